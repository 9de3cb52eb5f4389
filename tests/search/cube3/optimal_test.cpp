#include "runtime/search/cube3/optimal.hpp"

#include <map>
#include <set>

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::optimal_test {
namespace {

OptimalSolver solver(Metric metric) {
    return OptimalSolver(*OptimalTables::get(test::shared_tables(), metric, test::all_cores()), metric);
}

struct Less {
    bool operator()(const Cubies& a, const Cubies& b) const {
        return std::tie(a.corner, a.twist, a.edge, a.flip) < std::tie(b.corner, b.twist, b.edge, b.flip);
    }
};

// The distances of all positions up to some depth.
std::map<Cubies, int, Less> all_within(int depth) {
    std::map<Cubies, int, Less> known{{{}, 0}};
    std::vector<Cubies> newest{{}};
    for (int distance = 1; distance <= depth; ++distance) {
        std::vector<Cubies> next;
        for (const auto& from : newest)
            for (int move = 0; move < face_moves; ++move)
                if (const auto to = test::after(from, {move}); known.emplace(to, distance).second) next.push_back(to);
        newest = std::move(next);
    }
    return known;
}

}  // namespace

TEST_CASE("optimal solutions agree with a breadth first search") {
    const auto htm = solver(Metric::half_turns);
    bool agree = true;
    int count = 0;
    for (const auto& [c, distance] : all_within(4)) {
        if (++count % 29 != 0) continue;
        const auto answer = htm.solve(c);
        agree = agree && answer.moves && static_cast<int>(answer.moves->size()) == distance &&
                test::after(c, *answer.moves) == Cubies{} && answer.proved.searched == distance - 1;
    }
    CHECK(agree);
}

TEST_CASE("known distances in half turns") {
    const auto htm = solver(Metric::half_turns);
    const auto distance = [&](const std::vector<int>& moves) {
        return htm.solve(test::after({}, moves)).moves->size();
    };
    CHECK(distance({0, 3, 2, 5}) == 4);                           // R U R' U'
    CHECK(distance({0, 3, 2, 5, 0, 3, 2, 5, 0, 3, 2, 5}) == 12);  // three times: two pairs of corners are exchanged
    CHECK(distance({1, 10, 4, 13, 7, 16}) == 6);                  // R2 L2 U2 D2 F2 B2, the chequerboard
    CHECK(distance({0, 3, 2, 3, 0, 4, 2}) == 7);                  // R U R' U R U2 R'
}

// Their twists, flips and slices are solved about every axis, so phase 1 distances begin at 0.
TEST_CASE("corners and edges exchanged across a face take up to 14 half turns, found at once") {
    const auto htm = solver(Metric::half_turns);
    const auto distance = [&](const std::vector<std::array<std::size_t, 2>>& corners,
                              const std::vector<std::array<std::size_t, 2>>& edges) {
        Cubies c;
        for (const auto& [a, b] : corners) std::swap(c.corner[a], c.corner[b]);
        for (const auto& [a, b] : edges) std::swap(c.edge[a], c.edge[b]);
        const auto answer = htm.solve(c);
        CHECK(test::after(c, *answer.moves) == Cubies{});
        CHECK(answer.proved.nodes < 2'000'000);
        return answer.moves->size();
    };
    CHECK(distance({{1, 3}}, {{0, 2}}) == 14);    // Na: ufl with ubr, ur with ul
    CHECK(distance({{0, 2}}, {{0, 2}}) == 14);    // Nb
    CHECK(distance({}, {{0, 2}, {1, 3}}) == 10);  // H: ur with ul, uf with ub
}

TEST_CASE("an optimal solution is not longer than the scramble, and independent of the threads") {
    const auto htm = solver(Metric::half_turns);
    test::property("some moves", [&] {
        const auto moves =
            *test::by_chance([](test::Chance& chance) { return test::some_sequence(Metric::half_turns, 11, chance); });
        const auto c = test::after({}, moves);
        const auto one = htm.solve(c), three = htm.solve(c, longest_optimal, {3});
        RC_ASSERT(one.moves.has_value());
        RC_ASSERT(one.moves->size() <= moves.size());
        RC_ASSERT(test::after(c, *one.moves) == Cubies{});
        RC_ASSERT(one.moves->size() == three.moves->size());
        RC_ASSERT(test::after(c, *three.moves) == Cubies{});
    });
}

TEST_CASE("a search up to a limit reports the proved lengths one by one") {
    std::vector<int> reported;
    const auto report = [&](const Progress& p) { reported.push_back(p.searched); };
    const auto answer =
        solver(Metric::half_turns).solve(test::after({}, {0, 3, 6, 9, 12, 15}), 4, {.progress = report});
    CHECK(!answer.moves);
    CHECK(answer.proved.searched == 4);
    CHECK(reported == std::vector<int>{0, 1, 2, 3, 4});
}

TEST_CASE("a stopped optimal search claims no more than it has proved") {
    const std::atomic<bool> stop{true};
    test::Chance chance(3);
    const auto answer = solver(Metric::half_turns).solve(test::some_cubies(chance), longest_optimal, {.stop = &stop});
    CHECK(!answer.moves);
    CHECK(answer.proved.searched == -1);
}

TEST_CASE("solutions by some moves use no others and agree with a breadth-first search") {
    const std::vector<int> moves{0, 1, 2, 3, 4, 5};  // R and U
    const OptimalSolver ru(*OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores()),
                           Metric::half_turns, moves);
    std::vector<std::pair<Cubies, std::size_t>> all{{{}, 0}};
    std::set<Cubies, Less> seen{{}};
    for (std::size_t i = 0; all[i].second < 6; ++i)
        for (const int move : moves)
            if (const auto to = test::after(all[i].first, {move}); seen.insert(to).second)
                all.emplace_back(to, all[i].second + 1);
    for (std::size_t i = 0; i < all.size(); i += 37) {
        const auto answer = ru.solve(all[i].first);
        REQUIRE(answer.moves);
        CHECK(answer.moves->size() == all[i].second);
        CHECK(std::ranges::all_of(*answer.moves, [](int move) { return move < 6; }));
        CHECK(test::after(all[i].first, *answer.moves) == Cubies{});
    }
}

TEST_CASE("a middle layer is one slice turn, and the chequerboard takes three") {
    const auto stm = solver(Metric::slice_turns);
    CHECK(stm.solve(test::after({}, {18})).moves == std::vector<int>{20});
    CHECK(stm.solve(test::after({}, {1, 10, 4, 13, 7, 16})).moves->size() == 3);
    test::property("some slice turns", [&] {
        const auto moves =
            *test::by_chance([](test::Chance& chance) { return test::some_sequence(Metric::slice_turns, 7, chance); });
        const auto c = test::after({}, moves);
        const auto answer = stm.solve(c);
        RC_ASSERT(answer.moves.has_value());
        RC_ASSERT(answer.moves->size() <= moves.size());
        RC_ASSERT(test::after(c, *answer.moves) == Cubies{});
    });
}

TEST_CASE("odd positions take an odd number of quarter turns") {
    const auto qtm = solver(Metric::quarter_turns);
    test::property("some quarter turns", [&] {
        const int length = *rc::gen::inRange(0, 12);
        const auto moves = *test::by_chance(
            [=](test::Chance& chance) { return test::some_sequence(Metric::quarter_turns, length, chance); });
        const auto c = test::after({}, moves);
        const auto answer = qtm.solve(c);
        RC_ASSERT(answer.moves.has_value());
        RC_ASSERT(answer.moves->size() <= moves.size());
        RC_ASSERT(answer.moves->size() % 2 == moves.size() % 2);
        RC_ASSERT(test::after(c, *answer.moves) == Cubies{});
    });
    CHECK(qtm.solve(test::after({}, {1})).moves->size() == 2);  // R2
}

}  // namespace cubelang::search::cube3::optimal_test
