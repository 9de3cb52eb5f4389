#pragma once
// Characters that no part of the language uses, and that are hard to tell on a screen: invisible ones, spaces of other
// widths, letters that look like ours. They are named by their code point.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/phrasebook/signs.hpp"

namespace cubelang::lang {

[[nodiscard]] std::optional<Unexpected> strange_character(std::uint32_t code);

/// Small raised digits, R² and (R U)⁻¹: `⁻¹²` as "-12". The text is raised digits, perhaps after a raised minus.
[[nodiscard]] std::string lowered_digits(std::string_view raised);

}  // namespace cubelang::lang
