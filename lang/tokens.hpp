#pragma once
// The tokens of a text, for syntax highlighting and completion. They are read by the grammar's rules, but any text
// has them, even if it is not a program. Names are not resolved here.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang::lang {

struct Token {
    enum class Kind : std::uint8_t {
        comment,    ///< to the end of its line, or between /* and */
        doc,        ///< a `##` line: describes the definition below it
        text,       ///< in quotes, up to a value, and after one; one that is not closed ends with its line
        keyword,    ///< a word of the language: `let`, `and`, `true`
        moves,      ///< a word of moves with its prime: `RUR'`, `2-4Rw2`
        pause,      ///< `.`
        number,     ///< digits alone
        name,       ///< any other word
        field,      ///< `.corners`, touching a value
        part,       ///< in a cycle, with its sign: `+ufl`
        location,   ///< `@ufr`, `@net.12`
        open,       ///< a bracket, also the brace before a value in a text
        close,      ///< a bracket
        separator,  ///< `,` `:` `;`
        operation,  ///< `+`, `==`, `..`, `=`, `^`, a prime after a value; the format `:>8` in a text
        unknown     ///< not in the language: `&`, `4Q`
    };
    static constexpr auto none = static_cast<std::size_t>(-1);

    Kind kind = Kind::unknown;
    std::size_t begin = 0, end = 0;  ///< bytes
    std::size_t partner = none;      ///< of a bracket: the index of its partner, if it has one
};

/// In the order of the text; between them are only blanks and newlines.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text);

/// The index of the innermost unclosed bracket; Token::none if all are closed.
[[nodiscard]] std::size_t innermost_open(const std::vector<Token>& tokens);

/// The length of the longest front of a word that reads as moves without primes: 2 for `RUX`.
[[nodiscard]] std::size_t moves_length(std::string_view word);

}  // namespace cubelang::lang
