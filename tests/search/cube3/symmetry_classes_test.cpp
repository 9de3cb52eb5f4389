#include "runtime/search/cube3/symmetry_classes.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::symmetry_classes_test {

TEST_CASE("up to the symmetries of an axis there are 64430 flip-slice values and 2768 corner orders") {
    CHECK(phase1_classes().flip_slice.count() == 64430);
    CHECK(phase2_classes().corners.count() == 2768);
}

TEST_CASE("the data for phase 1 is computed in parts, none of them if stopped") {
    const std::atomic<bool> stop{true};
    CHECK_FALSE(make_phase1_moves(&stop));
    CHECK(make_phase1_moves({}));
}

TEST_CASE("a value's symmetry maps it to the representative of its class") {
    test::property("corner orders", [] {
        const int value = *rc::gen::inRange(0, static_cast<int>(corner_orders));
        const auto& classes = phase2_classes().corners;
        const auto s = symmetries_of_axis()[static_cast<std::size_t>(classes.symmetry_of(value))];
        RC_ASSERT(corners_of(conjugate(with_corners(value), s)) == classes.representative(classes.class_of(value)));
    });
}

TEST_CASE("flips and slice together agree with the conjugates of positions") {
    const auto value_of = [](const Cubies& c) { return four_of(c, group_slice) / orders4 * flips + flip_of(c); };
    test::property("any position", [&] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto& classes = phase1_classes().flip_slice;
        const int row = classes.class_of(value_of(c));
        const auto s = static_cast<std::size_t>(classes.symmetry_of(value_of(c)));
        RC_ASSERT(value_of(conjugate(c, symmetries_of_axis()[s])) == classes.representative(row));
        const auto representative = conjugate(c, symmetries_of_axis()[s]);
        std::uint32_t stabilizer = 0;
        for (std::size_t t = 0; t < axis_symmetries; ++t) {
            const int image = value_of(conjugate(representative, symmetries_of_axis()[t]));
            RC_ASSERT(classes.class_of(image) == row);
            if (image == classes.representative(row)) stabilizer |= 1U << t;
        }
        RC_ASSERT(classes.stabilizer(row) == stabilizer);
    });
}

TEST_CASE("the size of a class is the number of symmetries divided by the size of its stabilizer") {
    const auto& classes = phase2_classes().corners;
    std::vector<int> sizes(static_cast<std::size_t>(classes.count()));
    for (int value = 0; value < corner_orders; ++value) ++sizes[static_cast<std::size_t>(classes.class_of(value))];
    bool all = true;
    for (int c = 0; c < classes.count(); ++c)
        all = all && sizes[static_cast<std::size_t>(c)] * __builtin_popcount(classes.stabilizer(c)) == axis_symmetries;
    CHECK(all);
}

TEST_CASE("a move of a phase 1 position agrees with the move of its cubies") {
    test::property("one move", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const int move = *rc::gen::inRange(0, static_cast<int>(all_moves));
        const auto by_table = phase1_moves()(Phase1Moves::position(c), move),
                   by_cubies = Phase1Moves::position(test::after(c, {move}));
        // The symmetry may be another one that leads to the same row: they differ by an element of the row's
        // stabilizer.
        RC_ASSERT(by_table.row == by_cubies.row);
        const auto stabilizer = phase1_classes().flip_slice.stabilizer(by_table.row);
        bool same = false;
        for (std::size_t s = 0; s < axis_symmetries; ++s)
            same =
                same || ((stabilizer >> s & 1U) != 0 && phase1_classes().twist[s][by_table.twist] == by_cubies.twist);
        RC_ASSERT(same);
    });
}

}  // namespace cubelang::search::cube3::symmetry_classes_test
