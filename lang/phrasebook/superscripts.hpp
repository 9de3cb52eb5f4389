#pragma once
// Small raised digits: R², (R U)⁻¹.

#include <string>
#include <string_view>

namespace cubelang::lang {

/// `⁻¹²` as "-12". The text is raised digits, perhaps after a raised minus.
[[nodiscard]] std::string lowered_digits(std::string_view raised);

}  // namespace cubelang::lang
