#include "runtime/search/cube3/large_table.hpp"

#include "runtime/search/cube3/optimal.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::large_table_test {

TEST_CASE("the conjugate order of a slice's edges does not depend on the other parts") {
    test::property("any position", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto s = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(axis_symmetries)));
        const int seen = four_of(conjugate(c, symmetries_of_axis()[s]), group_slice);
        RC_ASSERT(conjugate_orders()[s][static_cast<std::size_t>(four_of(c, group_slice))] == seen % orders4);
    });
}

TEST_CASE("the large table is not built if stopped") {
    const std::atomic<bool> stop{true};
    TableCache none;
    CHECK(!LargeTable::find(none, Metric::half_turns));
    CHECK(!LargeTable::get(none, Metric::half_turns, {.stop = &stop}));
}

// It takes 70 seconds of one core's time and 814 MiB.
TEST_CASE("the large table has the numbers of moves", "[.large]") {
    const auto large = LargeTable::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const auto phase1 = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    REQUIRE((large && phase1));
    test::property("a move changes them by at most one, some move lowers them, phase 1 bounds are no higher", [&] {
        const auto c = *test::by_chance(test::some_cubies);
        const int distance = large->distance(LargeTable::position(c));
        RC_ASSERT(distance <= 13);
        RC_ASSERT(distance >= phase1->distance(Phase1Moves::position(c)));
        int least = distance;
        for (int move = 0; move < face_moves; ++move) {
            const int after = large->distance(LargeTable::position(test::after(c, {move})));
            RC_ASSERT(std::abs(after - distance) <= 1);
            least = std::min(least, after);
        }
        RC_ASSERT(least == std::max(0, distance - 1));
    });
}

TEST_CASE("answers with and without the large table are the same", "[.large]") {
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

TEST_CASE("a length beyond the node limit is not begun, and another search continues from it") {
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
