#pragma once
// Insertions, as in fewest-moves solving: a skeleton solves all but a few parts, and three-cycles inserted into it
// solve the rest. The best place is where most moves cancel.
//
// If the scramble s and the skeleton x y leave L, the correction between x and y is y L' y', a conjugate of L'. For
// each three-cycle all short commutators [A, B] and their conjugates [C: [A, B]] are tried at each place. If more
// than one three-cycle is left, they are inserted one after another in a beam search.

#include <string>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/commutators/three_cycle_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

struct Insertion {
    std::size_t at = 0;  ///< the number of moves before it, at the time of the insertion
    cube::WordPtr word;
};
struct InsertionAnswer {
    std::vector<cube::Move> moves;  ///< the skeleton with its insertions, simplified
    int cost = 0;
    int cancelled = 0;  ///< the cost saved by merging and cancelling
    std::vector<Insertion> steps;
};

struct InsertionOptions {
    std::size_t answers = 5;
    Cost cost = unit_cost;
    StopToken stop{};
};

enum class InsertionEnd : std::uint8_t {
    found,
    already_solved,  ///< the skeleton solves everything
    odd,             ///< two parts are swapped, which three-cycles cannot solve
    too_many,
    out_of_reach,  ///< a twist or flip is left that no turns solve
    stopped
};
struct InsertionResult {
    InsertionEnd end = InsertionEnd::found;
    int three_cycles = 0;                    ///< needed after the skeleton
    std::vector<InsertionAnswer> answers{};  ///< cheapest first
};

/// The greatest number of three-cycles to insert.
inline constexpr int most_inserted = 4;

/// The state before, the skeleton and its insertions together are the identity; rotations of the whole cube that this
/// needs come last. For the 2x2x2 and 3x3x3.
[[nodiscard]] InsertionResult insertions(const std::vector<cube::Move>& skeleton, const cube::State& before,
                                         ThreeCycleWords& words, const InsertionOptions& options);

}  // namespace cubelang::search
