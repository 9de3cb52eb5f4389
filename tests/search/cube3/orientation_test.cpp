#include "runtime/search/cube3/orientation.hpp"

#include "runtime/search/cube3/pocket_table.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::cube3::orientation_test {
namespace {

bool solves(const cube::State& state, const std::vector<cube::Move>& moves) {
    return perm::is_identity(test::product(state, test::play(state.cube, moves)).blocks);
}

}  // namespace

TEST_CASE("every rotation of the whole cube is written with at most two of x, y and z") {
    for (const auto s : cube::symmetries()) {
        if (s.reflects()) continue;
        const auto& moves = cube::rotation_moves(s);
        CHECK(moves.size() <= 2);
        CHECK(cubies_from_rows(cube::cubies_of(test::play({3}, moves))) == cubies_of(s));
    }
}

TEST_CASE("moves that solve the cubies, converted to the state's orientation, solve the state") {
    test::property("a 3x3x3 after any moves, undone by their numbers", [] {
        const auto scramble = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, static_cast<int>(all_moves)));
        const auto turns = *test::moves(3);
        std::vector<int> back;
        for (auto move = scramble.rbegin(); move != scramble.rend(); ++move) back.push_back(inverse_move(*move));
        // The state that these moves solve, in another orientation.
        auto state = test::play({3}, to_moves(back, {}));
        state.blocks = perm::inverse(state.blocks);
        RC_ASSERT(reorient(state)->orientation == cube::Symmetry());
        RC_ASSERT(reorient(state)->cubies == test::after({}, scramble));
        const auto orientation = cube::symmetries()[2 * *rc::gen::inRange<std::size_t>(0, 24)];
        const auto reoriented = test::product(state, test::play({3}, cube::rotation_moves(orientation)));
        RC_ASSERT(reorient(reoriented)->cubies == reorient(state)->cubies);
        RC_ASSERT(reorient(reoriented)->orientation == orientation);
        RC_ASSERT(solves(reoriented, to_moves(back, orientation)));
    });
}

TEST_CASE("centres of a supercube count clockwise quarter turns by face, in any orientation of the cube") {
    test::property("a supercube after any face moves", [] {
        const auto scramble = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, static_cast<int>(all_moves)));
        auto state = test::play({3, true}, to_moves(scramble, {}));
        const auto orientation = cube::symmetries()[2 * *rc::gen::inRange<std::size_t>(0, 24)];
        state = test::product(state, test::play({3, true}, cube::rotation_moves(orientation)));
        Centres centres = 0;
        for (const int move : scramble) centres = sum(centres, centres_of_moves()[static_cast<std::size_t>(move)]);
        const auto found = reorient(state);
        RC_ASSERT(found.has_value());
        RC_ASSERT(found->cubies == test::after({}, scramble));
        RC_ASSERT(found->centres == centres);
        RC_ASSERT(is_solvable(found->centred()));
    });
    CHECK_FALSE(reorient(test::play({3}, {{.letter = 'R', .turns = 1}}))->centres);
    CHECK_FALSE(is_solvable({{}, centre_turn(0, 1)}));
}

TEST_CASE("slice turns move the centres, and a solution restores them") {
    const auto state = test::play({3}, {{.letter = 'M', .turns = 1}});
    const auto position = reorient(state);
    REQUIRE(position);
    CHECK(position->cubies == cubies_of_moves()[18 + 2]);  // M turns like L: three quarters as seen from R
    CHECK(solves(state, to_moves({18}, position->orientation)));
    CHECK(to_moves({18}, position->orientation).size() == 1);
}

TEST_CASE("a 2x2x2 is solved, with a rotation at the end only if needed") {
    test::property("after any moves", [] {
        const auto state = test::play({2}, *test::moves(2));
        const auto position = reorient(state);
        RC_ASSERT(position.has_value());
        RC_ASSERT(is_solvable(position->cubies, false));
        RC_ASSERT(solves(
            state, to_pocket_moves(pocket_table(Metric::half_turns).solve(PocketTable::position(position->cubies)),
                                   position->orientation)));
    });
    const auto after_l = test::play({2}, {{.letter = 'L', .turns = 1}});
    const auto moves = pocket_table(Metric::half_turns).solve(PocketTable::position(reorient(after_l)->cubies));
    CHECK(test::spelled(to_pocket_moves(moves, reorient(after_l)->orientation)) == "L' ");
}

TEST_CASE("only reachable cubies are solvable") {
    CHECK(is_solvable({}, true));
    Cubies twisted, flipped, swapped;
    twisted.twist[0] = 1;
    flipped.flip[3] = 1;
    std::swap(swapped.corner[0], swapped.corner[1]);
    CHECK(!is_solvable(twisted, true));
    CHECK(!is_solvable(flipped, true));
    CHECK(!is_solvable(swapped, true));
    CHECK(is_solvable(swapped, false));
}

TEST_CASE("other cubes, and impossible arrangements of centres, have no orientation") {
    CHECK(!reorient(cube::solved({4})));
    auto state = cube::solved({3});
    auto& centres = state.blocks[2];
    for (int k = 0; k < 4; ++k) std::swap(centres[k], centres[4 + k]);
    CHECK(!reorient(state));
}

}  // namespace cubelang::search::cube3::orientation_test
