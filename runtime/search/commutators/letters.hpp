#pragma once
// Commutators seen in the letters: a sequence of turns that is C X Y Z X' Y' Z' C', up to turns about one axis merging
// where C ends, is [C: [X Y, Z X']]. In a free group every commutator is of that form (Wicks 1962).

#include <optional>

#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// C, A and B of [C: [A, B]].
struct CommutatorOfTurns {
    Turns c, a, b;
};
[[nodiscard]] std::optional<CommutatorOfTurns> commutator_in_letters(const Turns& turns);

/// [C: [A, B]], or [A, B] if C is empty.
[[nodiscard]] cube::WordPtr word_of(const CommutatorOfTurns& form, int n);

}  // namespace cubelang::search::commutators
