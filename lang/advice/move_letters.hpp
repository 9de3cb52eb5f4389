#pragma once
// The letters of moves, with the notation allowed around each: one row for each letter. The layers that a letter turns
// are in runtime/cube/notation.cpp.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang::lang {

/// The notation allowed around a letter; the rules are in lexical.hpp.
enum class LetterForm : std::uint8_t {
    none,     ///< not a letter of moves
    capital,  ///< numbers of layers before it, `w` (or `W`) or `v` after it: 2R, 2-4R, 3Rw, Rv
    small,    ///< numbers before it, and wide without a `w`: r (or rW) is Rw, 3r is 3Rw
    bare      ///< only a count and a prime after it
};

struct MoveLetter {
    char written = '.';  ///< in the text
    LetterForm form = LetterForm::none;
    char letter = '.';  ///< of the move: r is a wide R
};

// clang-format off
inline constexpr std::array<MoveLetter, 18> move_letters{{
    {'R', LetterForm::capital, 'R'},
    {'U', LetterForm::capital, 'U'},
    {'F', LetterForm::capital, 'F'},
    {'L', LetterForm::capital, 'L'},
    {'D', LetterForm::capital, 'D'},
    {'B', LetterForm::capital, 'B'},
    {'r', LetterForm::small, 'R'},
    {'u', LetterForm::small, 'U'},
    {'f', LetterForm::small, 'F'},
    {'l', LetterForm::small, 'L'},
    {'d', LetterForm::small, 'D'},
    {'b', LetterForm::small, 'B'},
    {'M', LetterForm::bare, 'M'},
    {'E', LetterForm::bare, 'E'},
    {'S', LetterForm::bare, 'S'},
    {'x', LetterForm::bare, 'x'},
    {'y', LetterForm::bare, 'y'},
    {'z', LetterForm::bare, 'z'},
}};
// clang-format on

/// The rows by their character.
inline constexpr auto move_letter_at = [] {
    std::array<MoveLetter, 256> rows{};
    for (const MoveLetter& row : move_letters) rows[static_cast<unsigned char>(row.written)] = row;
    return rows;
}();

/// The row of a character; its form is `none` if it is not a letter of moves.
[[nodiscard]] constexpr const MoveLetter& move_letter(char written) {
    return move_letter_at[static_cast<unsigned char>(written)];
}

}  // namespace cubelang::lang
