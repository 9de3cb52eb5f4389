#pragma once
// Words of turns on one cube: inverse, product, normal form, notation, effect and cost.

#include <initializer_list>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

using Turns = std::vector<cube::Turn>;

[[nodiscard]] Turns inverse(Turns turns);
[[nodiscard]] Turns concatenated(std::initializer_list<std::span<const cube::Turn>> pieces);
/// X Y X' Y'
[[nodiscard]] Turns commutator(const Turns& x, const Turns& y);

/// Merges and cancels turns of the same layers, also across other turns about their axis. The result is the same for
/// all words that differ only in this.
[[nodiscard]] Turns merge_turns(const Turns& turns);
/// Appends a turn to a word that is merged already.
void merge_into(Turns& merged, const cube::Turn& turn);

[[nodiscard]] cube::WordPtr word_of(const Turns& turns, int n);
[[nodiscard]] cube::State state_after(cube::Cube cube, const Turns& turns);

/// The cost of words of turns.
struct TurnCosts {
    int n;
    Cost cost = unit_cost;

    [[nodiscard]] int of(const Turns& turns) const {
        return std::accumulate(turns.begin(), turns.end(), 0,
                               [this](int sum, const cube::Turn& turn) { return sum + cost(turn, n); });
    }
};

// Commutators recognised by their letters: a word C X Y Z X' Y' Z' C', also if turns merge at the ends of C, is [C:
// [X Y, Z X']]. In a free group every commutator has this form (Wicks 1962).

/// C, A and B of [C: [A, B]].
struct CommutatorOfTurns {
    Turns c, a, b;
};
[[nodiscard]] std::optional<CommutatorOfTurns> commutator_in_letters(const Turns& turns);

/// [C: [A, B]], or [A, B] if C is empty.
[[nodiscard]] cube::WordPtr word_of(const CommutatorOfTurns& form, int n);

}  // namespace cubelang::search::commutators
