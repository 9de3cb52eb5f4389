#pragma once
// Text helpers. Case changes are ASCII only: the language has no other letters.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang::inline base {

inline constexpr std::string_view all_blanks = " \t\r\n";

[[nodiscard]] constexpr std::string_view trimmed_end(std::string_view text, std::string_view blanks = all_blanks) {
    return text.substr(0, text.find_last_not_of(blanks) + 1);  // npos + 1 is 0
}

[[nodiscard]] constexpr std::string_view trimmed_front(std::string_view text, std::string_view blanks = all_blanks) {
    return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}
/// The text without the blanks at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = all_blanks) {
    return trimmed_front(trimmed_end(text, blanks), blanks);
}

[[nodiscard]] constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
[[nodiscard]] constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string upper(std::string_view text);
/// The text with its first letter in upper case.
[[nodiscard]] std::string capitalized(std::string_view text);

/// A letter, or a byte of one: letters of other alphabets are bytes from 0x80.
[[nodiscard]] constexpr bool is_letter(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}
/// One digit or more, and nothing else.
[[nodiscard]] constexpr bool is_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}
/// The same, perhaps after a minus.
[[nodiscard]] constexpr bool is_integer(std::string_view text) {
    return is_digits(text.substr(text.starts_with('-') ? 1 : 0));
}

/// The text with `to` for each `from`.
[[nodiscard]] std::string replaced(std::string_view text, std::string_view from, std::string_view to);

/// A text longer than `most` bytes up to its last blank within them, and "…".
[[nodiscard]] std::string cut_at_blank(std::string_view text, std::size_t most);
/// The text with one space for each sequence of blanks, and none at its beginning.
[[nodiscard]] std::string with_single_spaces(std::string_view text);

inline constexpr std::uint64_t empty_fingerprint = 0xCBF29CE484222325U;
/// The FNV-1a hash of a text (Fowler, Noll and Vo), the same on every machine; continued from that of the text before.
[[nodiscard]] constexpr std::uint64_t fingerprint(std::string_view text, std::uint64_t before = empty_fingerprint) {
    for (const char c : text) before = (before ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return before;
}

/// Escapes text for XML and HTML, attributes included; control characters become those of printable().
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace cubelang::inline base
