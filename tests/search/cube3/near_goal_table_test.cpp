#include "runtime/search/cube3/near_goal_table.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::near_goal_table_test {

TEST_CASE("near the goal the effect of every move agrees with the large table") {
    const auto table = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    REQUIRE(table);
    test::property("positions some moves from the goal", [&] {
        const auto& near = near_goal_table(*rc::gen::element(NearGoal::five, NearGoal::six));
        const int length = *rc::gen::inRange(0, 9);
        const auto c = test::after({}, *test::by_chance([=](auto& chance) {
                                       return test::some_sequence(Metric::half_turns, length, chance);
                                   }));
        const auto p = Phase1Moves::position(c);
        const auto* known = near.find(p);
        RC_ASSERT((known != nullptr) == (table->distance(p) <= near.reach()));
        if (known == nullptr) return;
        RC_ASSERT(static_cast<int>(known->distance) == table->distance(p));
        const auto lines = phase1_moves().lines(p);
        for (int move = 0; move < face_moves; ++move) {
            const int distance = table->distance(phase1_moves()(p, move)), seen = lines.conjugated[move];
            RC_ASSERT(known->distance_after(seen) == distance);
            for (const int most : {distance - 1, distance})
                RC_ASSERT((phase1_moves().original_moves(p, known->moves_within(most)) >> move & 1U) ==
                          (distance <= most ? 1U : 0U));
        }
    });
}

// H. Kociemba, "The Two-Phase-Algorithm", kociemba.org: the number of positions at each distance.
TEST_CASE("the numbers of phase 1 positions near the goal are the published ones") {
    CHECK(near_goal_table(NearGoal::five).counts() == std::vector<int>{1, 4, 50, 592, 7156, 87236});
    CHECK(near_goal_table(NearGoal::six).counts() == std::vector<int>{1, 4, 50, 592, 7156, 87236, 1043817});
}

}  // namespace cubelang::search::cube3::near_goal_table_test
