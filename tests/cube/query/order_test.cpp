#include "runtime/cube/query/order.hpp"

#include <algorithm>

#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::order_test {
namespace {

using cube::Cube;
using test::did;

// The colours on the net, face by face: what someone sees.
std::vector<int> colours(const State& state) {
    auto row = test::net_row(state);
    const int face = state.cube.n * state.cube.n;
    for (auto& sticker : row) sticker = (sticker - 1) / face;
    return row;
}

std::uint64_t order_by_repeating(const State& p) {
    std::uint64_t times = 1;
    for (auto q = p; !perm::is_identity(q.blocks); q = test::product(q, p)) ++times;
    return times;
}

std::uint64_t visible_order_by_repeating(const State& p) {
    const auto solved = colours(cube::solved(p.cube));
    std::uint64_t times = 1;
    for (auto q = p; colours(q) != solved; q = test::product(q, p)) ++times;
    return times;
}

// The 24 ways to hold the cube: what x and y generate.
std::vector<State> rotations(Cube cube) {
    std::vector<State> found{cube::solved(cube)};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const auto* turn : {"x", "y"}) {
            auto next = test::product(found[i], did(cube, turn));
            if (std::find(found.begin(), found.end(), next) == found.end()) found.push_back(std::move(next));
        }
    return found;
}

template <class Look>
std::uint64_t least_rotation(const State& p, Look look) {
    std::vector<decltype(look(p))> turned;
    for (const auto& rotation : rotations(p.cube)) turned.push_back(look(rotation));
    std::uint64_t times = 1;
    for (auto q = p; std::find(turned.begin(), turned.end(), look(q)) == turned.end(); q = test::product(q, p)) ++times;
    return times;
}

// Short words have small orders, so that repeating ends soon.
State some_state(Cube cube) { return test::play(cube, *rc::gen::resize(5, test::moves(cube.n))); }

constexpr std::uint64_t few = 3000;

}  // namespace

TEST_CASE("orders that are known") {
    CHECK(order(did({3}, "R U")) == 105);
    CHECK(order(did({3, true}, "R U")) == 420);
    CHECK(order(did({4}, "R U")) == 420);
    CHECK(visible_order(did({4}, "R U")) == 105);
    CHECK(order(did({4}, "Rw Uw Fw")) == 10);
    CHECK(order(did({3}, "R U R' U'")) == 6);
    CHECK(order(did({3}, "R U'")) == 63);
    CHECK(order(did({3}, "R U2 D' B D'")) == 1260);
    CHECK(order(did({2}, "R U")) == 15);
    CHECK(order(did({3, true}, "R")) == 4);
    for (const int n : {2, 3, 4, 5, 1000}) CHECK(order(cube::solved({n, true})) == 1);
}

TEST_CASE("a word that looks solved on the 4x4x4 after three times needs twelve to be so") {
    const auto p = did({4}, "R U' R U R U R U' R' U' R2");
    CHECK(order(p) == 12);
    CHECK(visible_order(p) == 3);
}

TEST_CASE("the superflip has order two however it is looked at") {
    const auto flip = orders(test::product_of({3}, "(+uf)(+ur)(+ub)(+ul)(+fr)(+fl)(+br)(+bl)(+df)(+dr)(+db)(+dl)"));
    CHECK(flip.labelled == 2);
    CHECK(flip.visible == 2);
    CHECK(flip.labelled_up_to_rotation == 2);
    CHECK(flip.visible_up_to_rotation == 2);
}

TEST_CASE("turning the whole cube is nothing up to turning the whole cube") {
    for (const int n : {2, 3, 4, 5})
        for (const bool super : {false, true})
            for (const char* turns : {"x", "y2", "z'", "x y", "x2 z"}) {
                const auto all = orders(did({n, super}, turns));
                CHECK(all.labelled_up_to_rotation == 1);
                CHECK(all.visible_up_to_rotation == 1);
            }
}

TEST_CASE("what swaps centres of one colour is not seen, and no order counts it but the labelled one") {
    const auto all = orders(test::product_of({4}, "(r1,r2,r3)"));
    CHECK(all.labelled == 3);
    CHECK(all.visible == 1);
    CHECK(all.labelled_up_to_rotation == 3);
    CHECK(all.visible_up_to_rotation == 1);
    CHECK(visible_order(test::product_of({5, true}, "(+r)")) == 1);
    CHECK(order(test::product_of({5, true}, "(+r)")) == 4);
}

TEST_CASE("the order is the number of repetitions until all is home, for any state at all") {
    test::property("short words", [] {
        const auto p = some_state(*test::any_cube(2, 6));
        RC_PRE(order(p) <= few);
        RC_ASSERT(order(p) == order_by_repeating(p));
    });
    test::property("repeating that often, and no prime factor less often", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube);
        const auto m = order(p);
        RC_ASSERT(perm::is_identity(test::repeated(p, m).blocks));
        for (const unsigned prime : {2, 3, 5, 7, 11, 13, 17, 19, 23})
            if (m % prime == 0) RC_ASSERT(!perm::is_identity(test::repeated(p, m / prime).blocks));
    });
}

TEST_CASE("the visible order is the number of repetitions until the colours look solved") {
    test::property("short words", [] {
        const auto p = some_state(*test::any_cube(2, 6));
        RC_PRE(visible_order(p) <= few);
        RC_ASSERT(visible_order(p) == visible_order_by_repeating(p));
    });
    test::property("any state, by its divisors", [] {
        const auto p = *test::state(*test::any_cube(2, 6));
        const auto m = visible_order(p);
        RC_ASSERT(order(p) % m == 0U);
        RC_ASSERT(colours(test::repeated(p, m)) == colours(cube::solved(p.cube)));
        for (const unsigned prime : {2, 3, 5, 7, 11, 13, 17, 19, 23})
            if (m % prime == 0) RC_ASSERT(colours(test::repeated(p, m / prime)) != colours(cube::solved(p.cube)));
    });
}

TEST_CASE("the orders up to rotation are those found by trying all 24 rotations") {
    CHECK(rotations({3}).size() == 24);
    CHECK(rotations({4, true}).size() == 24);
    test::property([] {
        const auto p = some_state(*test::any_cube(2, 5));
        const auto all = orders(p);
        RC_PRE(all.labelled <= few);
        RC_ASSERT(all.labelled_up_to_rotation == least_rotation(p, [](const State& q) { return q.blocks; }));
        RC_ASSERT(all.visible_up_to_rotation == least_rotation(p, [](const State& q) { return colours(q); }));
    });
}

}  // namespace cubelang::query::order_test
