#pragma once
// Characters that no part of the language uses, and that are hard to tell on a screen: invisible ones, spaces of other
// widths, letters that look like ours. They are named by their code point.

#include <cstdint>
#include <optional>

#include "lang/spelling/unexpected.hpp"

namespace cubelang::lang {

[[nodiscard]] std::optional<Unexpected> strange_character(std::uint32_t code);

}  // namespace cubelang::lang
