#include "runtime/search/cube3/orientation.hpp"

#include "tests/search/tables.hpp"

namespace cubelang::search::cube3::supercube_test {
namespace {

TwoPhase solver() {
    return {*Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores()),
            *Phase2Table::get(test::shared_tables(), test::all_cores()),
            CentreTable::get(test::shared_tables(), test::all_cores())};
}

void check_solved(Centres centres, const std::vector<int>& moves) {
    CHECK(moves.size() <= 30);
    CHECK(test::after({}, moves) == Cubies{});
    for (const int move : moves) centres = sum(centres, centres_of_moves()[static_cast<std::size_t>(move)]);
    CHECK(centres == 0);
}

}  // namespace

TEST_CASE("centres alone are solved in at most 30 moves") {
    const auto two = solver();
    const auto across = sum(centre_turn(1, 1), centre_turn(4, 3)), beside = sum(centre_turn(0, 1), centre_turn(1, 1));
    for (const auto centres : {centre_turn(2, 2), across, beside}) {
        const auto moves = solve_supercube(two, {{}, centres}, {.longest = 30, .short_enough = 23});
        REQUIRE(moves);
        check_solved(centres, *moves);
    }
}

TEST_CASE("more time never makes a supercube's solution longer") {
    const auto two = solver();
    test::Chance chance(3);
    const auto c = test::after({}, test::some_sequence(Metric::half_turns, 11, chance));
    const auto centres = is_odd(c.corner) ? centre_turn(3, 1) : centre_turn(3, 2);
    const auto soon = solve_supercube(two, {c, centres}, {.longest = 30, .short_enough = 23});
    const auto later = solve_supercube(two, {c, centres}, {.longest = 30, .short_enough = 23, .seconds = 0.05});
    REQUIRE(soon);
    REQUIRE(later);
    CHECK(later->size() <= soon->size());
    const std::atomic<bool> stop{true};
    CHECK_FALSE(solve_supercube(two, {c, centres}, {.longest = 30, .short_enough = 23, .stop = &stop}));
}

}  // namespace cubelang::search::cube3::supercube_test
