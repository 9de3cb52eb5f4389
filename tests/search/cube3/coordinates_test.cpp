#include "runtime/search/cube3/coordinates.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::coordinates_test {
namespace {

template <class Make, class Read>
int broken(int size, Make make, Read read) {
    int count = 0;
    for (int value = 0; value < size; ++value) count += read(make(value)) != value;
    return count;
}

}  // namespace

TEST_CASE("a position made for a coordinate value has that value") {
    CHECK(broken(twists, with_twist, twist_of) == 0);
    CHECK(broken(flips, with_flip, flip_of) == 0);
    CHECK(broken(corner_orders, with_corners, corners_of) == 0);
    CHECK(broken(outer_orders, with_outer, [](const Cubies& c) { return outer_of(c); }) == 0);
    for (const int group : {group_u, group_d, group_slice})
        CHECK(broken(
                  fours, [=](int value) { return with_four(value, group); },
                  [=](const Cubies& c) { return four_of(c, group); }) == 0);
}

TEST_CASE("all coordinates of the solved cube are 0, except the places of the U and D groups") {
    const Cubies solved;
    CHECK(twist_of(solved) == 0);
    CHECK(flip_of(solved) == 0);
    CHECK(four_of(solved, group_slice) == 0);
    CHECK(corners_of(solved) == 0);
    CHECK(outer_of(solved) == 0);
}

TEST_CASE("move tables give the coordinates after a move") {
    test::property("one move", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const int move = *rc::gen::inRange(0, static_cast<int>(all_moves));
        const auto to = test::after(c, {move});
        const auto& by = move_tables();
        RC_ASSERT(by.twist(twist_of(c), move) == twist_of(to));
        RC_ASSERT(by.flip(flip_of(c), move) == flip_of(to));
        RC_ASSERT(by.slice(four_of(c, group_slice) / orders4, move) == four_of(to, group_slice) / orders4);
        RC_ASSERT(by.corners(corners_of(c), move) == corners_of(to));
        for (const int group : {group_u, group_d, group_slice})
            RC_ASSERT(by.four(four_of(c, group), move) == four_of(to, group));
    });
}

TEST_CASE("phase 2 moves keep outer edges in their layers") {
    test::property("outer edges", [] {
        const int outer = *rc::gen::inRange(0, static_cast<int>(outer_orders));
        for (std::size_t m = 0; m < phase2_moves().size(); ++m)
            RC_ASSERT(move_tables().outer(outer, static_cast<int>(m)) ==
                      outer_of(test::after(with_outer(outer), {phase2_moves()[m]})));
    });
}

}  // namespace cubelang::search::cube3::coordinates_test
