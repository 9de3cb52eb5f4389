#include "runtime/cube/query/structure.hpp"

#include <set>

#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::structure_test {
namespace {

using cube::Cube;
using test::did;

std::set<std::string> names(Cube cube, const std::vector<Part>& parts) {
    std::set<std::string> all;
    for (const auto& part : parts) all.insert(cube::name(cube, part));
    return all;
}

}  // namespace

TEST_CASE("each cube has its kinds of parts") {
    using enum Kind;
    CHECK(kinds_on({2}) == std::vector{corner});
    CHECK(kinds_on({3}) == std::vector{corner, edge, fixed_centre});
    CHECK(kinds_on({4}) == std::vector{corner, wing, x_centre});
    CHECK(kinds_on({5}) == std::vector{corner, edge, wing, fixed_centre, x_centre, t_centre});
    CHECK(kinds_on({6}) == std::vector{corner, wing, x_centre, oblique});
    CHECK(kinds_on({7, true}) == std::vector{corner, edge, wing, fixed_centre, x_centre, t_centre, oblique});
}

TEST_CASE("a quarter turn of the 3x3x3 is odd on corners and on edges, and even in total") {
    const auto r = did({3}, "R");
    CHECK(is_odd(r, Kind::corner));
    CHECK(is_odd(r, Kind::edge));
    CHECK_FALSE(is_odd(r, Kind::fixed_centre));
    CHECK_FALSE(is_odd(r));
    CHECK(is_odd(did({2}, "R")));
    CHECK(is_odd(did({4}, "2R"), Kind::wing));
    CHECK_FALSE(is_odd(did({4}, "R"), Kind::wing));
    CHECK(is_odd(did({3}, "M"), Kind::fixed_centre));
    CHECK(is_odd(did({3}, "M"), Kind::edge));
}

TEST_CASE("turning a part in place is even") {
    CHECK_FALSE(is_odd(test::product_of({3}, "(+fu)")));
    CHECK_FALSE(is_odd(test::product_of({3}, "(+ufl)")));
    CHECK_FALSE(is_odd(test::product_of({3, true}, "(+f)")));
    CHECK(is_odd(test::product_of({3, true}, "(f,+u)")));
    CHECK(is_odd(test::product_of({3}, "(fu,fr)"), Kind::edge));
}

TEST_CASE("parity is a homomorphism, on all parts and on each kind") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto a = *test::state(cube), b = *test::state(cube);
        const auto ab = test::product(a, b);
        RC_ASSERT(is_odd(ab) == (is_odd(a) != is_odd(b)));
        bool all = false;
        for (const auto kind : kinds_on(cube)) {
            RC_ASSERT(is_odd(ab, kind) == (is_odd(a, kind) != is_odd(b, kind)));
            all = all != is_odd(ab, kind);
        }
        RC_ASSERT(all == is_odd(ab));
    });
}

TEST_CASE("parity is the number of cycles of even length") {
    test::property([] {
        const auto p = *test::state(*test::any_cube(2, 7));
        for (const auto kind : kinds_on(p.cube)) {
            bool odd = false;
            for (const auto& cycle : cycles(p, kind)) odd = odd != (cycle.size() % 2 == 0);
            RC_ASSERT(is_odd(p, kind) == odd);
        }
    });
}

TEST_CASE("support and fixed parts partition all parts") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = test::play(cube, *rc::gen::resize(4, test::moves(cube.n)));
        const auto moved = names(cube, support(p)), still = names(cube, fixed(p));
        auto all = moved;
        all.insert(still.begin(), still.end());
        RC_ASSERT(moved.size() + still.size() == all.size());
        RC_ASSERT(all == names(cube, cube::all_parts(cube)));
        for (const auto& name : still) RC_ASSERT(cube::name(cube, cube::image(p, test::part(cube, name))) == name);
    });
}

TEST_CASE("a part turned in place belongs to the support") {
    CHECK(names({3}, support(test::product_of({3}, "(+fu)"))) == std::set<std::string>{"uf"});
    CHECK(support(test::product_of({3}, "(+ufl)")).size() == 1);
    CHECK(support(did({3}, "R")).size() == 8);
    CHECK(support(did({3, true}, "R")).size() == 9);
    CHECK(support(cube::solved({7})).empty());
    CHECK(fixed(cube::solved({3})).size() == 26);
}

TEST_CASE("a permutation is the product of its restrictions to each kind") {
    test::property([] {
        const auto p = *test::state(*test::any_cube(2, 7));
        auto product = cube::solved(p.cube);
        for (const auto kind : kinds_on(p.cube)) {
            const auto alone = restricted(p, kind);
            for (const auto& part : support(alone)) RC_ASSERT(part.kind == kind);
            RC_ASSERT(test::product_of(p.cube, cycles(p, kind)) == alone);
            product = test::product(product, alone);
        }
        RC_ASSERT(product == p);
    });
}

}  // namespace cubelang::query::structure_test
