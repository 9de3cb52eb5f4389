#pragma once
// A drawing whose lines cross anyway, made readable: the points are spread over a disc, then moved one by one to where
// fewer lines cross and dots keep clear of each other and of lines.

#include "runtime/render/cayley/line_drawing.hpp"

namespace cubelang::render {

/// Nothing is random from one call to the next: the same drawing gives the same drawing.
[[nodiscard]] Points spread(const Points& points, const Links& links);

}  // namespace cubelang::render
