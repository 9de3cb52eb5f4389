#include "runtime/search/cube3/large_table.hpp"

#include "runtime/search/cube3/optimal.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::large_table_test {

TEST_CASE("the order of a slice's edges is seen as the symmetry shows it, whatever else is turned") {
    test::property("any position", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto s = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(axis_symmetries)));
        const int seen = four_of(conjugate(c, symmetries_of_axis()[s]), group_slice);
        RC_ASSERT(orders_seen()[s][static_cast<std::size_t>(four_of(c, group_slice))] == seen % orders4);
    });
}

TEST_CASE("a stopped large table is not made") {
    const std::atomic<bool> stop{true};
    TableCache none;
    CHECK(!LargeTable::find(none, Metric::half_turns));
    CHECK(!LargeTable::get(none, Metric::half_turns, {.stop = &stop}));
}

// It takes 70 seconds of one core's time and 814 MiB.
TEST_CASE("the large table says how many moves are needed", "[.large]") {
    const auto great = LargeTable::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const auto phase1 = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    REQUIRE((great && phase1));
    test::property("a move changes them by one at most, some move brings them nearer, phase 1 says no more", [&] {
        const auto c = *test::by_chance(test::some_cubies);
        const int distance = great->distance(LargeTable::position(c));
        RC_ASSERT(distance <= 13);
        RC_ASSERT(distance >= phase1->distance(Phase1Moves::position(c)));
        int least = distance;
        for (int move = 0; move < face_moves; ++move) {
            const int after = great->distance(LargeTable::position(test::after(c, {move})));
            RC_ASSERT(std::abs(after - distance) <= 1);
            least = std::min(least, after);
        }
        RC_ASSERT(least == std::max(0, distance - 1));
    });
}

TEST_CASE("answers with the large table are those without", "[.large]") {
    auto tables = *OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const OptimalSolver without(tables, Metric::half_turns);
    tables.large = LargeTable::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const OptimalSolver with(tables, Metric::half_turns);
    test::property("up to 13 moves", [&] {
        const int length = *rc::gen::inRange(0, 14);
        const auto c = test::after({}, *test::by_chance([=](auto& chance) {
                                       return test::some_sequence(Metric::half_turns, length, chance);
                                   }));
        RC_ASSERT(with.solve(c).moves == without.solve(c).moves);
    });
}

TEST_CASE("a length that would take too long is not begun, and another search goes on from there") {
    const OptimalSolver htm(*OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores()),
                            Metric::half_turns);
    test::Chance chance(3);
    const auto c = test::after({}, test::some_sequence(Metric::half_turns, 13, chance));
    const auto whole = htm.solve(c);
    const auto begun = htm.solve(c, {.nodes = 1000}, {});
    REQUIRE((begun.is_given_up && !begun.moves && begun.proved.searched >= 8));
    const auto rest = htm.solve(c, {.from = begun.proved.searched + 1}, {});
    CHECK(rest.moves == whole.moves);
    CHECK(!rest.is_given_up);
}

}  // namespace cubelang::search::cube3::large_table_test
