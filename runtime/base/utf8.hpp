#pragma once
// Characters in UTF-8.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::inline base {

/// The length in bytes of a character that begins with this byte; 0 if no character does.
[[nodiscard]] std::size_t announced_length(char first);

/// The length in bytes of the first character; 0 if it is malformed or the text is empty.
[[nodiscard]] std::size_t character_length(std::string_view text);

/// The position of the first byte that is NUL or not UTF-8.
[[nodiscard]] std::optional<std::size_t> first_bad_byte(std::string_view text);

/// Whether the byte continues a character.
[[nodiscard]] constexpr bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// The end of the character at `at`, well-formed or not.
[[nodiscard]] std::size_t character_end(std::string_view text, std::size_t at);

/// The longest prefix of at most `most` bytes of a well-formed text, cut between characters.
[[nodiscard]] std::string_view beginning(std::string_view text, std::size_t most);

/// A text longer than `most` bytes loses its middle; both ends stay recognizable.
[[nodiscard]] std::string shortened(std::string text, std::size_t most);

/// The number of characters of a well-formed text.
[[nodiscard]] std::size_t count_characters(std::string_view text);

[[nodiscard]] constexpr bool is_character(std::uint32_t code) {
    return code != 0 && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
}
void append_utf8(std::string& text, std::uint32_t code);

/// The code point of the first character, which is well-formed.
[[nodiscard]] std::uint32_t code_point(std::string_view text);

// Positions in a text: bytes of UTF-8 here, units of UTF-16 in web pages and editors.

/// UTF-16 position of the character that contains a byte, and the reverse, without an index; same results as Utf16.
[[nodiscard]] std::size_t utf16_unit_at(std::string_view text, std::size_t byte);
[[nodiscard]] std::size_t utf16_byte_at(std::string_view text, std::size_t unit);

/// The same with an index, for many queries on one text.
class Utf16 {
public:
    /// An invalid byte counts as one unit, as does the character that a page shows for it.
    explicit Utf16(std::string_view text);

    /// The position of the character that contains the byte; past the end: the end.
    [[nodiscard]] std::size_t unit_at(std::size_t byte) const;
    [[nodiscard]] std::size_t byte_at(std::size_t unit) const;

private:
    std::vector<std::uint32_t> units_;  ///< for each byte, and for the end
};

}  // namespace cubelang::inline base
