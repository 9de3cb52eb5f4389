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

#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render {

/// Nearest neighbours are 1 apart or more, except in graphs that have no room for it.
[[nodiscard]] std::vector<svg::Point> cayley_layout(const group::CayleyGraph& graph);

}  // namespace cubelang::render
