#pragma once
// Signs that are not ours: operators of other languages, `**`, and what is wrong wherever it stands, such as the quotes
// of a word processor or a bracket that closes nothing. Words are in phrases.hpp.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::lang {

struct Sign {
    std::string_view spelled;
    std::string_view message;  ///< {} is the sign
    std::string_view hint;     ///< of an operator as in_authors_words fills it (beside.hpp)
    std::string_view fix{};    ///< in place of the sign; or, filled, of the values to both sides too
    std::string_view help{};   ///< what help calls it
};
/// Longer ones before their beginnings.
[[nodiscard]] std::span<const Sign> foreign_operators();
/// The operator that is spelled so; or null.
[[nodiscard]] const Sign* find_sign(std::string_view spelled);
/// The first row that the text begins with; or null.
[[nodiscard]] const Sign* sign_at(std::span<const Sign> table, std::string_view text);

struct Unexpected {
    std::string message, hint;
};
[[nodiscard]] Unexpected said_of(const Sign& sign);

/// What to say of the front of the text, if it is wrong wherever it is.
[[nodiscard]] std::optional<Unexpected> unexpected_at(std::string_view text);

/// Of characters that no part of the language uses, and that are hard to tell on a screen: invisible ones, spaces of
/// other widths, letters that look like ours. They are named by their code point.
[[nodiscard]] std::optional<Unexpected> strange_character(std::uint32_t code);

/// Small raised digits, R² and (R U)⁻¹: `⁻¹²` as "-12". The text is raised digits, perhaps after a raised minus.
[[nodiscard]] std::string lowered_digits(std::string_view raised);

}  // namespace cubelang::lang
