#pragma once
// Pictures for LaTeX documents.

#include <string>

namespace cubelang::render::svg {

/// The picture of an SVG file of this program as a TikZ picture, which needs \usepackage{tikz} only. A unit of the SVG
/// file is half a point; `x`, `y` and the fonts of the picture have their sizes in its first lines.
[[nodiscard]] std::string tikz(const std::string& svg);

}  // namespace cubelang::render::svg
