#pragma once
// Notation that is common elsewhere and has another meaning here, found in statements that can be parsed: the rows of
// look_alikes.txt. Notation that every cuber reads as the language does is not included.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

struct LookAlike {
    std::size_t begin = 0, end = 0;  ///< in the text of the statement
    std::string message;             ///< how it is read
    std::string hint;                ///< how to write the other meaning
};
/// At most one of each row, in the order of the text.
[[nodiscard]] std::vector<LookAlike> look_alikes(std::string_view statement);

/// A statement of another notation that cannot be run as it stands, written in the language: the rows of [reading].
struct Reading {
    std::string text;
    std::string message;  ///< how it is read
};
[[nodiscard]] std::optional<Reading> reading_of(std::string_view statement);

/// A quick check of a statement: false only if no row finds anything. Most statements have no look-alikes, and a
/// program may send a million of them.
[[nodiscard]] bool may_have_look_alikes(std::string_view statement);
/// The same as `look_alikes`, without the check.
[[nodiscard]] std::vector<LookAlike> search_look_alikes(std::string_view statement);

/// The statement with the inside of texts, comments and cycles blanked out; its length is the same.
[[nodiscard]] std::string without_texts(std::string_view statement);

/// A statement for each row, in their order.
[[nodiscard]] std::vector<std::string_view> look_alike_examples();

}  // namespace cubelang::lang
