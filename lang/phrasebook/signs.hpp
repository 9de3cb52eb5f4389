#pragma once
// Signs that are not in the language: operators of other languages, such as `**`, and signs that are wrong anywhere,
// such as typographic quotes or a bracket that closes nothing. Words are in phrases.hpp.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::lang {

struct Sign {
    std::string_view spelled;
    std::string_view message;  ///< {} is the sign
    std::string_view hint;     ///< for an operator a template for fill_hint (adjacent_text.hpp)
    std::string_view fix{};    ///< replacement for the sign; with {a} and {b}, also for the values on both sides
    std::string_view help{};   ///< entry of help
};
/// Longer operators come before their prefixes.
[[nodiscard]] std::span<const Sign> foreign_operators();
/// The row with this spelling; or null.
[[nodiscard]] const Sign* find_sign(std::string_view spelled);
/// The first row that the text begins with; or null.
[[nodiscard]] const Sign* sign_at(std::span<const Sign> table, std::string_view text);

struct UnexpectedSign {
    std::string message, hint;
};
[[nodiscard]] UnexpectedSign describe_sign(const Sign& sign);

/// The error for the front of the text, if it is wrong anywhere.
[[nodiscard]] std::optional<UnexpectedSign> unexpected_at(std::string_view text);

/// The error for a character that no part of the language uses and that is hard to recognise on a screen: invisible
/// characters, unusual spaces, letters that look like ASCII letters. It names the code point.
[[nodiscard]] std::optional<UnexpectedSign> strange_character(std::uint32_t code);

/// Superscript digits, perhaps after a superscript minus, in ASCII: `⁻¹²` as "-12".
[[nodiscard]] std::string plain_digits(std::string_view superscript);

}  // namespace cubelang::lang
