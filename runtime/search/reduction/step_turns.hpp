#pragma once
// The turns of the steps (step.hpp), fewer and fewer, and where they lead.

#include "runtime/search/reduction/five.hpp"

namespace cubelang::search::reduction {

/// Half turns of all layers but the middle ones, and quarter turns of …
enum class Quarter : std::uint8_t {
    all,           ///< all layers
    faces_and_x,   ///< faces, and layers across R
    faces,         ///< faces
    faces_but_f,   ///< faces but F and B
    faces_u,       ///< U and D
    faces_u_alone  ///< these; and inner layers across U stand still
};
[[nodiscard]] Word turns_with(const Puzzle& puzzle, Quarter quarter);

/// All that such turns make of a set.
[[nodiscard]] std::vector<PointSet> reached(const Orbit& orbit, const Word& turns, PointSet set);

/// The edges that touch neither of the two faces across an axis.
[[nodiscard]] PointSet edges_around(cube::Axis axis);

}  // namespace cubelang::search::reduction
