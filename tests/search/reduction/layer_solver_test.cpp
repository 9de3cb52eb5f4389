#include "runtime/search/reduction/layer_solver.hpp"

#include <algorithm>
#include <set>

#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::reduction::layer_solver_test {
namespace {

using Goal = LayerSolver::Goal;

// Scrambled by all layers except the middle ones, which would move the fixed centres.
perm::Blocks scrambled(cube::Cube cube, test::Chance& chance) {
    auto blocks = cube::solved(cube).blocks;
    cube::Turner turner(cube);
    const auto turns = layer_turns(cube.n);
    for (int i = 0; i < 40 * cube.n; ++i)
        if (const auto& turn = turns[chance() % turns.size()].turn; 2 * turn.from != cube.n + 1)
            turner.apply(blocks, turn);
    return blocks;
}

bool is_reduced(const FiveState& state) {
    const auto has_solved_colours = [](const perm::Block& centres) {
        for (int point = 0; point < perm::block_points; ++point)
            if (centres[point] / 4 != point / 4) return false;
        return true;
    };
    return has_solved_colours(state.x) && has_solved_colours(state.t) && state.wings == state.middles;
}

}  // namespace

TEST_CASE("the layers at any depth of an odd cube are reduced, for any state of the others") {
    test::Chance chance(11);
    const LayerSolver solver(Goal::everything, Puzzle::Inner::alone);
    const cube::Cube cube{9};
    cube::Turner turner(cube);
    auto state = scrambled(cube, chance);
    for (const int depth : {2, 4}) {
        const auto words = solver.solve(layer_state(cube, state, depth), 1, 1, {});
        REQUIRE(words.size() == 1);
        CHECK(words.front().size() <= 95);
        cube::apply(turner, state, layer_moves(cube.n, depth, solver.puzzle(), words.front()));
        CHECK(is_reduced(layer_state(cube, state, depth)));
    }
    CHECK(is_reduced(layer_state(cube, state, 2)));
    CHECK(!is_reduced(layer_state(cube, state, 3)));
}

TEST_CASE("wings alone are paired, on even cubes too, in at most 32 quarter turns") {
    test::Chance chance(15);
    const LayerSolver solver(Goal::wings, Puzzle::Inner::alone, {2});
    for (const int n : {6, 9}) {
        const cube::Cube cube{n};
        auto state = scrambled(cube, chance);
        if (n % 2 == 0)  // the innermost wings have to be paired
            for (const int sign : {1, -1})
                state[cube::block_of(cube, {sign, n - 1})] =
                    cube::solved(cube).blocks[cube::block_of(cube, {sign, n - 1})];
        cube::Turner turner(cube);
        const auto words = solver.solve(layer_state(cube, state, 2), 1, 1, {});
        REQUIRE(words.size() == 1);
        CHECK(words.front().size() <= 32);
        cube::apply(turner, state, layer_moves(n, 2, solver.puzzle(), words.front()));
        const auto end = layer_state(cube, state, 2);
        CHECK(end.wings == end.middles);
    }
}

TEST_CASE("reduced layers need only face turns") {
    const cube::Cube cube{5};
    const auto state = commutators::state_after(cube, {{cube::Axis::x, 1, 1, 1}, {cube::Axis::y, 1, 1, 1}}).blocks;
    const auto words = LayerSolver(Goal::everything, Puzzle::Inner::alone).solve(layer_state(cube, state, 2), 1, 1, {});
    REQUIRE(words.size() == 1);
    CHECK(words.front().empty());
}

TEST_CASE("several reductions of the same layers are different, the shortest first") {
    test::Chance chance(14);
    const cube::Cube cube{5};
    const LayerSolver solver(Goal::everything, Puzzle::Inner::alone);
    const auto start = scrambled(cube, chance);
    const auto words = solver.solve(layer_state(cube, start, 2), 1, 10, {});
    CHECK(words.size() > 1);
    CHECK(words.size() <= 10);
    CHECK(std::ranges::is_sorted(words, {}, &Word::size));
    CHECK(std::set<Word>(words.begin(), words.end()).size() == words.size());
    for (const auto& word : words) {
        auto state = start;
        cube::Turner turner(cube);
        cube::apply(turner, state, layer_moves(cube.n, 2, solver.puzzle(), word));
        CHECK(is_reduced(layer_state(cube, state, 2)));
    }
}

TEST_CASE("with faces, inner layers of the 5x5x5 never turn alone") {
    test::Chance chance(13);
    const cube::Cube cube{5};
    const LayerSolver solver(Goal::everything, Puzzle::Inner::with_face);
    auto state = scrambled(cube, chance);
    const auto words = solver.solve(layer_state(cube, state, 2), 1, 1, {});
    REQUIRE(words.size() == 1);
    const auto moves = layer_moves(cube.n, 2, solver.puzzle(), words.front());
    for (const auto& move : moves) {
        const auto turn = *cube::turn_of(move, cube.n);
        CHECK((turn.from == 1 || turn.to == cube.n));
    }
    cube::Turner turner(cube);
    cube::apply(turner, state, moves);
    CHECK(is_reduced(layer_state(cube, state, 2)));
}

TEST_CASE("a stopped reduction of layers has no answer") {
    const std::atomic<bool> stop{true};
    test::Chance chance(12);
    const cube::Cube cube{5};
    const LayerSolver solver(Goal::everything, Puzzle::Inner::alone);
    CHECK(solver.solve(layer_state(cube, scrambled(cube, chance), 2), 1, 1, &stop).empty());
}

}  // namespace cubelang::search::reduction::layer_solver_test
