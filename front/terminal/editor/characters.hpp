#pragma once
// Text as a person sees it: UTF-8, where a character and the marks on it are one glyph, and broken bytes do no harm.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::editor {

inline constexpr std::string_view replacement = "\xEF\xBF\xBD";  ///< U+FFFD, for what cannot be shown

struct Character {
    char32_t code = 0;
    std::size_t length = 0;  ///< in bytes
    bool broken = false;     ///< no UTF-8: one byte, shown as U+FFFD
};
/// `at` is before the end of the text.
[[nodiscard]] Character character_at(std::string_view text, std::size_t at);
[[nodiscard]] std::string utf8(char32_t code);

/// Where the glyph at `at` ends, and where the one before `at` begins.
[[nodiscard]] std::size_t next_glyph(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t previous_glyph(std::string_view text, std::size_t at);

/// The columns that a text without newlines and tabs takes.
[[nodiscard]] std::size_t width_of(std::string_view text);
/// The longest beginning that takes at most that many.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t columns);

/// Foreign text, made fit to be edited: every end of line is a newline, every control character and broken byte a
/// U+FFFD.
[[nodiscard]] std::string harmless(std::string_view foreign);

/// How many columns of a terminal a character takes, everywhere alike (the C library would answer for its locale): 0
/// for a mark that goes onto the character before it, 2 for wide ones. Control characters are none of its business.
[[nodiscard]] int columns_of(char32_t code);

}  // namespace cubelang::editor
