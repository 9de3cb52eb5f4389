#pragma once
// A table as coloured squares: equal entries have the same colour.

#include <string>
#include <vector>

#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

inline constexpr std::size_t most_squares = 100;  ///< in a row and in a column

/// A complete SVG file. The rows have the same length, which is not 0. The title may be empty.
[[nodiscard]] std::string squares(const std::vector<std::vector<std::string>>& rows, const std::string& title,
                                  const Ground& ground);

}  // namespace cubelang::render::svg
