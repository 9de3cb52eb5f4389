#include "runtime/search/cube3/pruning.hpp"

#include <functional>

#include "runtime/search/cube3/distances.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::pruning_test {

TEST_CASE("phase 1 distances are the numbers of moves needed") {
    const auto table = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    REQUIRE(table);
    CHECK(table->distance(Phase1Moves::position({})) == 0);
    CHECK(table->distance(Phase1Moves::position(test::after({}, {3, 1, 7}))) == 0);  // U R2 F2
    CHECK(table->distance(Phase1Moves::position(test::after({}, {0}))) == 1);        // R
    CHECK(table->distance(Phase1Moves::position(test::after({}, {0, 3, 6}))) == 3);  // R U F
    test::property("a move changes them by at most one, and some move lowers them", [&] {
        const auto p = Phase1Moves::position(*test::by_chance(test::some_cubies));
        const int distance = table->distance(p);
        RC_ASSERT(distance <= 12);
        int least = distance;
        for (int move = 0; move < face_moves; ++move) {
            const auto to = table->moved(p, move);
            RC_ASSERT(table->distance(to) == table->distance(to, distance));
            least = std::min(least, table->distance(to));
        }
        RC_ASSERT(least == std::max(0, distance - 1));
    });
}

// The numbers of the 2,217,093,120 phase 1 positions by distance are published; here a class stands for its
// positions.
TEST_CASE("phase 1 distances agree with a breadth-first search without symmetries") {
    const auto table = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    REQUIRE(table);
    struct Raw {
        int twist, flip, slice;
        auto operator<=>(const Raw&) const = default;
    };
    std::vector<Raw> all{{0, 0, 0}};
    std::vector<std::size_t> counts{1};
    const auto& by = move_tables();
    for (std::size_t from = 0; counts.size() <= 5; counts.push_back(all.size() - from)) {
        const auto to = all.size();
        std::vector<Raw> next;
        for (from = to - counts.back(); from < to; ++from)
            for (int m = 0; m < face_moves; ++m)
                next.push_back(
                    {by.twist(all[from].twist, m), by.flip(all[from].flip, m), by.slice(all[from].slice, m)});
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        auto known = all;
        std::ranges::sort(known);
        std::ranges::set_difference(next, known, std::back_inserter(all));
        from = to;
    }
    CHECK(counts == std::vector<std::size_t>{1, 4, 50, 592, 7156, 87236});
    std::size_t at = 0;
    bool agree = true;
    for (std::size_t distance = 0; distance < counts.size(); ++distance)
        for (std::size_t i = 0; i < counts[distance]; ++i, ++at) {
            auto c = with_four(all[at].slice * orders4, group_slice);
            c.twist = with_twist(all[at].twist).twist;
            c.flip = with_flip(all[at].flip).flip;
            if (i % 101 == 0) agree = agree && table->distance(Phase1Moves::position(c)) == static_cast<int>(distance);
        }
    CHECK(agree);
}

TEST_CASE("bounds of small tables are distances of the slice with twists or with flips") {
    for (const auto metric : metrics) {
        const auto small = Phase1Table::get(test::shared_tables(), metric, {}, TableSize::small);
        REQUIRE(small);
        const auto& moves = moves_of(metric);
        const auto of = [&](int size, const MoveTable& by) {
            return MoveTable(size, moves.size(), std::identity{},
                             [&](int v, std::size_t m) { return by(v, moves[m]); });
        };
        const auto& by = move_tables();
        const auto slice = of(slices, by.slice);
        const auto with_twists = plain_distances(slice, of(twists, by.twist)),
                   with_flips = plain_distances(slice, of(flips, by.flip));
        test::property("any position", [&] {
            const auto c = *test::by_chance(test::some_cubies);
            const auto at = static_cast<std::size_t>(four_of(c, group_slice) / orders4);
            const auto twists_slice = with_twists[at * twists + static_cast<std::size_t>(twist_of(c))],
                       flips_slice = with_flips[at * flips + static_cast<std::size_t>(flip_of(c))];
            RC_ASSERT(small->distance(Phase1Moves::position(c)) == std::max(twists_slice, flips_slice));
        });
    }
}

TEST_CASE("bounds of small tables are at most those of large ones, and 0 for the solved cube") {
    const auto large = Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const auto small = Phase1Table::get(test::shared_tables(), Metric::half_turns, {}, TableSize::small);
    REQUIRE((small && small->is_small() && !large->is_small()));
    CHECK(small->distance(Phase1Moves::position({})) == 0);
    test::property("any position and a move", [&] {
        const auto p = Phase1Moves::position(*test::by_chance(test::some_cubies));
        RC_ASSERT(small->distance(p) <= large->distance(p));
        const auto to = small->moved(p, *rc::gen::inRange(0, static_cast<int>(face_moves)));
        RC_ASSERT(small->distance(to) == small->distance(to, small->distance(p)));
    });
}

TEST_CASE("phase 2 bounds are 0 only for the solved cube and at most the number of moves made") {
    const auto table = Phase2Table::get(test::shared_tables(), test::all_cores());
    REQUIRE(table);
    CHECK(table->distance(Phase2Table::position({})) == 0);
    test::property("some phase 2 moves", [&] {
        Cubies c;
        const int length = *rc::gen::inRange(0, 15);
        for (int i = 0; i < length; ++i) c = test::after(c, {*rc::gen::elementOf(phase2_moves())});
        RC_ASSERT(table->distance(Phase2Table::position(c)) <= length);
        RC_ASSERT((table->distance(Phase2Table::position(c)) == 0) == (c == Cubies{}));
    });
}

TEST_CASE("stopped tables are not returned, large or small") {
    const std::atomic<bool> stop{true};
    TableCache none;
    for (const auto size : {TableSize::large, TableSize::large_if_present, TableSize::small}) {
        CHECK_FALSE(Phase1Table::get(none, Metric::half_turns, {.stop = &stop}, size));
        CHECK_FALSE(Phase2Table::get(none, {.stop = &stop}, size));
    }
}

TEST_CASE("distances with the order of the slice are those of the pair") {
    const auto moves = phase2_moves().size();
    const auto& outer = move_tables().outer;
    const MoveTable orders(orders4, moves, std::identity{},
                           [](int order, std::size_t m) { return move_tables().four(order, phase2_moves()[m]); });
    CHECK(distances_with_order(outer) == plain_distances(outer, orders));
    const std::atomic<bool> stop{true};
    CHECK(distances_with_order(outer, &stop).empty());
}

TEST_CASE("stopped plain distances are empty") {
    const std::atomic<bool> stop{true};
    const MoveTable two(2, 1, std::identity{}, [](int value, std::size_t) { return 1 - value; });
    CHECK(plain_distances(two, two) == Bytes{0, not_reached, not_reached, 1});
    CHECK(plain_distances(two, two, &stop).empty());
}

}  // namespace cubelang::search::cube3::pruning_test
