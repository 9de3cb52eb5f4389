#pragma once
// Sequences of turns on one cube: backwards, side by side, in symbols, what they do, and what they cost.

#include <initializer_list>
#include <numeric>
#include <optional>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

using Turns = std::vector<cube::Turn>;

[[nodiscard]] cube::Turn inverse(cube::Turn turn);
[[nodiscard]] Turns inverse(Turns turns);
[[nodiscard]] Turns joined(std::initializer_list<Turns> pieces);
/// X Y X' Y'
[[nodiscard]] Turns commutator(const Turns& x, const Turns& y);

/// Turns of the same layers merged and cancelled, across others about their axis; in one order for all words that
/// differ by such.
[[nodiscard]] Turns merged(const Turns& turns);

[[nodiscard]] cube::WordPtr word_of(const Turns& turns, int n);
[[nodiscard]] cube::State performed(cube::Cube cube, const Turns& turns);

/// What sequences of turns cost.
struct TurnCosts {
    int n;
    Cost cost = each_costs_one;

    [[nodiscard]] int of(const Turns& turns) const {
        return std::accumulate(turns.begin(), turns.end(), 0,
                               [this](int sum, const cube::Turn& turn) { return sum + cost(turn, n); });
    }
};

// Commutators seen in the letters: a sequence of turns that is C X Y Z X' Y' Z' C', up to turns about one axis merging
// where C ends, is [C: [X Y, Z X']]. In a free group every commutator is of that form (Wicks 1962).

/// C, A and B of [C: [A, B]].
struct CommutatorOfTurns {
    Turns c, a, b;
};
[[nodiscard]] std::optional<CommutatorOfTurns> commutator_in_letters(const Turns& turns);

/// [C: [A, B]], or [A, B] if C is empty.
[[nodiscard]] cube::WordPtr word_of(const CommutatorOfTurns& form, int n);

}  // namespace cubelang::search::commutators
