#pragma once
// Goals said of parts: solved, in place, oriented, together as a block; and goals made of goals.
//
// Each of them labels some stickers and gives the same labels to as many places, so that two can be asked at once by
// pairs of labels: a place then wants the pair. A goal about some parts leaves all others free.

#include <array>

#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

using Parts = std::vector<cube::Part>;

/// They are where they belong.
[[nodiscard]] Goal solved_goal(cube::Cube cube, const Parts& parts);
/// Each is in its place, turned in any way.
[[nodiscard]] Goal placed_goal(cube::Cube cube, const Parts& parts);

/// By which of its stickers a part's orientation is told: corners by those of one axis, which are to face along it;
/// edges so that quarter turns about one axis flip them, and no others do.
struct OrientationAxes {
    cube::Axis corners = cube::Axis::y, edges = cube::Axis::z;
};
/// They are in their places, in any order, and each faces as one that belongs there.
[[nodiscard]] Goal oriented_goal(cube::Cube cube, const Parts& parts, const OrientationAxes& axes = {});

/// Edges and corners that turns about an axis and half turns about the others solve: the edges of one slice apart from
/// the others, all oriented. Says nothing of centres.
[[nodiscard]] Goal domino_goal(cube::Cube cube, cube::Axis axis);

/// They are as they belong to one another, wherever they are as a whole.
[[nodiscard]] Goal block_goal(cube::Cube cube, const Parts& parts);

/// Each part goes to one of the places, all to different ones; a place may be named for each way round.
[[nodiscard]] Goal brought_goal(cube::Cube cube, const Parts& parts, const Parts& places);

/// The goal of any colours: seen from any of 24 sides.
[[nodiscard]] Goal of_any_color(const Goal& goal);

/// Both at once; nothing if they contradict each other.
[[nodiscard]] std::optional<Goal> both(const Goal& a, const Goal& b);
/// One of the two.
[[nodiscard]] Goal either(const Goal& a, const Goal& b);
/// The goal of an algorithm that is to reach it from where the inverse of a permutation leads: for the solved goal,
/// just that permutation.
[[nodiscard]] Goal reached_by(const Goal& goal, const cube::State& permutation);

/// Is nothing wanted anywhere?
[[nodiscard]] bool asks_nothing(const Goal& goal);

/// More ways than this, or labellings, are not looked for.
inline constexpr std::size_t most_ways = 5000, most_labellings = 200;
[[nodiscard]] std::size_t labellings(const Goal& goal);

}  // namespace cubelang::search
