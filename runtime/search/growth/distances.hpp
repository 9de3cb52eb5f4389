#pragma once
// The number of positions at each distance from a goal: breadth first, completely or as far as memory allows.
//
// Where a position is a combination of few coordinates, all combinations lie in a table: their distance modulo 3
// where every move costs 1, otherwise modulo 15. Else the positions of each distance are collected in layers.

#include <cstdint>
#include <vector>

#include "runtime/search/growth/layer_store.hpp"
#include "runtime/search/growth/row_space.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

struct DistanceOptions {
    int most_cost = 1'000'000;
    std::size_t antipodes = 0;  ///< the number of farthest positions to return
    /// Permutations of the points that map the moves onto themselves, closed under products: layers hold positions up
    /// to these and inverses. The counts are of all positions.
    std::vector<group::Permutation> symmetries{};
    /// Count cosets of this subgroup, not elements.
    std::optional<group::StabilizerChain> subgroup{};
    /// With a folder layers are kept there, and a count goes on where it stopped. Not with antipodes.
    StoreOptions store{};
    SearchLimits limits{};  ///< progress reports the positions at each cost
};

struct Distances {
    std::vector<std::uint64_t> counts;  ///< by distance
    bool is_table = false;              ///< all positions fit into a table, and no folder was used
    bool is_too_long = false;           ///< nothing was counted: a position needs too many bytes
    bool complete = false;              ///< all positions are counted; false if memory, `most_cost` or time ran out
    int searched = 0;                   ///< all positions up to this distance are counted
    /// For each of some farthest positions a cheapest path to it from the goal, as indexes of moves. In a group it is
    /// an element of greatest length.
    std::vector<GeneratorWord> antipodes{};
    [[nodiscard]] std::uint64_t total() const;
};

/// Distances of the positions of a puzzle from the solved ones: with these labels at their points, or as any of
/// `also_solved` shows the same labels. With moves that have no inverses: of what they make of the solved position.
/// Throws LayerStore::Problem if the folder cannot be used.
[[nodiscard]] Distances distances(const std::vector<PointMove>& moves, const PointLabels& labels,
                                  const std::vector<PointLabels>& also_solved = {},
                                  const DistanceOptions& options = {});

/// Those that are not products of two others at no higher cost, as R2 is R R in quarter turns.
[[nodiscard]] std::vector<std::uint16_t> needed_moves(const std::vector<PointMove>& moves);

/// Those of the permutations that map the moves onto moves of the same costs.
[[nodiscard]] std::vector<group::Permutation> symmetries_of(const std::vector<PointMove>& moves,
                                                            std::vector<group::Permutation> candidates);

/// Distances of the states of a cube from a goal; free turns and rotations are ignored. For a full permutation they are
/// those of the elements of the group that the generators make; states that the goal does not distinguish count once.
/// Nothing if the goal has too many targets, or different kinds of them.
[[nodiscard]] std::optional<Distances> distances(const Goal& goal, std::span<const Generator> generators,
                                                 const DistanceOptions& options = {});

}  // namespace cubelang::search
