#include "runtime/search/cube3/near_goal_table.hpp"

#include "runtime/search/cube3/pruning.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::half_turn_prefix_test {

TEST_CASE("the prefix tables give the coordinates of a phase 2 position after a prepended half turn") {
    test::property("after any moves of phase 2", [] {
        Cubies c;
        for (int i = 0; i < 30; ++i)
            c = test::after(c, {phase2_moves()[*rc::gen::inRange<std::size_t>(0, phase2_moves().size())]});
        const int side = *rc::gen::element(0, 2, 3, 5);
        const auto from = Phase2Table::position(c);
        const auto to = Phase2Table::position(product(test::after({}, {3 * side + 1}), c));
        const auto& half = half_turn_prefix(3 * side);
        RC_ASSERT(half.corners(from.corners) == to.corners);
        RC_ASSERT(half.outer(from.outer) == to.outer);
        RC_ASSERT(half.order(from.order) == to.order);
    });
}

}  // namespace cubelang::search::cube3::half_turn_prefix_test
