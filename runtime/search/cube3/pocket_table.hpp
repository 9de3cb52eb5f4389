#pragma once
// The pocket cube (2x2x2): all 3,674,160 positions up to rotations of the whole cube, with their distances. Corner
// DBL is fixed, and the other seven are solved by U, R and F: a turn of D is one of U and a rotation of the whole
// cube.

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

class PocketTable {
public:
    /// Half turns or quarter turns; the 2x2x2 has no slices.
    explicit PocketTable(Metric metric);
    static constexpr int orders = 5040, twists = 729, positions = orders * twists;

    /// The number of a position with DBL in place; solved is 0.
    [[nodiscard]] static int position(const Cubies& c);
    [[nodiscard]] int distance(int position) const { return distances_[position]; }
    /// Move numbers (cubies.hpp) of a shortest solution.
    [[nodiscard]] std::vector<int> solve(int position) const;

private:
    [[nodiscard]] int moved(int position, int move) const {
        return order_(position / twists, move) * twists + twist_(position % twists, move);
    }
    std::vector<int> moves_;
    MoveTable order_, twist_;
    Bytes distances_;
};
[[nodiscard]] const PocketTable& pocket_table(Metric metric);

/// The number of moves that the corners need, by permutation and twists: 88,179,840 positions, 2768 * 2187 up to the
/// symmetries that preserve an axis, four bits each.
///
/// Phase 1 distances are 0 for positions whose twists, flips and slices are all solved, such as two corners and two
/// edges exchanged across the top, and too low for those a few moves away. Their corners give a better bound.
class CornerTable {
public:
    /// Nothing if stopped, or out of memory.
    [[nodiscard]] static std::optional<CornerTable> get(TableCache& cache, Metric metric, const SearchLimits& limits);

    /// From the permutation of the corners (coordinates.hpp) and the position about the first axis, which has the
    /// twists.
    [[nodiscard]] std::size_t entry_of(std::uint16_t corners, const Phase1Position& p) const {
        const std::size_t s = classes_->corners.symmetry_of(corners);
        return static_cast<std::size_t>(classes_->corners.class_of(corners)) * twists + moves_->conjugate_twist(p, s);
    }
    [[nodiscard]] int distance(std::size_t entry) const { return bytes_[entry >> 1] >> 4 * (entry & 1) & 15; }
    void prefetch(std::size_t entry) const { __builtin_prefetch(bytes_ + (entry >> 1)); }
    [[nodiscard]] std::uint16_t moved(std::uint16_t corners, int move) const {
        return static_cast<std::uint16_t>((*by_)(corners, move));
    }

private:
    explicit CornerTable(Table table);
    Table table_;
    const std::uint8_t* bytes_;
    const Phase2Classes* classes_;
    const Phase1Moves* moves_;
    const MoveTable* by_;
};

}  // namespace cubelang::search::cube3
