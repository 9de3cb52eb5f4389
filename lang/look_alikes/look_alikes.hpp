#pragma once
// Notation that is common elsewhere and has another meaning here, found in statements that can be parsed. Notation
// that every cuber reads as the language does is not included.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/look_alikes/typed_text.hpp"
#include "lang/source.hpp"

namespace cubelang::lang {

struct LookAlike {
    Span span;            ///< in the text of the statement
    std::string message;  ///< how it is read
    std::string hint;     ///< how to write the other meaning
};

struct LookAlikeRow {
    std::string_view example;  ///< a statement that has it
    std::optional<LookAlike> (*find)(const TypedText& text);
};
/// In the order in which they are tried: of two on the same text the first counts.
[[nodiscard]] std::span<const LookAlikeRow> look_alike_rows();

/// At most one of each row, in the order of the text.
[[nodiscard]] std::vector<LookAlike> look_alikes(std::string_view statement);

/// A quick check of a statement: false only if no row finds anything. Most statements have no look-alikes, and a
/// program may send a million of them.
[[nodiscard]] bool may_have_look_alikes(std::string_view statement);

}  // namespace cubelang::lang
