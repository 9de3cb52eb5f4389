#pragma once
// Text of others, made fit to be shown. What would do something to a terminal instead of standing there is written as
// the language writes it, \u{1b}; a byte that is no UTF-8 is U+FFFD.

#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang {

/// Control characters (the newline and the tab are two), ends of lines that are no newline, marks that turn the
/// direction of writing, and the two codes that are no characters and that XML does not have.
[[nodiscard]] constexpr bool is_control(std::uint32_t code) {
    const auto is_in = [code](std::uint32_t first, std::uint32_t last) { return first <= code && code <= last; };
    return code < 0x20 || is_in(0x7F, 0x9F) || code == 0x061C || is_in(0x200E, 0x200F) || is_in(0x2028, 0x202E) ||
           is_in(0x2066, 0x2069) || is_in(0xFFFE, 0xFFFF);
}

/// Newlines and tabs stay.
[[nodiscard]] std::string printable(std::string_view text);
/// Neither do they: of a name of a file, which has one line.
[[nodiscard]] std::string printable_name(std::string_view name);
[[nodiscard]] bool is_printable(std::string_view text);

/// The same of JSON, whose own spelling this is: \u009b.
[[nodiscard]] std::string printable_json(std::string json);

}  // namespace cubelang
