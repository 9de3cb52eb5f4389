#include "runtime/search/commutators/commutator_solver.hpp"

#include "runtime/cube/reach/reachable.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::commutators::commutator_solver_test {
namespace {

void turn(cube::State& state, const Turns& turns) {
    cube::Turner turner(state.cube);
    for (const auto& one : turns) turner.apply(state.blocks, one);
}

cube::State random_state(cube::Cube cube, test::Chance& chance) {
    const auto below = [&](int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); };
    auto state = cube::solved(cube);
    Turns turns;
    for (int i = 0; i < 60 + 20 * cube.n; ++i) {
        const int from = 1 + below(cube.n), to = from + below(cube.n - from + 1);
        turns.push_back({static_cast<cube::Axis>(below(3)), from, to, 1 + below(3)});
    }
    turn(state, turns);
    return state;
}

// All parts in random places, except the fixed centres.
cube::State random_arrangement(cube::Cube cube, test::Chance& chance) {
    auto state = cube::solved(cube);
    for (const int block : cube::orbit_blocks(cube))
        if (cube::kind_of(cube, block) != cube::Kind::fixed_centre)
            test::shuffle_orbit(state, cube::parts_of_orbit(cube, block), chance);
    return state;
}

}  // namespace

TEST_CASE("every reachable state is solved, including labels and centre turns") {
    test::Chance chance(7);
    for (int n = 2; n <= 9; ++n)
        for (const bool super : {false, n % 2 == 1})
            for (int i = 0; i < 2; ++i) {
                auto state = random_state({n, super}, chance);
                const auto turns = solve_by_commutators(state);
                CAPTURE(n, super, i);
                REQUIRE(turns);
                turn(state, *turns);
                CHECK(perm::is_identity(state.blocks));
            }
}

TEST_CASE("a solved cube needs no turns, and a rotated one at most two") {
    CHECK(solve_by_commutators(cube::solved({5, true}))->empty());
    auto state = cube::solved({3, false});
    turn(state, {{cube::Axis::x, 1, 3, 1}, {cube::Axis::y, 1, 3, 3}});
    CHECK(solve_by_commutators(state)->size() <= 2);
}

TEST_CASE("a random arrangement of parts is solved if turns reach it, and refused otherwise") {
    test::Chance chance(11);
    int reached = 0;
    for (int i = 0; i < 80; ++i) {
        auto state = random_arrangement({2 + i % 4, false}, chance);
        const bool reachable = reach::broken_invariants(state).empty();
        const auto turns = solve_by_commutators(state);
        REQUIRE(turns.has_value() == reachable);
        if (!turns) continue;
        ++reached;
        turn(state, *turns);
        CHECK(perm::is_identity(state.blocks));
    }
    CHECK(reached > 0);
}

TEST_CASE("the commutator solver stops on request") {
    test::Chance chance(3);
    const std::atomic<bool> stop = true;
    CHECK_FALSE(solve_by_commutators(random_state({7, false}, chance), &stop));
}

}  // namespace cubelang::search::commutators::commutator_solver_test
