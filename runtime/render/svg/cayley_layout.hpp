#pragma once
// Where the elements of a Cayley graph lie on the page. Several layouts are tried, and the one whose lines cross least
// is taken:
//   - a graph that is one cycle lies on a circle;
//   - a cycle of one generator, or of two in turn, lies on a circle and every other element in the middle of its
//   neighbours
//     (Tutte): planar graphs, such as those of the rotation groups of solids, come out without a crossing, then are
//     spread;
//   - elements on rings by their distance from the identity, then moved until distances on the page fit those in the
//   graph.
// Nothing is random: one graph has one picture.

#include <utility>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render {

/// Nearest neighbours are 1 apart or more, except in graphs that have no room for it.
[[nodiscard]] std::vector<svg::Point> cayley_layout(const group::CayleyGraph& graph);

// Points joined by straight lines: how well such a drawing can be read.

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
