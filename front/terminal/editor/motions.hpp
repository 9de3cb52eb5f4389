#pragma once
// Where the cursor goes in a text of several lines: lines and words, as offsets.

#include <cstddef>
#include <string_view>

namespace cubelang::editor {

[[nodiscard]] std::size_t line_begin(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t at);

/// The end of the word at or after `at`, the beginning of the one before it: letters, digits, `_` and what is not
/// ASCII.
[[nodiscard]] std::size_t word_end(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t word_begin(std::string_view text, std::size_t at);
/// The same for words that only blanks part.
[[nodiscard]] std::size_t blank_word_begin(std::string_view text, std::size_t at);

/// The columns between the beginning of its line and `at`, and the glyph in that line that is at or before a
/// column.
[[nodiscard]] std::size_t column_of(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t at_column(std::string_view text, std::size_t begin_of_line, std::size_t column);

}  // namespace cubelang::editor
