#include "runtime/search/reduction/reducer.hpp"

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::reduction::reducer_test {
namespace {

const cube3::TwoPhase& core() {
    static TableCache cache("search-tables");
    static const cube3::TwoPhase made(
        *cube3::Phase1Table::get(cache, cube3::Metric::half_turns, {}, cube3::TableSize::small),
        *cube3::Phase2Table::get(cache, {}, cube3::TableSize::small), cube3::CentreTable::get(cache, {}));
    return made;
}

cube::State scrambled(cube::Cube cube, test::Chance& chance) {
    auto state = cube::solved(cube);
    cube::Turner turner(cube);
    const auto turns = layer_turns(cube.n);
    for (int i = 0; i < 40 * cube.n; ++i) turner.apply(state.blocks, turns[chance() % turns.size()].turn);
    return state;
}

std::optional<std::vector<cube::Move>> solve(const cube::State& state, Centres centres, StopToken stop = {}) {
    const Reducer reducer(state.cube, query::usual_metric(state.cube.n).cost);
    const Effort effort = test::is_long() ? Effort{} : Effort{.crossings = 3e6};
    return reducer.solve(state, centres, core(), effort, stop);
}

std::size_t layers_in(const std::vector<cube::Move>& moves, int n) {
    return static_cast<std::size_t>(std::ranges::count_if(moves, [n](const cube::Move& move) {
        const auto turn = *cube::turn_of(move, n);
        return turn.to - turn.from + 1 < n;
    }));
}

}  // namespace

TEST_CASE("large cubes are solved by colours, and small ones of them in few turns") {
    test::Chance chance(1);
    const std::vector<std::pair<int, std::size_t>> most{{4, 50}, {5, 95}, {6, 210}, {7, 275}, {8, 470}};
    for (const auto& [n, longest] : most) {
        const auto state = scrambled({n}, chance);
        if (n > 6 && !test::is_long()) continue;  // the larger sizes behave in the same way
        const auto moves = solve(state, Centres::by_colour);
        REQUIRE(moves);
        CHECK(cube::same_colors(test::product(state, test::play({n}, *moves)), cube::solved({n})));
        CHECK(layers_in(*moves, n) <= longest);
    }
}

TEST_CASE("each centre is solved exactly on request, on a supercube including its rotation") {
    test::Chance chance(2);
    for (const auto cube : {cube::Cube{4}, cube::Cube{7}, cube::Cube{5, true}, cube::Cube{6, true}, cube::Cube{8, true},
                            cube::Cube{9, true}}) {
        const auto state = scrambled(cube, chance);
        if (cube.n != 5 && !test::is_long()) continue;  // the test below solves a 4x4x4 exactly
        const auto moves = solve(state, Centres::each);
        REQUIRE(moves);
        CHECK(perm::is_identity(test::product(state, test::play(cube, *moves)).blocks));
    }
}

TEST_CASE("a three-cycle of wings is solved by one commutator and its setup") {
    const auto turn = [](char letter, std::uint16_t depth, int turns) {
        return cube::Move{.from = depth, .to = depth, .letter = letter, .turns = static_cast<std::int8_t>(turns)};
    };
    const std::vector<cube::Move> commutator{turn('L', 2, -1), turn('U', 1, 1), turn('R', 1, 1),  turn('U', 1, -1),
                                             turn('L', 2, 1),  turn('U', 1, 1), turn('R', 1, -1), turn('U', 1, -1)};
    for (const int n : {4, 5}) {
        const auto moves = solve(test::play({n}, commutator), Centres::by_colour);
        REQUIRE(moves);
        CHECK(layers_in(*moves, n) <= 12);
    }
}

TEST_CASE("a three-cycle of centres of one face is solved exactly by one commutator and its setup") {
    const cube::Cube four{4};
    auto state = cube::solved(four);
    auto& centres = state.blocks[static_cast<std::size_t>(cube::block_of(four, {1, 1}))];
    centres[0] = 1;
    centres[1] = 2;
    centres[2] = 0;
    const auto moves = solve(state, Centres::each);
    REQUIRE(moves);
    CHECK(layers_in(*moves, 4) <= 12);
    CHECK(perm::is_identity(test::product(state, test::play(four, *moves)).blocks));
}

TEST_CASE("the whole cube is rotated only at the end") {
    test::Chance chance(3);
    const auto moves = solve(scrambled({4}, chance), Centres::by_colour);
    REQUIRE(moves);
    const auto is_whole = [](const cube::Move& move) {
        const auto turn = *cube::turn_of(move, 4);
        return turn.to - turn.from == 3;
    };
    CHECK(std::is_partitioned(moves->begin(), moves->end(), std::not_fn(is_whole)));
}

TEST_CASE("a stopped reduction has no answer") {
    const std::atomic<bool> stop{true};
    test::Chance chance(4);
    CHECK(!solve(scrambled({6}, chance), Centres::by_colour, &stop));
}

}  // namespace cubelang::search::reduction::reducer_test
