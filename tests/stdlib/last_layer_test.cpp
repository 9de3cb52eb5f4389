// OLL and PLL: each algorithm keeps the first two layers, and no two of them solve the same case.

#include <algorithm>
#include <set>

#include "runtime/cube/query/structure.hpp"
#include "tests/stdlib/definitions.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/state.hpp"

namespace cubelang::last_layer_test {
namespace {

using cube::State;

State u_turns(int quarters) { return test::play({3}, {{0, 1, 1, 'U', static_cast<std::int8_t>(quarters)}}); }

bool keeps_first_two_layers(const State& p) {
    return std::ranges::all_of(query::support(p),
                               [](const auto& part) { return cube::name({3}, part).find('u') != std::string::npos; });
}

// Whether the top colour shows at each place of the last layer. On the net U is 1..9, then come the other faces' top
// rows.
std::string top_colour(const State& p) {
    const auto row = test::net_row(p);
    std::string shown;
    for (const int first : {1, 4, 7, 10, 19, 28, 37})
        for (int place = first; place < first + 3; ++place)
            shown += row[static_cast<std::size_t>(place - 1)] <= 9 ? 'u' : '.';
    return shown;
}

// The case that an algorithm solves, up to rotations about the vertical axis.
std::string orientation_case(const State& algorithm) {
    const State before{{3}, perm::inverse(algorithm.blocks)};
    std::string least = top_colour(before);
    for (int k = 1; k < 4; ++k) least = std::min(least, top_colour(test::product(before, u_turns(k))));
    return least;
}

// The same for permutations: up to a turn of the top before and after.
std::vector<int> permutation_case(const State& algorithm) {
    auto least = test::net_row(algorithm);
    for (int before = 0; before < 4; ++before)
        for (int after = 0; after < 4; ++after)
            least = std::min(least,
                             test::net_row(test::product(test::product(u_turns(before), algorithm), u_turns(after))));
    return least;
}

}  // namespace

TEST_CASE("each of the 57 OLL algorithms keeps the first two layers") {
    const auto all = test::states("oll", "oll_");
    CHECK(all.size() == 57);
    for (const auto& [name, state] : all) {
        INFO(name);
        CHECK(keeps_first_two_layers(state));
    }
}

TEST_CASE("the OLL algorithms solve 57 different cases, so all of them") {
    std::set<std::string> cases;
    for (const auto& [name, state] : test::states("oll", "oll_")) {
        INFO(name);
        CHECK(orientation_case(state) != orientation_case(cube::solved({3})));
        CHECK(cases.insert(orientation_case(state)).second);
    }
    CHECK(cases.size() == 57);
}

TEST_CASE("each of the 21 PLL algorithms moves only the last layer and keeps its orientation") {
    const auto all = test::states("pll", "pll_");
    CHECK(all.size() == 21);
    for (const auto& [name, state] : all) {
        INFO(name);
        CHECK(keeps_first_two_layers(state));
        CHECK(top_colour(state) == top_colour(cube::solved({3})));
    }
}

TEST_CASE("the PLL algorithms solve 21 cases up to turns of the top, so all of them") {
    std::set<std::vector<int>> cases{permutation_case(cube::solved({3}))};
    for (const auto& [name, state] : test::states("pll", "pll_")) {
        INFO(name);
        CHECK(cases.insert(permutation_case(state)).second);
    }
    CHECK(cases.size() == 22);
}

}  // namespace cubelang::last_layer_test
