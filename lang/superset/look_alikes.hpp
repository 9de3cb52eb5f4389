#pragma once
// What is common elsewhere and is read as something else here: found in a statement that could be read, so that it can
// be said. What every cuber reads as the language does is not among them.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source.hpp"
#include "lang/superset/typed_text.hpp"

namespace cubelang::lang {

struct LookAlike {
    Span span;            ///< in the text of the statement
    std::string message;  ///< how it is read
    std::string hint;     ///< how something else is written that may have been meant
};

struct LookAlikeRow {
    std::string_view example;  ///< a statement that has it
    std::optional<LookAlike> (*find)(const TypedText& text);
};
/// In the order in which they are looked for: of two on the same text the first counts.
[[nodiscard]] std::span<const LookAlikeRow> look_alike_rows();

/// At most one of each row, in the order of the text.
[[nodiscard]] std::vector<LookAlike> look_alikes(std::string_view statement);

/// A glance at a statement: false only if no row finds anything. Most have nothing in them that looks like something
/// else, and a million of them may come from a program.
[[nodiscard]] bool may_have_look_alikes(std::string_view statement);

}  // namespace cubelang::lang
