#pragma once
// Reading the name of a part: from its spelling, already known to be right, to sign, letters and number.

#include <string_view>

#include "lang/ast.hpp"

namespace cubelang::lang {

[[nodiscard]] PartName read_part(std::string_view spelled, Span span);

}  // namespace cubelang::lang
