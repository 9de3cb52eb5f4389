#include <algorithm>
#include <set>

#include "runtime/search/find.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/search/some_goals.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::find_goal_parts_test {
namespace {

using cube::Cube;
using test::all_of;
using test::did;
using test::inverse;
using test::some_goals;

}  // namespace

TEST_CASE("a shortest algorithm is found for goals with several alternatives") {
    const Cube cube{2};
    const auto generators = turns_from_moves(test::written("R U F"), 2);
    for (const auto* scramble : {"R U F", "F2 U R' U2", "R U' F R2 U"})
        for (const auto& plain : some_goals(cube)) {
            const auto goal = goal_from_inverse(plain, inverse(did(cube, scramble)));
            const auto found = find(goal, generators);
            REQUIRE(found.end == FindEnd::enough);
            // Breadth first, state by state.
            std::vector<perm::Blocks> level{cube::solved(cube).blocks};
            const auto reached = [&] {
                return std::ranges::any_of(level, [&](const auto& blocks) { return goal.holds({cube, blocks}); });
            };
            int least = 0;
            std::set<std::vector<std::uint8_t>> known;
            cube::Turner turner(cube);
            for (; !reached(); ++least) {
                std::vector<perm::Blocks> next;
                for (const auto& blocks : level)
                    for (const auto& generator : generators) {
                        auto& made = next.emplace_back(blocks);
                        turner.apply(made, generator.turn);
                        const auto& to = made[0].to;
                        if (!known.emplace(to.begin(), to.end()).second) next.pop_back();
                    }
                level = std::move(next);
            }
            CHECK(found.answers.at(0).cost == least);
        }
}

TEST_CASE("a single twist or flip is not reachable as an orientation") {
    const Cube cube{3};
    const auto goal = oriented_goal(cube, all_of(cube, cube::Kind::corner));
    const auto found = find(goal_from_inverse(goal, test::product_of(cube, "(+urf)")), face_turns(3));
    CHECK(found.end == FindEnd::unreachable);
    const auto edges = oriented_goal(cube, all_of(cube, cube::Kind::edge));
    CHECK(find(goal_from_inverse(edges, test::product_of(cube, "(+uf)")), face_turns(3)).end == FindEnd::unreachable);
}

}  // namespace cubelang::search::find_goal_parts_test
