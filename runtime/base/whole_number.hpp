#pragma once
// Reads integers.

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace cubelang::inline base {

/// The integer that the whole text is; nothing for another text, and for one that `Number` cannot hold.
template <class Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text, int base = 10) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number, base);
    return error == std::errc{} && rest == end ? std::optional(number) : std::nullopt;
}

}  // namespace cubelang::inline base
