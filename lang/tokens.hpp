#pragma once
// A text in tokens with their kinds: what an editor, a page or the prompt paints by, and what completion finds its
// place with. They are read by the grammar's own rules, but any text has them, however far it is from a program. What a
// name means is the session's to say.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang::lang {

struct Token {
    enum class Kind : std::uint8_t {
        comment,    ///< to the end of its line, or between /* and */
        doc,        ///< a `##` line: what describes the definition below it
        text,       ///< in quotes; one that is not closed ends with its line
        keyword,    ///< a word of the language: `let`, `and`, `true`
        moves,      ///< a word of them with its prime: `RUR'`, `2-4Rw2`
        pause,      ///< `.`
        number,     ///< digits alone
        name,       ///< any other word
        field,      ///< `.corners`, touching a value
        part,       ///< in a cycle, with its sign: `+ufl`
        location,   ///< `@ufr`, `@net.12`
        open,       ///< a bracket
        close,      ///< a bracket
        separator,  ///< `,` `:` `;`
        operation,  ///< `+`, `==`, `..`, `=`, `^`, a prime after a value
        unknown     ///< what the language has no use for: `&`, `4Q`
    };
    static constexpr auto none = static_cast<std::size_t>(-1);

    Kind kind = Kind::unknown;
    std::size_t begin = 0, end = 0;  ///< bytes
    std::size_t partner = none;      ///< of a bracket that has one: which token it is
};

/// In the order of the text; between them are only blanks and newlines.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text);

/// Which of the tokens is the innermost bracket that is not closed; Token::none if all are.
[[nodiscard]] std::size_t innermost_open(const std::vector<Token>& tokens);

/// How much of the front of a word reads as moves without primes: 2 of `RUX`.
[[nodiscard]] std::size_t moves_length(std::string_view word);

}  // namespace cubelang::lang
