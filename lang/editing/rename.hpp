#pragma once
// Renames a name wherever it is meant, so that the text keeps its meaning, or refuses with a reason.

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lang/editing/bindings.hpp"

namespace cubelang::lang {

struct Refusal {
    std::string reason;  ///< a sentence for the user
};

/// The names that a text uses and does not define.
struct ExternalNames {
    Exports exports{};
    std::function<bool(std::string_view name)> is_built_in{};
};

/// The place of the name at `offset`, if it can be renamed.
[[nodiscard]] std::variant<Span, Refusal> renamable_span(const BoundText& text, std::size_t offset);

/// The places of the old name, in the order of the text.
[[nodiscard]] std::variant<std::vector<Span>, Refusal> rename_spans(const BoundText& text, std::size_t offset,
                                                                    const std::string& name,
                                                                    const ExternalNames& outside = {});

/// A name that is renamed in another text.
struct ImportedRename {
    std::string old, name;
    std::function<bool(const Import& import)> is_imported_there{};  ///< Does it import that text?
};
/// The places of the old name in a text that may import it; empty if it does not. `outside` has the old names.
[[nodiscard]] std::variant<std::vector<Span>, Refusal> rename_spans(const BoundText& text,
                                                                    const ImportedRename& elsewhere,
                                                                    const ExternalNames& outside);

/// The text with `by` at these places.
[[nodiscard]] std::string replace_spans(std::string_view text, const std::vector<Span>& places, std::string_view by);

}  // namespace cubelang::lang
