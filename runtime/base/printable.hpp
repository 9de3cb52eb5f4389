#pragma once
// Makes untrusted text safe to show. Characters that would control a terminal are escaped as in the language, \u{1b};
// a byte that is not UTF-8 becomes U+FFFD.

#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang::inline base {

/// Control characters (newline and tab included), the other line separators, marks of writing direction, and the
/// noncharacters U+FFFE and U+FFFF, which XML forbids.
[[nodiscard]] constexpr bool is_control(std::uint32_t code) {
    const auto is_in = [code](std::uint32_t first, std::uint32_t last) { return first <= code && code <= last; };
    return code < 0x20 || is_in(0x7F, 0x9F) || code == 0x061C || is_in(0x200E, 0x200F) || is_in(0x2028, 0x202E) ||
           is_in(0x2066, 0x2069) || is_in(0xFFFE, 0xFFFF);
}

/// Escapes all control characters but newline and tab.
[[nodiscard]] std::string printable(std::string_view text);
/// Escapes newline and tab as well: a file name has one line.
[[nodiscard]] std::string printable_name(std::string_view name);
[[nodiscard]] bool is_printable(std::string_view text);

/// The same for JSON text, with escapes of JSON: \u009b.
[[nodiscard]] std::string printable_json(std::string json);

}  // namespace cubelang::inline base
