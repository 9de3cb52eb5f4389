#include "runtime/search/cube3/symmetry_classes.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::symmetry_classes_test {

TEST_CASE("up to the symmetries of an axis there are 64430 flips and slices and 2768 corner orders") {
    CHECK(phase1_classes().flip_slice.count() == 64430);
    CHECK(phase2_classes().corners.count() == 2768);
}

TEST_CASE("what phase 1 stands on is made in parts, none of them when stopped") {
    const std::atomic<bool> stop{true};
    CHECK_FALSE(make_phase1_moves(&stop));
    CHECK(make_phase1_moves({}));
}

TEST_CASE("a value's symmetry maps it to the head of its class") {
    test::property("corner orders", [] {
        const int value = *rc::gen::inRange(0, static_cast<int>(corner_orders));
        const auto& classes = phase2_classes().corners;
        const auto s = symmetries_of_axis()[static_cast<std::size_t>(classes.symmetry_of(value))];
        RC_ASSERT(corners_of(conjugate(with_corners(value), s)) == classes.head(classes.class_of(value)));
    });
}

TEST_CASE("a class has as many values as symmetries, divided by those that keep its head") {
    const auto& classes = phase2_classes().corners;
    std::vector<int> sizes(static_cast<std::size_t>(classes.count()));
    for (int value = 0; value < corner_orders; ++value) ++sizes[static_cast<std::size_t>(classes.class_of(value))];
    bool all = true;
    for (int c = 0; c < classes.count(); ++c)
        all = all && sizes[static_cast<std::size_t>(c)] * __builtin_popcount(classes.keepers(c)) == axis_symmetries;
    CHECK(all);
}

TEST_CASE("a phase 1 position moved is that of the cubies moved") {
    test::property("one move", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const int move = *rc::gen::inRange(0, static_cast<int>(all_moves));
        const auto by_table = phase1_moves()(Phase1Moves::position(c), move),
                   by_cubies = Phase1Moves::position(test::after(c, {move}));
        // The symmetry may be another one that leads to the same row: then the row's head is kept by their difference.
        RC_ASSERT(by_table.row == by_cubies.row);
        const auto keepers = phase1_classes().flip_slice.keepers(by_table.row);
        bool same = false;
        for (std::size_t s = 0; s < axis_symmetries; ++s)
            same = same || ((keepers >> s & 1U) != 0 && phase1_classes().twist[s][by_table.twist] == by_cubies.twist);
        RC_ASSERT(same);
    });
}

}  // namespace cubelang::search::cube3::symmetry_classes_test
