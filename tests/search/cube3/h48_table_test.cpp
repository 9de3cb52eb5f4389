#include "runtime/search/cube3/h48_table.hpp"

#include <map>
#include <set>

#include "runtime/search/cube3/optimal.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::h48_table_test {
namespace {

// The meaning of an H48 number without flips, as a word: the tetrad and the twist at each corner, the slice at each
// edge.
std::string coset(const Cubies& c) {
    std::string word;
    for (std::size_t i = 0; i < 8; ++i) {
        word += "01011010"[c.corner[i]] == '1' ? 'b' : 'a';
        word += static_cast<char>('0' + c.twist[i]);
    }
    for (const auto edge : c.edge) word += edge >= 8 ? 'e' : edge % 2 == 0 ? 's' : 'm';
    return word;
}

constexpr std::array<int, 6> half_turns{1, 4, 7, 10, 13, 16};

}  // namespace

TEST_CASE("an H48 number does not change when half turns come before the position") {
    test::property("any position", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto half = cubies_of_moves()[static_cast<std::size_t>(*rc::gen::elementOf(half_turns))];
        const auto flips = static_cast<unsigned>(*rc::gen::inRange(0, 12));
        RC_ASSERT(h48::kernel().number(h48::packed(c), flips) ==
                  h48::kernel().number(h48::packed(product(half, c)), flips));
    });
}

TEST_CASE("a number with fewer flips is the beginning of that with all") {
    test::property("any position", [] {
        const auto p = h48::packed(*test::by_chance(test::some_cubies));
        const auto flips = static_cast<unsigned>(*rc::gen::inRange(0, 12));
        const auto number = h48::kernel().number(p, 11);
        RC_ASSERT(number < h48::numbers(11));
        RC_ASSERT(h48::kernel().number(p, flips) == number >> (11 - flips));
    });
}

TEST_CASE("moves on vectors of bytes are those on cubies, before and after") {
    test::property("any position", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const int move = *rc::gen::inRange(0, face_moves);
        const auto to = product(c, cubies_of_moves()[static_cast<std::size_t>(move)]);
        RC_ASSERT(h48::kernel().product(h48::packed(c), move) == h48::packed(to));
        h48::Node child;
        h48::kernel().follow({{h48::packed(c), h48::packed(inverse(c))}}, move, 0, child);
        RC_ASSERT(child.side[0] == h48::packed(to));
        RC_ASSERT(child.side[1] == h48::packed(inverse(to)));
    });
}

TEST_CASE("there are 3393 classes of corners and 782 of the edges' places, as published") {
    CHECK(h48::numbering().representative.size() == 3393);
    CHECK(h48::edge_classes().representative.size() == 782);
    CHECK(h48::numbers(11) == 240'778'137'600);
}

TEST_CASE("a table within the allowed size is chosen") {
    CHECK(!H48Table::flips_within(std::size_t{16} << 20U));
    CHECK(H48Table::flips_within(std::size_t{64} << 20U) == 1);
    CHECK(H48Table::flips_within(std::size_t{1} << 30U) == 5);
    CHECK(H48Table::flips_within(std::size_t{8} << 30U) == 8);
}

// Small distances only, so that it takes a second.
TEST_CASE("the table has the distances of a breadth-first search without symmetries") {
    constexpr int base = 2;
    const auto bytes = h48::make_table(Metric::half_turns, 0, base, test::all_cores());
    REQUIRE(bytes.size() == H48Table::size(0));
    std::map<std::string, int> seen{{coset({}), 0}};
    std::vector<Cubies> newest{{}};
    int wrong = 0;
    for (int distance = 1; distance <= 5; ++distance) {
        std::vector<Cubies> next;
        for (const auto& from : newest)
            for (int move = 0; move < face_moves; ++move) {
                const auto to = test::after(from, {move});
                if (!seen.emplace(coset(to), distance).second) continue;
                next.push_back(to);
                const auto number = h48::kernel().number(h48::packed(to), 0);
                const auto at = number % h48::line_numbers;
                const auto* const line = bytes.data() + number / h48::line_numbers * h48::line_bytes;
                wrong += (line[at / 4] >> 2 * (at % 4) & 3) != std::clamp(distance - base, 0, 3);
                wrong += distance <= base && line[63] >> 4U > distance;
            }
        newest = std::move(next);
    }
    CHECK(seen.size() > 50'000);
    CHECK(wrong == 0);
}

TEST_CASE("the H48 table is not built if stopped") {
    const std::atomic<bool> stop{true};
    TableCache none;
    CHECK(!H48Table::find(none, Metric::half_turns, 0));
    CHECK(!H48Table::get(none, Metric::half_turns, 0, {.stop = &stop}));
}

TEST_CASE("a table that is not complete is completed from where it was kept") {
    constexpr int base = 5;
    const auto make = [](const SearchLimits& limits, h48::Unfinished unfinished) {
        return h48::make_table(Metric::half_turns, 0, base, limits, std::move(unfinished));
    };
    const auto whole = make(test::all_cores(), {});
    TableCache::Unfinished kept;
    std::vector<std::uint64_t> done;
    std::atomic<bool> stop{false};
    auto limits = test::all_cores();
    limits.stop = &stop;
    const auto keep = [&](std::span<const std::uint8_t> bytes, std::uint64_t count) {
        kept = {{bytes.begin(), bytes.end()}, count};
        done.push_back(count);
        if (done.size() == 2) stop = true;
    };
    CHECK(make(limits, {{}, keep}).empty());
    REQUIRE(kept.done > 0);
    CHECK(kept.bytes != whole);
    limits.stop = {};
    CHECK(make(limits, {std::exchange(kept, {}), keep}) == whole);
    CHECK(done.size() > 2);
    CHECK(std::ranges::is_sorted(done));
}

TEST_CASE("with the H48 table shortest solutions are as short as without, and independent of the threads", "[.large]") {
    auto tables = *OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    const OptimalSolver without(tables, Metric::half_turns);
    tables.h48 = H48Table::get(test::shared_tables(), Metric::half_turns, 1, test::all_cores());
    REQUIRE(tables.h48);
    const OptimalSolver with(tables, Metric::half_turns);
    test::Chance chance(3);
    for (int i = 0; i < 200; ++i) {
        const auto c = test::after({}, test::some_sequence(Metric::half_turns, 10 + i % 6, chance));
        const auto answer = with.solve(c);
        REQUIRE(answer.moves);
        CHECK(test::after(c, *answer.moves) == Cubies{});
        CHECK(answer.moves->size() == without.solve(c).moves->size());
        CHECK(*answer.moves == *with.solve(c, longest_optimal, {1}).moves);
    }
}

// All canonical sequences of a length, without any bound but the distance of a breadth-first search from the solved
// position: nothing that the solver uses.
namespace {

using Found = std::set<std::vector<int>>;

std::string bytes_of(const Cubies& c) {
    std::string bytes(c.corner.begin(), c.corner.end());
    for (const auto& part : {std::string(c.twist.begin(), c.twist.end()), std::string(c.edge.begin(), c.edge.end()),
                             std::string(c.flip.begin(), c.flip.end())})
        bytes += part;
    return bytes;
}

// Positions at most this many moves from the solved one, with the length.
const std::map<std::string, int>& near_positions() {
    static const auto near = [] {
        std::map<std::string, int> found{{bytes_of({}), 0}};
        std::vector<Cubies> newest{{}};
        for (int length = 1; length <= 4; ++length) {
            std::vector<Cubies> next;
            for (const auto& from : newest)
                for (int move = 0; move < face_moves; ++move)
                    if (const auto to = test::after(from, {move}); found.emplace(bytes_of(to), length).second)
                        next.push_back(to);
            newest = std::move(next);
        }
        return found;
    }();
    return near;
}

void add_all(const Cubies& at, int left, std::vector<int>& moves, Found& found) {
    if (left <= 4) {
        const auto near = near_positions().find(bytes_of(at));
        if (near == near_positions().end() || near->second > left) return;
    }
    if (left == 0) {
        found.insert(moves);
        return;
    }
    for (int move = 0; move < face_moves; ++move) {
        if (!moves.empty() && axis_of_move(move) == axis_of_move(moves.back()) && move / 3 <= moves.back() / 3)
            continue;
        moves.push_back(move);
        add_all(test::after(at, {move}), left - 1, moves, found);
        moves.pop_back();
    }
}

void check_all_solutions(const OptimalSolver& solver) {
    test::Chance chance(5);
    std::vector<Cubies> positions{{}, test::after({}, {1, 10, 4, 13, 7, 16})};  // a chessboard
    for (int i = 0; i < 8; ++i)
        positions.push_back(test::after({}, test::some_sequence(Metric::half_turns, 4 + i % 3, chance)));
    for (const auto& c : positions)
        for (int length = 4; length <= 7; ++length) {
            Found expected;
            std::vector<int> moves;
            add_all(c, length, moves, expected);
            const OptimalLimits limits{.longest = length, .least = length, .answers = 1000};
            const auto answer = solver.solve(c, limits, test::all_cores());
            CHECK(Found(answer.all.begin(), answer.all.end()) == expected);
            CHECK(answer.all.size() == expected.size());
            CHECK(answer.moves.has_value() == !expected.empty());
            CHECK(!answer.has_more);
        }
}

OptimalSolver solver_with_table() {
    auto tables = *OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    tables.h48 = H48Table::get(test::shared_tables(), Metric::half_turns, 0, test::all_cores());
    REQUIRE(tables.h48);
    return {std::move(tables), Metric::half_turns};
}

}  // namespace

TEST_CASE("all solutions of a length are those of a plain search") {
    check_all_solutions(
        {*OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores()), Metric::half_turns});
}

TEST_CASE("with the H48 table too", "[.large]") { check_all_solutions(solver_with_table()); }

TEST_CASE("the further solutions that are not listed do not depend on the threads", "[.large]") {
    const auto solver = solver_with_table();
    const auto c = test::after({}, {1, 10, 4, 13, 7, 16});
    const OptimalLimits limits{.least = 8, .answers = 5};
    const auto answer = solver.solve(c, limits, test::all_cores());
    CHECK(answer.has_more);
    CHECK(answer.all.size() == 5);
    CHECK(answer.all == solver.solve(c, limits, {1}).all);
    for (const auto& moves : answer.all) CHECK(test::after(c, moves) == Cubies{});
}

}  // namespace cubelang::search::cube3::h48_table_test
