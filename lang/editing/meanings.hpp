#pragma once
// The tokens of a text with their meanings, for highlighting in editors.

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "lang/editing/bindings.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

enum class Meaning : std::uint8_t {
    comment,
    text,
    keyword,
    number,
    operation,
    moves,
    part,       ///< in a cycle
    location,   ///< `@ufr`
    function,   ///< own, imported, or built in
    parameter,  ///< of a function, also where a call names it
    variable,   ///< named by `let` or `for`, imported, or a constant
    field,      ///< `.corners`
    module,     ///< an imported module, or a numbering
};

struct TokenMeaning {
    Span span{};
    Meaning meaning = Meaning::comment;
    bool is_definition = false;
    bool is_built_in = false;
    bool is_doc = false;
};

/// The meaning of a name that the text does not define; nothing if it is unknown.
using ExternalMeaning = std::function<std::optional<TokenMeaning>(std::string_view name)>;

/// One for each token that has a meaning, in order. In broken statements tokens are classified by their spelling, and
/// names by their meaning elsewhere in the text.
[[nodiscard]] std::vector<TokenMeaning> meanings_of(const BoundText& text, const std::vector<Token>& tokens,
                                                    const ExternalMeaning& outside = {});

}  // namespace cubelang::lang
