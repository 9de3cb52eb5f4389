#pragma once
// Characters in UTF-8.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang {

/// As many bytes as a character has that begins with this one; 0 if none does.
[[nodiscard]] std::size_t announced_length(char first);

/// The length of the well-formed character at the front; 0 if it is broken (or the text is empty).
[[nodiscard]] std::size_t character_length(std::string_view text);

/// Where the first byte is that is no text: no UTF-8, or NUL.
[[nodiscard]] std::optional<std::size_t> first_bad_byte(std::string_view text);

/// A byte that goes on with a character begun before.
[[nodiscard]] constexpr bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// Where the character at `at` ends, well-formed or not.
[[nodiscard]] std::size_t character_end(std::string_view text, std::size_t at);

/// The longest beginning of a well-formed text of at most that many bytes, cut between characters.
[[nodiscard]] std::string_view beginning(std::string_view text, std::size_t most);

/// A text of more bytes than `most` with its middle left out: both ends say what it is of.
[[nodiscard]] std::string shortened(std::string text, std::size_t most);

/// The number of characters; text is well-formed.
[[nodiscard]] std::size_t count_characters(std::string_view text);

[[nodiscard]] constexpr bool is_character(std::uint32_t code) {
    return code != 0 && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
}
void append_utf8(std::string& text, std::uint32_t code);

/// The code of the well-formed character at the front.
[[nodiscard]] std::uint32_t code_point(std::string_view text);

// Positions in a text: bytes of UTF-8 here, units of UTF-16 in pages and editors.

/// In a text without its index: the units before the character that the byte belongs to, and the way back. Positions
/// are as those of Utf16.
[[nodiscard]] std::size_t utf16_unit_at(std::string_view text, std::size_t byte);
[[nodiscard]] std::size_t utf16_byte_at(std::string_view text, std::size_t unit);

/// The same of a text of which much is asked.
class Utf16 {
public:
    /// A broken byte counts as one unit, as the character that a page shows for it does.
    explicit Utf16(std::string_view text);

    /// Of the character that the byte belongs to; behind the end: the end.
    [[nodiscard]] std::size_t unit_at(std::size_t byte) const;
    [[nodiscard]] std::size_t byte_at(std::size_t unit) const;

private:
    std::vector<std::uint32_t> units_;  ///< at each byte, and at the end
};

}  // namespace cubelang
