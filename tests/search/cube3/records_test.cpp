// Published lengths of shortest solutions.

#include <algorithm>
#include <map>
#include <numeric>

#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/data.hpp"
#include "tests/support/long.hpp"

namespace cubelang::search::cube3::records_test {
namespace {

OptimalSolver solver(Metric metric) {
    return OptimalSolver(*OptimalTables::get(test::shared_tables(), metric, test::all_cores()), metric);
}

// The corners and the edges of the upper layer permuted, with no part twisted or flipped: 288 positions.
std::vector<Cubies> last_layer_permutations() {
    std::vector<Cubies> all;
    std::array<std::uint8_t, 4> corners{0, 1, 2, 3};
    do {
        std::array<std::uint8_t, 4> edges{0, 1, 2, 3};
        do {
            if (is_odd(corners) != is_odd(edges)) continue;
            Cubies c;
            std::ranges::copy(corners, c.corner.begin());
            std::ranges::copy(edges, c.edge.begin());
            all.push_back(c);
        } while (std::ranges::next_permutation(edges).found);
    } while (std::ranges::next_permutation(corners).found);
    return all;
}

std::map<std::size_t, int> lengths(const std::vector<Cubies>& positions, std::size_t step) {
    const auto htm = solver(Metric::half_turns);
    std::map<std::size_t, int> counts;
    for (std::size_t i = 0; i < positions.size(); i += step) {
        const auto moves = *htm.solve(positions[i]).moves;
        CHECK(test::after(positions[i], moves) == Cubies{});
        ++counts[moves.size()];
    }
    return counts;
}

// Move numbers of face turns separated by blanks.
std::vector<int> numbers_of(const std::string& text) {
    std::vector<int> moves;
    for (const auto& move : test::split(text, ' '))
        moves.push_back(3 * static_cast<int>(std::string_view("RUFLDB").find(move[0])) +
                        static_cast<int>(std::string_view("2'").find(move.back()) + 1) % 3);
    return moves;
}
std::size_t quarters(const std::vector<int>& moves) {
    return moves.size() + static_cast<std::size_t>(std::ranges::count_if(moves, [](int m) { return m % 3 == 1; }));
}

Cubies all_edges_flipped() {
    Cubies c;
    c.flip.fill(1);
    return c;
}

// Is there a shorter algorithm from the case to an oriented last layer, in any permutation?
bool has_shorter(const std::vector<int>& moves) {
    static const auto htm = solver(Metric::half_turns);
    const auto done = test::after({}, moves);
    return std::ranges::any_of(last_layer_permutations(), [&](const auto& permuted) {
        return htm.solve(product(done, permuted), static_cast<int>(moves.size()) - 1).moves.has_value();
    });
}

void check_orientations(std::size_t first, std::size_t step) {
    const auto rows = test::data_rows("oll-lengths.tsv");
    REQUIRE(rows.size() == 57);
    for (std::size_t i = first; i < rows.size(); i += step) {
        const auto moves = numbers_of(rows[i][2]);
        INFO(rows[i][0]);
        CHECK(std::to_string(moves.size()) == rows[i][1]);
        CHECK_FALSE(has_shorter(moves));
    }
}

}  // namespace

TEST_CASE("no orientation case of the last layer is solved in fewer half turns than listed", "[.records]") {
    check_orientations(0, 1);
}

TEST_CASE("some orientation cases of the last layer are not solved in fewer half turns than listed") {
    check_orientations(22, test::is_long() ? 22 : 57);
}

// The first: D. T. Winter, Cube Lovers, May 1992; M. Reid showed in January 1995 that 20 half turns are needed. The
// second and the third: M. Reid, Cube Lovers, January 1995; J. Bryan showed that 24 quarter turns are needed.
TEST_CASE("published algorithms of 20 half turns and of 24 quarter turns do the superflip") {
    const auto half = GENERATE(as<std::string>(), "F B U2 R F2 R2 B2 U' D F U2 R' L' U B2 D R2 U B2 U",
                               "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    CHECK(numbers_of(half).size() == 20);
    CHECK(test::after({}, numbers_of(half)) == all_edges_flipped());
    const auto by_quarters = numbers_of("R' U2 B L' F U' B D F U D' L D2 F' R B' D F' U' B' U D'");
    CHECK(quarters(by_quarters) == 24);
    CHECK(test::after({}, by_quarters) == all_edges_flipped());
}

// T. Rokicki and M. Davidson, 2014, "God's Number is 26 in the Quarter-Turn Metric".
TEST_CASE("a published algorithm of 26 quarter turns does the superflip with four spots") {
    const auto moves = numbers_of("U2 D2 L F2 U' D R2 B U' D' R L F2 R U D' R' L U F' B'");
    CHECK(quarters(moves) == 26);
    auto spots = numbers_of("F2 B2 U D' R2 L2 U D'");
    const auto four_spots = test::after({}, spots);
    CHECK(test::after(four_spots, moves) == all_edges_flipped());
}

TEST_CASE("the two-phase search solves the superflip in the allowed 20 moves") {
    const TwoPhase two_phase(*Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores()),
                             *Phase2Table::get(test::shared_tables(), test::all_cores()));
    const auto answer = two_phase.solve(all_edges_flipped(), {.longest = 20, .short_enough = 20});
    REQUIRE(answer);
    CHECK(answer->moves.size() == 20);
    CHECK(test::after(all_edges_flipped(), answer->moves) == Cubies{});
}

// With a table of a gigabyte; it takes minutes. The nodes of a length do not depend on the threads, since all its
// branches are searched.
TEST_CASE("no algorithm of fewer than 20 half turns does the superflip", "[.large]") {
    auto tables = *OptimalTables::get(test::shared_tables(), Metric::half_turns, test::all_cores());
    tables.h48 = H48Table::get(test::shared_tables(), Metric::half_turns, 5, test::all_cores());
    REQUIRE(tables.h48);
    std::map<int, std::uint64_t> nodes;  // up to each length
    auto limits = test::all_cores();
    limits.progress = [&](const Progress& now) { nodes.emplace(now.searched, now.nodes); };
    CHECK_FALSE(OptimalSolver(std::move(tables), Metric::half_turns).solve(all_edges_flipped(), 19, limits).moves);
    const std::map<int, std::uint64_t> kept{
        {15, 20'056}, {16, 192'324}, {17, 1'783'182}, {18, 16'773'515}, {19, 158'549'198}};
    for (int length = 15; length < 20; ++length) {
        CAPTURE(length);
        CHECK(nodes[length] - nodes[length - 1] == kept.at(length));
    }
}

// B. Norskog (cuBerBruce), "Optimal PLL - 288 cases", speedsolving.com, thread 8913, by Kociemba's Cube Explorer.
TEST_CASE("the 288 permutations of the last layer take the published numbers of half turns", "[.records]") {
    CHECK(
        lengths(last_layer_permutations(), 1) ==
        std::map<std::size_t, int>{{0, 1}, {1, 3}, {9, 18}, {10, 82}, {11, 16}, {12, 40}, {13, 84}, {14, 40}, {15, 4}});
}

TEST_CASE("permutations of the last layer take at most 15 half turns, and never 2 to 8") {
    for (const auto& [length, count] : lengths(last_layer_permutations(), 29)) {
        CHECK(length <= 15);
        CHECK((length <= 1 || length >= 9));
    }
}

TEST_CASE("the six-spot pattern takes 8 half or quarter turns, or 4 slice turns") {
    const auto spots = test::after({}, {3, 14, 0, 11, 6, 17, 3, 14});  // U D' R L' F B' U D'
    CHECK(solver(Metric::half_turns).solve(spots).moves->size() == 8);
    CHECK(solver(Metric::quarter_turns).solve(spots).moves->size() == 8);
    CHECK(solver(Metric::slice_turns).solve(spots).moves->size() == 4);
}

}  // namespace cubelang::search::cube3::records_test
