#include "runtime/search/cube3/pocket_table.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::corner_table_test {
namespace {

int distance(const CornerTable& table, const Cubies& c) {
    return table.distance(table.entry_of(static_cast<std::uint16_t>(corners_of(c)), Phase1Moves::position(c)));
}

}  // namespace

// The published numbers of positions by distance. Here a class stands for its positions.
TEST_CASE("the 88,179,840 positions of the corners have the published distances") {
    const auto table = *CornerTable::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const auto& classes = phase2_classes().corners;
    std::vector<std::uint64_t> counts(16);
    for (int corners = 0; corners < corner_orders; ++corners) {
        // Each twist in a class's row belongs to one position.
        const auto row = static_cast<std::size_t>(classes.class_of(corners)) * twists;
        for (std::size_t twist = 0; twist < twists; ++twist)
            ++counts[static_cast<std::size_t>(table.distance(row + twist))];
    }
    CHECK(counts == std::vector<std::uint64_t>{1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616,
                                               15139616, 64736, 0, 0, 0, 0});
}

TEST_CASE("a move changes the corners' distance by at most one") {
    for (const auto metric : metrics) {
        const auto table = *CornerTable::get(test::shared_tables(), metric, test::all_cores());
        CHECK(distance(table, {}) == 0);
        test::property("some cubies", [&] {
            const auto c = *test::by_chance(test::some_cubies);
            const int here = distance(table, c);
            RC_ASSERT(here == distance(table, inverse(c)));
            for (const int move : moves_of(metric))
                RC_ASSERT(std::abs(distance(table, test::after(c, {move})) - here) <= 1);
        });
    }
}

TEST_CASE("the corners' distance does not depend on the symmetry of a position") {
    const auto table = *CornerTable::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    test::property("some cubies", [&] {
        const auto c = *test::by_chance(test::some_cubies);
        for (const auto s : symmetries_of_axis()) RC_ASSERT(distance(table, conjugate(c, s)) == distance(table, c));
    });
}

}  // namespace cubelang::search::cube3::corner_table_test
