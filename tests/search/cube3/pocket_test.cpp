#include "runtime/search/cube3/pocket.hpp"

#include "tests/search/tables.hpp"

namespace cubelang::search {

TEST_CASE("The 2x2x2's positions by distance are the published ones") {
    CHECK(pocket(Metric3::half_turns).counts() ==
          std::vector<int>{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644});
    CHECK(pocket(Metric3::quarter_turns).counts() ==
          std::vector<int>{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276});
}

TEST_CASE("A solution of the 2x2x2 is as long as its distance and solves it") {
    rc::prop("moves of U, R and F", [](bool quarters) {
        const auto metric = quarters ? Metric3::quarter_turns : Metric3::half_turns;
        Cubies3 c;
        for (const auto i : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 9))) c = test::after(c, {i});
        c.edge = Cubies3{}.edge, c.flip = {};
        const auto moves = pocket(metric).solve(Pocket::position(c));
        RC_ASSERT(static_cast<int>(moves.size()) == pocket(metric).distance(Pocket::position(c)));
        const auto solved = test::after(c, moves);
        RC_ASSERT(solved.corner == Cubies3{}.corner);
        RC_ASSERT(solved.twist == Cubies3{}.twist);
    });
}

}  // namespace cubelang::search
