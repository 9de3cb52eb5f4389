#pragma once
// Bars (runtime/render/bars.hpp), or a table as coloured squares, as a picture. A complete SVG file; its title may be
// empty.

#include <string>
#include <vector>

#include "runtime/render/bars.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

[[nodiscard]] std::string bars(const std::vector<Bar>& all, const std::string& title, const Ground& ground);

inline constexpr std::size_t most_squares = 100;  ///< in a row and in a column

/// Equal entries have the same colour. The rows have the same length, which is not 0.
[[nodiscard]] std::string squares(const std::vector<std::vector<std::string>>& rows, const std::string& title,
                                  const Ground& ground);

}  // namespace cubelang::render::svg
