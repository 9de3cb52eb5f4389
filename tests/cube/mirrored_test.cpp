// The group with reflections, compared with plain maps of stickers to places.

#include "runtime/cube/mirrored.hpp"

#include "runtime/cube/cycles.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::mirrored_test {
namespace {

using Places = std::vector<std::size_t>;

// The image of each place under a state followed by a symmetry.
Places place_map(const State& p, Symmetry s) {
    const SymmetryMap map(p.cube, s);
    Places images;
    for (int block = 0; block < p.cube.blocks(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            images.push_back(flat(map({block, p.blocks[static_cast<std::size_t>(block)][point]})));
    return images;
}
Places place_map(const Mirrored& a) { return place_map(a.state, a.reflects ? s_lr2 : Symmetry()); }

Places composed(const Places& a, const Places& b) {
    Places both;
    for (const auto image : a) both.push_back(b[image]);
    return both;
}

Symmetry any_symmetry() { return symmetries()[static_cast<std::size_t>(*rc::gen::inRange(0, 48))]; }

Mirrored element(Cube cube) { return {*test::state(cube), *rc::gen::arbitrary<bool>()}; }

Mirrored identity_of(Cube cube) { return {solved(cube), false}; }

}  // namespace

TEST_CASE("a permutation followed by a symmetry has one form, with rotations as part of the state") {
    test::property("for any state of any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 7));
        const auto s = any_symmetry();
        RC_ASSERT(place_map(followed_by(p, s)) == place_map(p, s));
        RC_ASSERT(followed_by(p, s).reflects == s.reflects());
    });
}

TEST_CASE("a symmetry that does not reflect is a rotation of the whole cube") {
    for (const Cube cube : {Cube{2}, Cube{3}, Cube{3, true}, Cube{4}, Cube{5, true}, Cube{6}})
        for (const auto& [symmetry, moves] : rotations())
            CHECK(rotation_state(cube, symmetry) == test::play(cube, moves));
}

TEST_CASE("products with reflections agree with maps of places, and are associative") {
    test::property("for any three elements", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto a = element(cube), b = element(cube), c = element(cube);
        RC_ASSERT(place_map(product(a, b)) == composed(place_map(a), place_map(b)));
        RC_ASSERT(product(product(a, b), c) == product(a, product(b, c)));
    });
}

TEST_CASE("a' a is the identity, and (a b)' is b' a'") {
    test::property("for any two elements", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto a = element(cube), b = element(cube);
        RC_ASSERT(product(inverse(a), a) == identity_of(cube));
        RC_ASSERT(inverse(product(a, b)) == product(inverse(b), inverse(a)));
    });
}

TEST_CASE("S' p S is the conjugate p^S") {
    test::property("for any state and symmetry", [] {
        const auto p = *test::state(*test::any_cube(2, 7));
        const auto s = any_symmetry();
        const auto sandwiched = product(followed_by(solved(p.cube), inverse(s)), followed_by(p, s));
        RC_ASSERT(sandwiched == (Mirrored{conjugate(p, s), false}));
    });
}

TEST_CASE("a power is a product of equal factors") {
    test::property("for any element", [] {
        const auto a = element(*test::any_cube(2, 5));
        auto by_hand = identity_of(a.state.cube);
        for (std::uint64_t n = 0; n < 6; ++n, by_hand = product(by_hand, a)) RC_ASSERT(power(a, n) == by_hand);
    });
}

TEST_CASE("the image of a part consists of the images of its stickers, and the inverse undoes it") {
    test::property("for every part", [] {
        const auto a = element(*test::any_cube(2, 7));
        const auto map = place_map(a);
        for (const auto& part : all_parts(a.state.cube)) {
            const auto moved = image(a, part);
            for (std::size_t i = 0; i < static_cast<std::size_t>(part.count); ++i)
                RC_ASSERT(flat(moved.stickers[i]) == map[flat(part.stickers[i])]);
            RC_ASSERT(image(inverse(a), moved).stickers == part.stickers);
        }
    });
}

TEST_CASE("the shown factors multiply to the element, and a pure symmetry is shown as itself") {
    test::property("for any element", [] {
        const auto a = element(*test::any_cube(2, 6));
        const auto [state, symmetry] = shortest_factors(a);
        RC_ASSERT(followed_by(state, symmetry) == a);
    });
    for (const auto s : symmetries()) {
        const auto [state, symmetry] = shortest_factors(followed_by(solved({3}), s));
        CHECK(perm::is_identity(state.blocks));
        CHECK(symmetry == s);
    }
}

}  // namespace cubelang::cube::mirrored_test
