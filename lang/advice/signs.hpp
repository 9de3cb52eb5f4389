#pragma once
// Signs that are wrong anywhere, such as typographic quotes or a bracket that closes nothing, and characters that are
// hard to recognise.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lang {

struct UnexpectedSign {
    std::string message, hint;
};
/// The error for the sign at a place, if it is wrong anywhere.
[[nodiscard]] std::optional<UnexpectedSign> unexpected_at(std::string_view text, std::size_t at);

/// The error for a character that no part of the language uses and that is hard to recognise on a screen: invisible
/// characters, unusual spaces, letters that look like ASCII letters. It names the code point.
[[nodiscard]] std::optional<UnexpectedSign> strange_character(std::uint32_t code);

/// Superscript digits, perhaps after a superscript minus, in ASCII: `⁻¹²` as "-12".
[[nodiscard]] std::string plain_digits(std::string_view superscript);

}  // namespace cubelang::lang
