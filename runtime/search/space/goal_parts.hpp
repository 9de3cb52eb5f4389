#pragma once
// Goals for parts (solved, in place, oriented, as a block) and combinations of goals.
//
// Each goal labels some stickers and gives the same labels to as many places, so two goals combine into pairs of
// labels: a place then wants the pair. A goal for some parts leaves all others free.

#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

using Parts = std::vector<cube::Part>;

[[nodiscard]] Goal solved_goal(cube::Cube cube, const Parts& parts);
/// Each part is in its place, in any orientation.
[[nodiscard]] Goal placed_goal(cube::Cube cube, const Parts& parts);

/// The stickers that define a part's orientation: for corners those on the axis `corners`, for edges those that only
/// quarter turns about the axis `edges` flip.
struct OrientationAxes {
    cube::Axis corners = cube::Axis::y, edges = cube::Axis::z;
};
/// The parts are in their places in any order, each oriented like the part that belongs there.
[[nodiscard]] Goal oriented_goal(cube::Cube cube, const Parts& parts, const OrientationAxes& axes = {});

/// Edges and corners can be solved by turns about the axis and half turns about the others: the slice's edges are in
/// the slice, and all parts are oriented. Centres are free.
[[nodiscard]] Goal domino_goal(cube::Cube cube, cube::Axis axis);

/// The parts are solved relative to one another, anywhere on the cube.
[[nodiscard]] Goal block_goal(cube::Cube cube, const Parts& parts);

/// Each part goes to one of the places, all to different locations; a location may be listed in several orientations.
[[nodiscard]] Goal assignment_goal(cube::Cube cube, const Parts& parts, const Parts& places);

/// The goal in any of the 24 rotations.
[[nodiscard]] Goal color_neutral(const Goal& goal);

/// Both goals at once; nothing if they contradict each other.
[[nodiscard]] std::optional<Goal> conjunction(const Goal& a, const Goal& b);
/// At least one of the two goals.
[[nodiscard]] Goal disjunction(const Goal& a, const Goal& b);
/// The goal of an algorithm that starts from the inverse of the permutation and ends at `goal`. For the solved goal
/// it is exactly the permutation.
[[nodiscard]] Goal goal_from_inverse(const Goal& goal, const cube::State& permutation);

/// Does no place want a label?
[[nodiscard]] bool is_unconstrained(const Goal& goal);

/// Limits for the alternatives and the labellings of a goal.
inline constexpr std::size_t most_alternatives = 5000, most_labellings = 200;
[[nodiscard]] std::size_t labellings(const Goal& goal);

}  // namespace cubelang::search
