#pragma once
// The layout of a Cayley graph on the page. Of several layouts the one with the fewest crossings is used:
//   - a graph that is one cycle is drawn on a circle;
//   - a cycle of one generator, or of two alternating ones, is drawn on a circle, and every other element at the
//     weighted mean of its neighbours (Tutte): planar graphs, such as those of the rotation groups of solids, have no
//     crossings;
//   - elements on rings by their distance from the identity, moved until distances on the page fit those in the graph.
// The layout is deterministic.

#include <utility>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render {

/// Nearest neighbours are at least 1 apart, except in graphs without room for that.
[[nodiscard]] std::vector<svg::Point> cayley_layout(const group::CayleyGraph& graph);

// Points joined by straight lines: measures of how readable such a drawing is.

/// The item with this number; vertex numbers are ints.
template <class T>
auto& at(T& items, int i) {
    return items[i];
}

using Points = std::vector<svg::Point>;
using Links = std::vector<std::pair<int, int>>;  ///< pairs of points

/// Do two links cross? Links with a common point do not.
[[nodiscard]] bool cross(const Points& points, const std::pair<int, int>& one, const std::pair<int, int>& other);
[[nodiscard]] double from_line(svg::Point point, svg::Point from, svg::Point to);
/// The number of pairs of links that cross.
[[nodiscard]] int crossings(const Points& points, const Links& links);
/// The least distance of two points.
[[nodiscard]] double nearest(const Points& points);
/// The least distance of a point from a line that does not end at it.
[[nodiscard]] double clearance(const Points& points, const Links& links);
[[nodiscard]] double mean_length(const Points& points, const Links& links);

/// Moves the points to reduce crossings (spreading.cpp). The result is deterministic.
[[nodiscard]] Points spread(const Points& points, const Links& links);

}  // namespace cubelang::render
