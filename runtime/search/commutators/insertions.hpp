#pragma once
// Insertions, as in fewest-moves solving: a skeleton solves all but a few parts, and three-cycles inserted into it
// solve the rest. The best place is where most moves cancel.
//
// If the scramble s and the skeleton x y leave L, the correction between x and y is y L' y', a conjugate of L'. For
// each three-cycle all short commutators [A, B] and their conjugates [C: [A, B]] are tried at each place. If more
// than one three-cycle is left, they are inserted one after another in a beam search.

#include <map>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycles.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

// Short algorithms in face turns for every three-cycle of corners or edges of the 2x2x2 and the 3x3x3.
//
// All commutators [A, B] of layer turns, with A of up to three and B of one, or both of two, are computed once, and
// the three-cycles among them are kept. A three-cycle (x y z) is given by one sticker of each of its parts; [C: [A,
// B]] is that of x, y, z if [A, B] is that of their images under C.

using commutators::three_cycle_of;
using commutators::ThreeCycle;

[[nodiscard]] perm::Blocks effect_of(cube::Cube cube, const ThreeCycle& cycle);

class ThreeCycleWords {
public:
    ThreeCycleWords(cube::Cube cube, StopToken stop);

    struct Found {
        cube::WordPtr word;             ///< [A, B] or [C: [A, B]]
        std::vector<cube::Move> moves;  ///< the same in face turns, simplified
    };
    /// Some of the shortest algorithms for a cycle, shortest first; cached.
    [[nodiscard]] const std::vector<Found>& of(const ThreeCycle& cycle);

private:
    struct Commutator {
        std::uint32_t a, b;  ///< words
    };

    void collect_three_cycles(StopToken stop);
    void add(const ThreeCycle& cycle, const Commutator& commutator);
    void conjugates(const ThreeCycle& cycle, std::size_t setups, std::vector<Found>& found) const;

    cube::Cube cube_;
    commutators::LocalWords words_;  ///< of layer turns
    std::map<ThreeCycle, std::vector<Commutator>> commutators_;
    std::map<ThreeCycle, std::vector<Found>> known_;
};

/// The same moves with face turns in place of slice turns, and rotations of the whole cube collected at the end: M
/// becomes the equal of L' R x'. Only for the 3x3x3 and the 2x2x2.
[[nodiscard]] std::vector<cube::Move> to_face_turns(const std::vector<cube::Move>& moves);

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
