// Published lengths of shortest solutions.

#include <algorithm>
#include <map>
#include <numeric>

#include "runtime/search/cube3/optimal.hpp"
#include "tests/search/tables.hpp"

namespace cubelang::search::cube3 {
namespace {

OptimalSolver solver(Metric metric) {
    return OptimalSolver(*OptimalTables::get(test::shared_tables(), metric, test::all_cores()), metric);
}

// The corners and the edges of the upper layer permuted, nothing turned: 288 positions.
std::vector<Cubies> last_layers_permuted() {
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

}  // namespace

// B. Norskog (cuBerBruce), "Optimal PLL - 288 cases", speedsolving.com, thread 8913, by Kociemba's Cube Explorer.
TEST_CASE("all 288 permutations of a last layer take as many half turns as published", "[.records]") {
    CHECK(
        lengths(last_layers_permuted(), 1) ==
        std::map<std::size_t, int>{{0, 1}, {1, 3}, {9, 18}, {10, 82}, {11, 16}, {12, 40}, {13, 84}, {14, 40}, {15, 4}});
}

TEST_CASE("permutations of a last layer take at most 15 half turns, and none from 2 to 8") {
    for (const auto& [length, count] : lengths(last_layers_permuted(), 29)) {
        CHECK(length <= 15);
        CHECK((length <= 1 || length >= 9));
    }
}

TEST_CASE("the six spots take 8 turns, half or quarter, and 4 slice turns of opposite pairs") {
    const auto spots = test::after({}, {3, 14, 0, 11, 6, 17, 3, 14});  // U D' R L' F B' U D'
    CHECK(solver(Metric::half_turns).solve(spots).moves->size() == 8);
    CHECK(solver(Metric::quarter_turns).solve(spots).moves->size() == 8);
    CHECK(solver(Metric::slice_turns).solve(spots).moves->size() == 4);
}

}  // namespace cubelang::search::cube3
