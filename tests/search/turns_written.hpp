#pragma once
// Reads turns, for tests below the language: moves separated by blanks, `2R'`, `M2`, `x`.

#include <sstream>
#include <string>

#include "runtime/search/commutators/turn_words.hpp"
#include "tests/support/quarters.hpp"

namespace cubelang::search::commutators {

inline Turns turns_written(const std::string& text, int n) {
    Turns turns;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        cube::Move move;
        const auto letter = word.find_first_not_of("0123456789");
        if (letter > 0) move.from = move.to = static_cast<std::uint16_t>(std::stoi(word));
        move.letter = word[letter];
        move.turns = static_cast<std::int8_t>(test::quarters_written(word.substr(letter)));
        if (const auto turn = cube::turn_of(move, n)) turns.push_back(*turn);
    }
    return turns;
}

}  // namespace cubelang::search::commutators
