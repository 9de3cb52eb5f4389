#pragma once
// Text helpers. Case changes are ASCII only: the language has no other letters.

#include <string>
#include <string_view>

namespace cubelang {

inline constexpr std::string_view all_blanks = " \t\r\n";

[[nodiscard]] constexpr std::string_view trimmed_end(std::string_view text, std::string_view blanks = all_blanks) {
    return text.substr(0, text.find_last_not_of(blanks) + 1);  // npos + 1 is 0
}

/// The text without the blanks at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = all_blanks) {
    text = trimmed_end(text, blanks);
    const auto first = text.find_first_not_of(blanks);
    return first == text.npos ? text.substr(text.size()) : text.substr(first);
}

[[nodiscard]] constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
[[nodiscard]] constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string upper(std::string_view text);
/// The text with its first letter in upper case.
[[nodiscard]] std::string capitalized(std::string_view text);

/// Escapes text for XML and HTML, attributes included; control characters become those of printable().
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace cubelang
