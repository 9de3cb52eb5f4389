#pragma once
// Lower bounds for the 3x3x3, in tables of a few dozen megabytes; where there is no memory for them, in tables of one
// or two.
//
//   Phase1Table  how many moves bring twists, flips and slice home: 64430 * 2187 distances, two bits each: the distance
//   modulo 3. As
//                one move changes it by one at most, the distance itself follows from the one before.
//   Phase2Table  in phase 2, how many moves bring corners and outer edges home, 2768 * 40320 distances of four bits,
//   and how
//                many bring corners and the slice's edges home, 40320 * 24 bytes.
//
// The small ones keep twists with slice, flips with slice, and outer edges with the slice's, each pair alone.

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

/// The best first.
enum class TableSize : std::uint8_t {
    large,           ///< or small if need be
    large_if_there,  ///< made before, by this run or another; else small
    small
};

class Phase1Table {
public:
    /// Nothing if it was stopped.
    [[nodiscard]] static std::optional<Phase1Table> get(TableCache& cache, Metric metric, const Effort& effort,
                                                        TableSize size = TableSize::large);

    using Position = Phase1Position;
    [[nodiscard]] const Phase1Moves& moves() const { return *moves_; }
    [[nodiscard]] Position moved(const Position& p, int move) const { return (*moves_)(p, move); }
    [[nodiscard]] int residue(const Position& p) const { return is_small_ ? small_distance(p) % 3 : large_residue(p); }
    [[nodiscard]] int large_residue(const Position& p) const {
        const auto entry = entry_of(p);
        return bytes_[entry >> 2] >> 2 * (entry & 3) & 3;
    }
    /// Memory takes long to answer, but answers many at once: a caller with many questions calls this for all of them
    /// first.
    // Not as an `if`: GCC 12 leaves out a prefetch that is alone in a branch.
    void prefetch(const Position& p) const { __builtin_prefetch(bytes_ + (is_small_ ? 0 : entry_of(p) >> 2)); }
    void prefetch_moves(const Position& p) const { moves_->prefetch(p); }
    /// The distance, from that of a neighbour.
    [[nodiscard]] int distance(const Position& p, int neighbour) const { return from_residue(residue(p), neighbour); }
    [[nodiscard]] static constexpr int from_residue(int residue, int neighbour) {
        return neighbour + (residue - neighbour % 3 + 4) % 3 - 1;
    }
    /// The distance, by walking home; of the small table, the bound itself.
    [[nodiscard]] int distance(const Position& p) const;
    [[nodiscard]] bool is_small() const { return is_small_; }

private:
    Phase1Table(Table table, Metric metric, bool is_small);
    [[nodiscard]] int small_distance(const Position& p) const;
    [[nodiscard]] static std::size_t entry_of(const Position& p) { return std::size_t{p.row} * twists + p.twist; }
    Table table_;
    const std::uint8_t* bytes_;
    const Phase1Moves* moves_;
    Metric metric_;
    bool is_small_;
};

class Phase2Table {
public:
    /// Nothing if it was stopped.
    [[nodiscard]] static std::optional<Phase2Table> get(TableCache& cache, const Effort& effort,
                                                        TableSize size = TableSize::large);

    struct Position {
        int corners = 0, outer = 0, order = 0;  ///< order of the slice's edges
    };
    [[nodiscard]] static Position position(const Cubies& c) {
        return {corners_of(c), outer_of(c), four_of(c, group_slice) % orders4};
    }
    /// `index` is one into phase2_moves(), `move` that move's number.
    [[nodiscard]] Position moved(const Position& p, int index, int move) const {
        return {by_->corners(p.corners, move), by_->outer(p.outer, index), by_->four(p.order, move)};
    }
    [[nodiscard]] int distance(const Position& p) const { return std::max(without_outer(p), without_slice(p)); }
    void prefetch(int corners, int order) const { __builtin_prefetch(slice_bytes_ + corners * orders4 + order); }
    [[nodiscard]] int without_outer(const Position& p) const { return slice_bytes_[p.corners * orders4 + p.order]; }
    [[nodiscard]] int without_slice(const Position& p) const {
        if (is_small_) return bytes_[p.outer * orders4 + p.order];
        const auto entry = entry_of(p);
        return bytes_[entry >> 1] >> 4 * (entry & 1) & 15;
    }
    void prefetch(const Position& p) const { __builtin_prefetch(bytes_ + (is_small_ ? 0 : entry_of(p) >> 1)); }

private:
    Phase2Table(Table table, bool is_small);
    [[nodiscard]] std::size_t entry_of(const Position& p) const {
        const std::size_t row = classes_->corners.class_of(p.corners);
        const auto& conjugated = classes_->outer[classes_->corners.symmetry_of(p.corners)];
        return row * outer_orders + conjugated[p.outer];
    }
    Table table_;
    const std::uint8_t *bytes_, *slice_bytes_;
    const Phase2Classes* classes_;  ///< of the large table
    const MoveTables* by_;
    bool is_small_;
};

// Distances to the solved one, breadth first, of all pairs (x, y) of two small coordinates, none left out by symmetry:
// a million or two, in a few hundredths of a second.

/// What each of the moves makes of each value; moves come with their inverses.
class SmallMoves {
public:
    template <class Move>
    SmallMoves(int size, std::size_t moves, Move move) : size_(static_cast<std::size_t>(size)), moves_(moves) {
        to_.reserve(size_ * moves);
        for (int value = 0; value < size; ++value)
            for (std::size_t m = 0; m < moves; ++m) to_.push_back(static_cast<std::uint16_t>(move(value, m)));
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t moves() const { return moves_; }
    [[nodiscard]] const std::uint16_t* of(std::size_t value) const { return to_.data() + value * moves_; }

private:
    std::size_t size_, moves_;
    std::vector<std::uint16_t> to_;
};

/// A byte for each pair, at x * y.size() + y; empty if stopped. Both have as many moves.
[[nodiscard]] Bytes plain_distances(const SmallMoves& x, const SmallMoves& y, StopToken stop = {});

}  // namespace cubelang::search::cube3
