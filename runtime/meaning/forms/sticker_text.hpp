#pragma once
// Sticker colours as people write them: the letters of the faces, or any six letters or digits; faces one after the
// other in a usual order, or the net row by row; with blanks, lines, commas, bars and brackets between.

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/meaning/forms/colors.hpp"

namespace cubelang::meaning {

/// Larger cubes have no nearest repair: it would be slow, and its line long.
inline constexpr int largest_repaired = 5;

/// The text as colours. `scheme`: the letters of the faces U R F D L B; empty if the centres, or the corners of an even
/// cube, are to name them. Throws an Error if there are not 6N^2 stickers of six colours, or if two orders of the faces
/// are equally likely. The result may still be impossible on a cube.
[[nodiscard]] WrittenColors read_stickers(cube::Cube cube, const lang::SourcePtr& text, std::string scheme);

/// `before` and the call `colors("…")` with the text in which the stickers have these colours; empty if it is long.
[[nodiscard]] std::string line_with(std::string_view before, const WrittenColors& written,
                                    const std::vector<cube::Face>& faces, const lang::SourcePtr& text);

/// The colours of a cube that turns reach, nearest to these: one sticker painted otherwise, or two exchanged; empty if
/// none is so near, or the cube is too large for this search.
[[nodiscard]] std::vector<cube::Repaint> nearest_repair(cube::Cube cube, const std::vector<cube::Face>& faces);

}  // namespace cubelang::meaning
