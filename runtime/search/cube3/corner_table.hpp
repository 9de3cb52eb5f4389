#pragma once
// How many moves the corners need, which is which and how each is turned: 88,179,840 positions, 2768 * 2187 up to the
// symmetries that keep an axis, four bits each.
//
// Phase 1 distances say nothing of a position whose twists, flips and slices are all home, such as two corners and two
// edges that change places across the top, nor of any that is a few moves away. The corners of those must come home
// too.

#include <optional>

#include "runtime/search/cube3/canonical_sequences.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

class CornerTable {
public:
    /// Nothing if it was stopped, or memory is short.
    [[nodiscard]] static std::optional<CornerTable> get(TableCache& cache, Metric metric, const Effort& effort);

    /// Which corner is where (coordinates.hpp), and the position about the first axis, which has the twists.
    [[nodiscard]] std::size_t entry_of(std::uint16_t corners, const Phase1Position& p) const {
        const std::size_t s = classes_->corners.symmetry_of(corners);
        return static_cast<std::size_t>(classes_->corners.class_of(corners)) * twists + moves_->twist_seen_by(p, s);
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
