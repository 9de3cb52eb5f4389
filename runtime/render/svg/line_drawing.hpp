#pragma once
// Points joined by straight lines: how well such a drawing can be read.

#include <utility>
#include <vector>

#include "runtime/render/svg/document.hpp"

namespace cubelang::render {

/// The element of that number; numbers of vertices are ints.
template <class T>
auto& at(T& items, int i) {
    return items[i];
}

using Points = std::vector<svg::Point>;
using Links = std::vector<std::pair<int, int>>;  ///< pairs of points

/// Do two links cross? Those that meet at a point do not.
[[nodiscard]] bool cross(const Points& points, const std::pair<int, int>& one, const std::pair<int, int>& other);
[[nodiscard]] double from_line(svg::Point point, svg::Point from, svg::Point to);
/// How many pairs of links cross, those that meet at a point not counted.
[[nodiscard]] int crossings(const Points& points, const Links& links);
/// The least distance of two points.
[[nodiscard]] double nearest(const Points& points);
/// The least distance of a point from a line that is not its own.
[[nodiscard]] double clearance(const Points& points, const Links& links);
[[nodiscard]] double mean_length(const Points& points, const Links& links);

/// The points where fewer lines cross (spreading.cpp). The same drawing always gives the same drawing.
[[nodiscard]] Points spread(const Points& points, const Links& links);

}  // namespace cubelang::render
