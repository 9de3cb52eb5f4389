#pragma once
// Insertions, as they are made in fewest moves: a skeleton solves all but a few parts, which three-cycles, put in
// somewhere on the way, solve with it; the best place is where they cancel most moves.
//
// If the scramble s and the skeleton x y leave L, what corrects it between x and y is y L' y', a conjugate of L'. Of
// each three-cycle all short commutators [A, B] and their conjugates [C: [A, B]] are tried at each place. Where more
// than one three-cycle is left, they are put in one after the other, and the best of each stage are gone on with.

#include <string>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/commutators/three_cycle_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

struct Insertion {
    std::size_t at = 0;  ///< behind so many moves of what there was before it
    cube::WordPtr word;
};
struct Inserted {
    std::vector<cube::Move> moves;  ///< the whole, simplified
    int cost = 0;
    int cancelled = 0;  ///< what it would cost more if nothing had cancelled
    std::vector<Insertion> steps;
};

struct InsertionOptions {
    std::size_t answers = 5;
    Cost cost = each_costs_one;
    StopToken stop{};
};

enum class InsertionEnd : std::uint8_t {
    found,
    none_left,  ///< the skeleton solves it all
    odd,        ///< three-cycles do not: two parts are swapped
    too_many,
    out_of_reach,  ///< some twist or flip that no turns make
    stopped
};
struct InsertionResult {
    InsertionEnd end = InsertionEnd::found;
    int three_cycles = 0;             ///< left by the skeleton
    std::vector<Inserted> answers{};  ///< cheapest first
};

/// More three-cycles than this are not looked at.
inline constexpr int most_inserted = 4;

/// So that what was done before, the skeleton and the insertions together change nothing; turns of the whole cube that
/// this takes are put at the end. On the 2x2x2 and 3x3x3.
[[nodiscard]] InsertionResult insertions(const std::vector<cube::Move>& skeleton, const cube::State& before,
                                         ThreeCycleWords& words, const InsertionOptions& options);

}  // namespace cubelang::search
