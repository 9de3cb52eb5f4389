#pragma once
// One goal of each kind, for search tests.

#include <initializer_list>
#include <vector>

#include "runtime/search/space/goal_parts.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::test {

inline search::Parts named(cube::Cube cube, std::initializer_list<const char*> names) {
    search::Parts parts;
    for (const auto* name : names) parts.push_back(part(cube, name));
    return parts;
}
inline search::Parts all_of(cube::Cube cube, cube::Kind kind) {
    auto parts = cube::all_parts(cube);
    std::erase_if(parts, [=](const cube::Part& part) { return part.kind != kind; });
    return parts;
}
inline cube::State inverse(cube::State p) {
    p.blocks = perm::inverse(p.blocks);
    return p;
}

inline std::vector<search::Goal> some_goals(cube::Cube cube) {
    return {search::solved_goal(cube, named(cube, {"urf", "dfr"})),
            search::oriented_goal(cube, all_of(cube, cube::Kind::corner)),
            search::placed_goal(cube, named(cube, {"urf", "ubr", "ulb"})),
            search::assignment_goal(cube, named(cube, {"urf"}), named(cube, {"ubr", "ulb"})),
            search::block_goal(cube, named(cube, {"urf", "ubr"})),
            search::color_neutral(search::solved_goal(cube, named(cube, {"urf", "ubr"})))};
}

}  // namespace cubelang::test
