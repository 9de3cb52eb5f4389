#pragma once
// The outline of a text: what it defines and imports, and what of it an editor can fold away.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/editing/bindings.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

struct Symbol {
    enum class Kind : std::uint8_t { value, function, module };

    Kind kind = Kind::value;
    std::string name{};
    std::string detail{};  ///< of a function its parameters: `(p, q)`
    std::string doc{};
    Span whole{};  ///< the statement, with the doc comment above it
    Span name_span{};
};

/// In the order of the text; blocks are not told apart, since the language does not.
[[nodiscard]] std::vector<Symbol> symbols_of(const BoundText& text);

/// Blocks and long brackets, comments, imports that follow each other.
struct Fold {
    enum class Kind : std::uint8_t { code, comment, imports };

    std::uint32_t first = 0, last = 0;  ///< lines, from 0; the first one stays to be seen
    Kind kind = Kind::code;
    friend bool operator==(const Fold&, const Fold&) = default;
};

/// Of any text with its tokens, by their first lines: one for each line, the longest. A closing bracket that begins its
/// line stays to be seen too. A line ends with \n, \r\n or \r.
[[nodiscard]] std::vector<Fold> folds_of(std::string_view text, const std::vector<Token>& tokens);

}  // namespace cubelang::lang
