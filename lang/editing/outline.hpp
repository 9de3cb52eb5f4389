#pragma once
// The outline of a text: its definitions and imports, and the ranges that an editor can fold.

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
    std::string detail{};  ///< a function's parameters: `(p, q)`
    std::string doc{};
    Span whole{};  ///< the statement, with the doc comment above it
    Span name_span{};
};

/// In the order of the text, without levels: blocks are not scopes.
[[nodiscard]] std::vector<Symbol> symbols_of(const BoundText& text);

/// Blocks, long brackets, comments and consecutive imports.
struct Fold {
    enum class Kind : std::uint8_t { code, comment, imports };

    std::uint32_t first = 0, last = 0;  ///< lines, from 0; the first one stays visible
    Kind kind = Kind::code;
    friend bool operator==(const Fold&, const Fold&) = default;
};

/// The folds of any text, sorted by their first lines: the longest for each line. A closing bracket at the beginning
/// of its line stays visible. A line ends with \n, \r\n or \r.
[[nodiscard]] std::vector<Fold> folds_of(std::string_view text, const std::vector<Token>& tokens);

}  // namespace cubelang::lang
