#pragma once
// Text in glyphs: UTF-8, where a character with its combining marks is one glyph, and broken bytes are tolerated.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "runtime/base/embedded_file.hpp"

namespace cubelang::editor {

inline constexpr std::string_view replacement = "\xEF\xBF\xBD";  ///< U+FFFD, in place of bytes that cannot be shown

struct Character {
    char32_t code = 0;
    std::size_t length = 0;  ///< in bytes
    bool broken = false;     ///< invalid UTF-8: one byte, shown as U+FFFD
};
/// `at` must be before the end of the text.
[[nodiscard]] Character character_at(std::string_view text, std::size_t at);

/// The end of the glyph at `at`, and the beginning of the one before `at`.
[[nodiscard]] std::size_t next_glyph(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t previous_glyph(std::string_view text, std::size_t at);

/// The width in columns of a text without newlines and tabs.
[[nodiscard]] std::size_t width_of(std::string_view text);
/// The longest beginning of at most `columns` columns.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t columns);

/// Prepares foreign text for editing: line ends become newlines, control characters and broken bytes U+FFFD.
[[nodiscard]] std::string sanitized(std::string_view foreign);

/// The width of a character in columns, independent of the locale: 0 for combining marks, 2 for wide characters.
/// Not meaningful for control characters.
[[nodiscard]] int columns_of(char32_t code);

/// The first and the last code of ranges of Unicode 14, hexadecimal. `marks`: the general categories Mn, Me and Cf
/// (without the soft hyphen) and the second halves of Hangul syllables; `wide`: East Asian Width W and F. Unassigned
/// codes are grouped with their neighbours.
[[nodiscard]] std::span<const EmbeddedFile> width_tables();

}  // namespace cubelang::editor
