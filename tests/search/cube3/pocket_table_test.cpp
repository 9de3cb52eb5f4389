#include "runtime/search/cube3/pocket_table.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::pocket_table_test {

std::vector<int> counts_by_distance(Metric metric) {
    std::vector<int> counts;
    for (int position = 0; position < PocketTable::positions; ++position) {
        const auto distance = static_cast<std::size_t>(pocket_table(metric).distance(position));
        if (counts.size() <= distance) counts.resize(distance + 1);
        ++counts[distance];
    }
    return counts;
}

TEST_CASE("the numbers of 2x2x2 positions by distance are the published ones") {
    CHECK(counts_by_distance(Metric::half_turns) ==
          std::vector<int>{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644});
    CHECK(counts_by_distance(Metric::quarter_turns) ==
          std::vector<int>{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276});
}

TEST_CASE("a solution of the 2x2x2 is as long as its distance and solves it") {
    test::property("moves of U, R and F", [] {
        const auto quarters = *rc::gen::arbitrary<bool>();
        const auto metric = quarters ? Metric::quarter_turns : Metric::half_turns;
        Cubies c;
        for (const auto i : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 9))) c = test::after(c, {i});
        c.edge = Cubies{}.edge, c.flip = {};
        const auto moves = pocket_table(metric).solve(PocketTable::position(c));
        RC_ASSERT(static_cast<int>(moves.size()) == pocket_table(metric).distance(PocketTable::position(c)));
        const auto solved = test::after(c, moves);
        RC_ASSERT(solved.corner == Cubies{}.corner);
        RC_ASSERT(solved.twist == Cubies{}.twist);
    });
}

}  // namespace cubelang::search::cube3::pocket_table_test
