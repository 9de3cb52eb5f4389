#pragma once
// Phase 1 distances that include the order of the slice's edges: the number of moves that solve twists, flips and
// those four edges. 64430 * 24 * 2187 distances modulo 3 (pruning.hpp explains why this suffices) in 814 MiB; each
// bound is one move better than that of the 34 MiB table, and shortest solutions of random positions need it. In half
// and quarter turns only: a turn of a middle layer would not preserve the order of its slice's edges, which
// optimal.hpp relies on.

#include <optional>

#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

/// A block of the table: all twists of one row of phase 1 with one order of the slice's edges, two bits each.
inline constexpr std::size_t large_block_words = (twists + 31) / 32, large_block_bytes = 8 * large_block_words;
inline constexpr std::size_t large_table_size = std::size_t{64430} * orders4 * large_block_bytes;

/// By symmetry and `four`: the order of the slice's edges, conjugated by the symmetry.
using ConjugateOrders = std::array<std::array<std::uint8_t, fours>, axis_symmetries>;
[[nodiscard]] const ConjugateOrders& conjugate_orders();

class LargeTable {
public:
    /// Nothing if stopped, or out of memory.
    [[nodiscard]] static std::optional<LargeTable> get(TableCache& cache, Metric metric, const SearchLimits& limits);
    /// Only if the table exists already.
    [[nodiscard]] static std::optional<LargeTable> find(TableCache& cache, Metric metric, StopToken stop = {});
    [[nodiscard]] static bool is_for(Metric metric) { return metric != Metric::slice_turns; }

    struct Position {
        Phase1Position at;
        std::uint16_t four = 0;
        [[nodiscard]] bool is_goal() const { return at.is_goal() && four == 0; }
    };
    [[nodiscard]] static Position position(const Cubies& c) {
        return {Phase1Moves::position(c), static_cast<std::uint16_t>(four_of(c, group_slice))};
    }
    [[nodiscard]] std::uint16_t four_moved(std::uint16_t four, int move) const {
        return static_cast<std::uint16_t>((*by_)(four, move));
    }
    [[nodiscard]] int residue(const Phase1Position& p, std::uint16_t four) const {
        return *byte_of(p, four) >> 2 * (p.twist & 3) & 3;
    }
    void prefetch(const Phase1Position& p, std::uint16_t four) const { __builtin_prefetch(byte_of(p, four)); }
    /// The distance, by a descent to the goal.
    [[nodiscard]] int distance(Position p) const;

private:
    LargeTable(Table table, Metric metric);
    [[nodiscard]] const std::uint8_t* byte_of(const Phase1Position& p, std::uint16_t four) const {
        const auto block = std::size_t{p.row} * orders4 + (*orders_)[p.symmetry][four];
        return bytes_ + block * large_block_bytes + (p.twist >> 2);
    }
    Table table_;
    const std::uint8_t* bytes_;
    const ConjugateOrders* orders_;
    const MoveTable* by_;
    Metric metric_;
};

// Builds the table breadth first within its two bits for each position, without other memory of this size. An
// unreached position is 3, the others are their distance modulo 3.

/// Empty if stopped. Progress counts positions as parts; `counts`, if given, receives the number of entries at each
/// distance.
[[nodiscard]] Bytes large_distances(Metric metric, const SearchLimits& limits,
                                    std::vector<std::uint64_t>* counts = nullptr);

}  // namespace cubelang::search::cube3
