// Symmetry groups of positions, and canonical representatives.

#include "runtime/cube/query/structure.hpp"

#include <algorithm>

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::symmetry_test {
namespace {

using cube::Symmetry;
using test::did;

auto symmetry() {
    return rc::gen::map(rc::gen::inRange(0, 48), [](int i) { return cube::symmetries()[static_cast<std::size_t>(i)]; });
}

}  // namespace

TEST_CASE("well-known symmetry groups") {
    CHECK(symmetries(cube::solved({3})).size() == 48);
    CHECK(symmetries(did({3}, "U")).size() == 4);
    CHECK(antisymmetries(did({3}, "U")).size() == 4);
    CHECK(symmetries(did({3}, "U2")).size() == 8);
    CHECK(symmetries(did({3}, "R2 L2 U2 D2 F2 B2")).size() == 48);
    CHECK(symmetries(did({3}, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")).size() == 48);  // the superflip
    CHECK(symmetries(did({3}, "R U F")).size() == 1);
    CHECK(symmetries(did({5}, "Rw")).size() == 4);
}

TEST_CASE("symmetries form a group, as do symmetries and antisymmetries together") {
    test::property("of short words, which often have some", [] {
        const auto cube = *test::any_cube(2, 5);
        const auto p = test::play(cube, *rc::gen::resize(2, test::moves(cube.n)));
        const auto group = symmetries(p), other = antisymmetries(p);
        RC_ASSERT(48 % group.size() == 0U);
        const auto in_group = [&](Symmetry s) { return std::ranges::find(group, s) != group.end(); };
        for (const auto a : group)
            for (const auto b : group) RC_ASSERT(in_group(cube::product(a, b)));
        for (const auto a : other)
            for (const auto b : other) RC_ASSERT(in_group(cube::product(a, b)));
        RC_ASSERT(other.empty() || other.size() == group.size());
    });
}

TEST_CASE("the canonical representative is invariant under symmetry and inversion") {
    test::property("of any state", [] {
        const auto p = *test::state(*test::any_cube(2, 6));
        const auto least = canonical(p);
        RC_ASSERT(canonical(cube::conjugate(p, *symmetry())) == least);
        RC_ASSERT(canonical({p.cube, perm::inverse(p.blocks)}) == least);
        RC_ASSERT(canonical(least) == least);
    });
}

TEST_CASE("a state read from the colours of a turned cube is reachable") {
    test::property("on any cube", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = test::play(cube, *test::moves(cube.n));
        const auto read = std::get<cube::State>(cube::read_colors(cube, cube::colors_of(p)));
        RC_ASSERT(reach::broken_invariants(read).empty());
    });
}

TEST_CASE("symmetry preserves reachability") {
    test::property("of any state", [] {
        const auto p = *test::state(*test::any_cube(2, 6));
        RC_ASSERT(reach::broken_invariants(p).size() ==
                  reach::broken_invariants(cube::conjugate(p, *symmetry())).size());
    });
}

}  // namespace cubelang::query::symmetry_test
