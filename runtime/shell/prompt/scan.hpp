#pragma once
// A text being typed, in pieces: just enough of the language to paint it and to know where the cursor stands. What the
// pieces mean is the session's to say.

#include <cstddef>
#include <string_view>
#include <vector>

namespace cubelang::shell {

struct Token {
    enum class Kind {
        word,  ///< a name, a keyword, moves
        number,
        text,  ///< in quotes
        comment,
        open,  ///< a bracket
        close,
        sign  ///< any other
    };
    static constexpr auto none = static_cast<std::size_t>(-1);
    Kind kind = Kind::sign;
    std::size_t begin = 0, end = 0;
    std::size_t partner = none;  ///< of a bracket that has one: which token it is
};

[[nodiscard]] std::vector<Token> scan(std::string_view text);

}  // namespace cubelang::shell
