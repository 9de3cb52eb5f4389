#pragma once
// A name changed everywhere it is meant, so that the text means what it meant; or why that cannot be.

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lang/editing/bindings.hpp"

namespace cubelang::lang {

struct Refusal {
    std::string why;  ///< a sentence for whoever asked
};

/// What stands outside of a text.
struct Outside {
    Exports exports{};
    std::function<bool(std::string_view name)> is_built_in{};
};

/// Which name there is to change: its place.
[[nodiscard]] std::variant<Span, Refusal> renamable(const BoundText& text, std::size_t offset);

/// Where the new name is to stand instead of the old one, in the order of the text.
[[nodiscard]] std::variant<std::vector<Span>, Refusal> renamed(const BoundText& text, std::size_t offset,
                                                               const std::string& name, const Outside& outside = {});

/// A name that is changed in another text.
struct RenamedElsewhere {
    std::string old, name;
    std::function<bool(const Import& import)> is_imported_there{};  ///< Does it import that text?
};
/// Where the new name is to stand in a text that may import it; `outside` is still as it was. Nowhere, if it does not.
[[nodiscard]] std::variant<std::vector<Span>, Refusal> renamed(const BoundText& text, const RenamedElsewhere& elsewhere,
                                                               const Outside& outside);

/// The text with something else at these places.
[[nodiscard]] std::string replaced(std::string_view text, const std::vector<Span>& places, std::string_view by);

}  // namespace cubelang::lang
