#include "runtime/search/reduction/reducer.hpp"

#include "runtime/cube/parts.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::reduction::few_turns_test {
namespace {

std::vector<cube::Move> some_layer_turns(int n, int count, test::Chance& chance) {
    const auto all = layer_turns(n);
    std::vector<cube::Move> moves;
    for (int i = 0; i < count; ++i) moves.push_back(all[chance() % all.size()].move);
    return moves;
}

int layer_turns_in(const std::vector<cube::Move>& moves, int n) {
    return static_cast<int>(std::ranges::count_if(moves, [n](const cube::Move& move) {
        const auto turn = *cube::turn_of(move, n);
        return turn.to - turn.from + 1 < n;
    }));
}

}  // namespace

TEST_CASE("a scramble of a few layer turns is solved by no more turns") {
    test::Chance chance(7);
    for (const auto& [cube, most_turns] :
         std::vector<std::pair<cube::Cube, int>>{{{4}, 6}, {{5, true}, 6}, {{6}, 6}, {{9}, 4}, {{20}, 4}, {{300}, 2}})
        for (int count = 0; count <= most_turns; ++count) {
            auto moves = some_layer_turns(cube.n, count, chance);
            moves.push_back({.letter = "xyz"[count % 3]});
            const auto state = test::play(cube, moves);
            const auto answer = few_turns(state, Centres::each);
            REQUIRE(answer);
            CHECK(layer_turns_in(*answer, cube.n) <= count);
            CHECK(perm::is_identity(test::product(state, test::play(cube, *answer)).blocks));
        }
}

TEST_CASE("a position that is known by its colours is solved by no more turns than lead to it") {
    test::Chance chance(10);
    for (const int n : {4, 5, 6, 7, 8})
        for (int count = 0; count <= 3; ++count) {
            const auto moves = some_layer_turns(n, count, chance);
            // Some centre of each colour in place of another of that colour.
            auto state = test::play({n}, moves);
            for (const int block : cube::orbit_blocks(state.cube))
                if (cube::kind_of(state.cube, block) == cube::Kind::x_centre)
                    for (int point = 0; point < perm::block_points; point += 4) {
                        std::swap(state.blocks[block].to[point], state.blocks[block].to[point + 1]);
                        std::swap(state.blocks[block].to[point + 1], state.blocks[block].to[point + 2]);
                    }
            const auto answer = few_turns(state, Centres::by_colour);
            REQUIRE(answer);
            CHECK(layer_turns_in(*answer, n) <= count);
            CHECK((count == 0 || !few_turns(state, Centres::each)));
        }
}

TEST_CASE("a rotated cube is solved by a rotation") {
    const auto answer = few_turns(test::play({4}, {{.letter = 'x'}}), Centres::each);
    REQUIRE(answer);
    CHECK(test::spelled(*answer) == "x' ");
}

TEST_CASE("a state that needs more turns has no answer") {
    test::Chance chance(8);
    CHECK(!few_turns(test::play({4}, some_layer_turns(4, 60, chance)), Centres::by_colour));
}

TEST_CASE("a stopped search for a few turns ends without an answer") {
    const std::atomic<bool> stop{true};
    test::Chance chance(9);
    CHECK(!few_turns(test::play({6}, some_layer_turns(6, 5, chance)), Centres::each, &stop));
}

}  // namespace cubelang::search::reduction::few_turns_test
