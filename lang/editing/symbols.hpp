#pragma once
// The outline of a text: what it defines and imports.

#include <string>
#include <vector>

#include "lang/editing/bindings.hpp"

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

}  // namespace cubelang::lang
