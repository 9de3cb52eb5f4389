// Kociemba's cubie level: "is replaced by", corners 1 clockwise and 2 anticlockwise, edges flipped by F and B.

#include <algorithm>
#include <string>

#include "runtime/cube/cycles.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::kociemba_test {
namespace {

// In Kociemba's order, each with its reference sticker first.
const std::vector<std::string> corners{"urf", "ufl", "ulb", "ubr", "dfr", "dlf", "dbl", "drb"};
const std::vector<std::string> edges{"ur", "uf", "ul", "ub", "dr", "df", "dl", "db", "fr", "fl", "bl", "br"};

// For each place, the cubie that moved there (c) and the offset of its reference sticker from the place's (o).
struct Cubies {
    std::vector<std::size_t> c;
    std::vector<int> o;
    friend bool operator==(const Cubies&, const Cubies&) = default;
};

Cubies cubies(const State& state, const std::vector<std::string>& names) {
    Cubies result{std::vector<std::size_t>(names.size()), std::vector<int>(names.size())};
    for (std::size_t from = 0; from < names.size(); ++from) {
        const auto arrived = name({3}, image(state, test::part({3}, names[from])));
        for (std::size_t to = 0; to < names.size(); ++to) {
            const auto offset = names[to].find(arrived[0]);
            if (!std::is_permutation(arrived.begin(), arrived.end(), names[to].begin())) continue;
            result.c[to] = from;
            result.o[to] = static_cast<int>(offset);
        }
    }
    return result;
}

Cubies printed(const std::vector<std::string>& names, const std::vector<std::string>& from, std::vector<int> o) {
    Cubies result{{}, std::move(o)};
    for (const auto& name : from)
        result.c.push_back(static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin()));
    return result;
}

State turn(char letter) { return test::play({3}, {{0, 1, 1, letter, 1}}); }

}  // namespace

TEST_CASE("F and R have Kociemba's rows on the cubie level") {
    CHECK(cubies(turn('F'), corners) ==
          printed(corners, {"ufl", "dlf", "ulb", "ubr", "urf", "dfr", "dbl", "drb"}, {1, 2, 0, 0, 2, 1, 0, 0}));
    CHECK(cubies(turn('F'), edges) == printed(edges,
                                              {"ur", "fl", "ul", "ub", "dr", "fr", "dl", "db", "uf", "df", "bl", "br"},
                                              {0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0}));
    CHECK(cubies(turn('R'), corners) ==
          printed(corners, {"dfr", "ufl", "ulb", "urf", "drb", "dlf", "dbl", "ubr"}, {2, 0, 0, 1, 1, 0, 0, 2}));
    CHECK(cubies(turn('R'), edges) == printed(edges,
                                              {"fr", "uf", "ul", "ub", "br", "df", "dl", "db", "dr", "fl", "bl", "ur"},
                                              {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
}

TEST_CASE("U and D twist no corner, and only F and B flip edges") {
    for (const char letter : {'U', 'D'}) CHECK(cubies(turn(letter), corners).o == std::vector<int>(8));
    for (const char letter : {'U', 'D', 'L', 'R'}) CHECK(cubies(turn(letter), edges).o == std::vector<int>(12));
    CHECK(cubies(turn('B'), edges).o == std::vector{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1});
}

// (A*B)(x).c = A(B(x).c).c and (A*B)(x).o = A(B(x).c).o + B(x).o
TEST_CASE("products on the cubie level: first A, then B") {
    test::property("for any two states", [] {
        const auto a = *test::state({3}), b = *test::state({3});
        for (const auto* names : {&corners, &edges}) {
            const auto in_a = cubies(a, *names), in_b = cubies(b, *names), in_ab = cubies(test::product(a, b), *names);
            const int modulus = names == &corners ? 3 : 2;
            for (std::size_t x = 0; x < names->size(); ++x) {
                RC_ASSERT(in_ab.c[x] == in_a.c[in_b.c[x]]);
                RC_ASSERT(in_ab.o[x] == (in_a.o[in_b.c[x]] + in_b.o[x]) % modulus);
            }
        }
    });
    // The document's example: under F*R the corner UFL moves to UBR.
    CHECK(corners[cubies(test::product(turn('F'), turn('R')), corners).c[3]] == "ufl");
}

}  // namespace cubelang::cube::kociemba_test
