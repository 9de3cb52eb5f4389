#pragma once
// A text in tokens with what they mean: what an editor paints by.

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
    module,     ///< what is imported, or a numbering
};

struct Painted {
    Span span{};
    Meaning meaning = Meaning::comment;
    bool is_definition = false;
    bool is_built_in = false;
    bool is_doc = false;
};

/// What a name that the text does not define is outside; nothing if it is not known.
using OutsideMeaning = std::function<std::optional<Painted>(std::string_view name)>;

/// One for each token that means anything, in their order. Of any text: what stands in statements that cannot be read
/// is painted by how it is spelled, and names by what they mean elsewhere in the text.
[[nodiscard]] std::vector<Painted> meanings_of(const BoundText& text, const std::vector<Token>& tokens,
                                               const OutsideMeaning& outside = {});

}  // namespace cubelang::lang
