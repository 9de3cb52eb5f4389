#pragma once
// Bars (runtime/render/bars.hpp) as a picture.

#include <string>
#include <vector>

#include "runtime/render/bars.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

/// A complete SVG file. The title may be empty.
[[nodiscard]] std::string bars(const std::vector<Bar>& all, const std::string& title, const Ground& ground);

}  // namespace cubelang::render::svg
