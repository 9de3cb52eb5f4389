#include "runtime/search/reduction/layer_solver.hpp"

#include "runtime/search/reduction/five.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::reduction::layer_solver_test {
namespace {

// By all layers but the middle ones, which would take the fixed centres away.
perm::Blocks mixed_up(cube::Cube cube, test::Chance& chance) {
    auto blocks = cube::solved(cube).blocks;
    cube::Turner turner(cube);
    const auto turns = layer_turns(cube.n);
    for (int i = 0; i < 40 * cube.n; ++i)
        if (const auto& turn = turns[chance() % turns.size()].turn; 2 * turn.from != cube.n + 1)
            turner.apply(blocks, turn);
    return blocks;
}

bool is_reduced(const FiveState& state) {
    const auto is_home = [](const perm::Block& centres) {
        for (int point = 0; point < perm::block_points; ++point)
            if (centres[point] / 4 != point / 4) return false;
        return true;
    };
    return is_home(state.x) && is_home(state.t) && state.wings == state.middles;
}

}  // namespace

TEST_CASE("the layers at any depth of an odd cube are reduced, whatever the others do") {
    test::Chance chance(11);
    const LayerSolver solver(true);
    const cube::Cube cube{9};
    const Puzzle puzzle(cube);
    auto state = mixed_up(cube, chance);
    for (const int depth : {2, 4}) {
        const auto way = solver.solve(layer_at(cube, state, depth), {});
        REQUIRE(way);
        CHECK(way->size() <= 95);
        state = after(puzzle, state, in_layer(puzzle, depth, solver.puzzle(), *way));
        CHECK(is_reduced(layer_at(cube, state, depth)));
    }
    CHECK(is_reduced(layer_at(cube, state, 2)));
    CHECK(!is_reduced(layer_at(cube, state, 3)));
}

TEST_CASE("reduced layers need no turns but of faces") {
    const cube::Cube cube{5};
    const Puzzle puzzle(cube);
    const auto state =
        after(puzzle, cube::solved(cube).blocks, {puzzle.turn(cube::Face::r, 1, 1), puzzle.turn(cube::Face::u, 1, 1)});
    const auto way = LayerSolver(true).solve(layer_at(cube, state, 2), {});
    REQUIRE(way);
    CHECK(way->empty());
}

TEST_CASE("a stopped reduction of layers has no answer") {
    const std::atomic<bool> stop{true};
    test::Chance chance(12);
    const cube::Cube cube{5};
    CHECK(!LayerSolver(true).solve(layer_at(cube, mixed_up(cube, chance), 2), &stop));
}

}  // namespace cubelang::search::reduction::layer_solver_test
