#pragma once
// Lower bounds for the 3x3x3, in tables of a few dozen megabytes; in tables of one or two if memory is short.
//
//   Phase1Table  moves that solve twists, flips and slice: 64430 * 2187 distances modulo 3, two bits each. One
//                move changes a distance by at most one, so it follows from that of a neighbour.
//   Phase2Table  moves in phase 2 that solve corners and outer edges, 2768 * 40320 distances of four bits, and
//                corners and the slice's edges, 40320 * 24 bytes.
//
// The small tables have twists with slice, flips with slice, and outer edges with the slice's, each pair separately.

#include <cstdint>
#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

/// From the best to the smallest.
enum class TableSize : std::uint8_t {
    large,             ///< or small if memory is short
    large_if_present,  ///< if it exists already; otherwise small
    small
};

class Phase1Table {
public:
    /// Nothing if stopped.
    [[nodiscard]] static std::optional<Phase1Table> get(TableCache& cache, Metric metric, const SearchLimits& limits,
                                                        TableSize size = TableSize::large);

    using Position = Phase1Position;
    [[nodiscard]] const Phase1Moves& moves() const { return *moves_; }
    [[nodiscard]] Position moved(const Position& p, int move) const { return (*moves_)(p, move); }
    [[nodiscard]] int residue(const Position& p) const { return is_small_ ? small_distance(p) % 3 : large_residue(p); }
    [[nodiscard]] int large_residue(const Position& p) const {
        const auto entry = entry_of(p);
        return bytes_[entry >> 2] >> 2 * (entry & 3) & 3;
    }
    /// Memory has a long latency but serves many accesses at once: a caller with many look-ups calls this for all of
    /// them first.
    // Not with an `if`: GCC 12 drops a prefetch that is alone in a branch.
    void prefetch(const Position& p) const { __builtin_prefetch(bytes_ + (is_small_ ? 0 : entry_of(p) >> 2)); }
    void prefetch_moves(const Position& p) const { moves_->prefetch(p); }
    /// The distance, from that of a neighbour.
    [[nodiscard]] int distance(const Position& p, int neighbour) const { return from_residue(residue(p), neighbour); }
    [[nodiscard]] static constexpr int from_residue(int residue, int neighbour) {
        return neighbour + (residue - neighbour % 3 + 4) % 3 - 1;
    }
    /// The distance, by a descent to the goal; for the small table, the bound itself.
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
    /// Nothing if stopped.
    [[nodiscard]] static std::optional<Phase2Table> get(TableCache& cache, const SearchLimits& limits,
                                                        TableSize size = TableSize::large);

    struct Position {
        int corners = 0, outer = 0, order = 0;  ///< order of the slice's edges
    };
    [[nodiscard]] static Position position(const Cubies& c) {
        return {corners_of(c), outer_of(c), four_of(c, group_slice) % orders4};
    }
    /// `index` is that of the move in phase2_moves(), `move` its number.
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
    const Phase2Classes* classes_;  ///< for the large table
    const MoveTables* by_;
    bool is_small_;
};

}  // namespace cubelang::search::cube3
