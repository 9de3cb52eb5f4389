// The 48 symmetries: their group, and their action on points, moves and states.

#include "runtime/cube/symmetry.hpp"

#include <set>

#include "runtime/cube/performer.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::symmetry_test {
namespace {

auto symmetry() {
    return rc::gen::map(rc::gen::inRange(0, 48), [](int i) { return symmetries()[static_cast<std::size_t>(i)]; });
}

State performed(Cube cube, const WordPtr& word) { return *Performer(cube).perform(word); }

// A rotation of the whole cube as a state.
State whole(Cube cube, char letter, int turns) {
    return test::play(cube, {{0, 1, 1, letter, static_cast<std::int8_t>(turns)}});
}

}  // namespace

TEST_CASE("the 48 symmetries are different, closed under products, and half of them reflect") {
    std::set<int> numbers;
    int reflections = 0;
    for (const auto a : symmetries()) {
        numbers.insert(number_of(a));
        reflections += a.reflects();
        CHECK(product(a, inverse(a)) == Symmetry());
        for (const auto b : symmetries()) {
            CHECK(number_of(product(a, b)) < 48);
            CHECK(product(a, b).reflects() == (a.reflects() != b.reflects()));
        }
    }
    CHECK(numbers.size() == 48);
    CHECK(reflections == 24);
}

TEST_CASE("number 16a + 8b + 2c + d is S_URF3^a * S_F2^b * S_U4^c * S_LR2^d") {
    CHECK(symmetries()[16] == s_urf3);
    CHECK(symmetries()[8] == s_f2);
    CHECK(symmetries()[2] == s_u4);
    CHECK(symmetries()[1] == s_lr2);
    CHECK(symmetries()[16 * 2 + 8 + 2 * 3 + 1] ==
          product(product(product(product(s_urf3, s_urf3), s_f2), product(s_u4, product(s_u4, s_u4))), s_lr2));
    CHECK(name(symmetries()[47]) == "S_URF3^2 * S_F2 * S_U4^3 * S_LR2");
    CHECK(name(Symmetry()) == "S_id");
}

TEST_CASE("descriptions of symmetries") {
    CHECK(description(Symmetry()) == "no change");
    CHECK(description(s_urf3) == "turn by 120° clockwise about URF");
    CHECK(description(product(s_urf3, s_urf3)) == "turn by 120° clockwise about DBL");
    CHECK(description(s_f2) == "turn by 180° about F");
    CHECK(description(s_u4) == "turn by 90° clockwise about U");
    CHECK(description(s_lr2) == "reflection left-right");
    CHECK(description({Face::u, Face::r, Face::b}) == "turn by 180° about UR");
    CHECK(description({Face::l, Face::d, Face::b}) == "reflection through the middle of the cube");
    CHECK(description({Face::u, Face::r, Face::f}) == "reflection that swaps U with R, D with L");
    std::set<std::string> all;
    for (const auto s : symmetries()) all.insert(description(s));
    CHECK(all.size() == 48);
}

TEST_CASE("conjugation is an action: p^(a b) = (p^a)^b, and (p q)^s = p^s q^s") {
    test::property("for any states and symmetries", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube), q = *test::state(cube);
        const auto a = *symmetry(), b = *symmetry();
        RC_ASSERT(conjugate(p, product(a, b)) == conjugate(conjugate(p, a), b));
        RC_ASSERT(conjugate(conjugate(p, a), inverse(a)) == p);
        RC_ASSERT(conjugate(test::product(p, q), a) == test::product(conjugate(p, a), conjugate(q, a)));
        RC_ASSERT(conjugate(p, Symmetry()) == p);
    });
}

TEST_CASE("conjugated words have the conjugated permutation") {
    test::property("for words of all kinds on any cube", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto word = test::some_word(cube.n, 3);
        const auto s = *symmetry();
        RC_ASSERT(performed(cube, conjugate(word, s)) == conjugate(performed(cube, word), s));
    });
}

TEST_CASE("the 24 rotations are the symmetries that do not reflect, and their moves agree with them") {
    std::set<int> numbers;
    for (const auto& [s, moves] : rotations()) {
        CHECK_FALSE(s.reflects());
        CHECK(moves.size() <= 2);
        CHECK(&rotation_moves(s) == &moves);
        numbers.insert(number_of(s));
        const auto p = test::play({3}, {{.letter = 'R'}, {.letter = 'U', .turns = 2}});
        const auto rotation = test::play({3}, moves);
        const State back{rotation.cube, perm::inverse(rotation.blocks)};
        CHECK(conjugate(p, s) == test::product(test::product(back, p), rotation));
    }
    CHECK(numbers.size() == 24);
    CHECK(rotations().front().moves.empty());
}

TEST_CASE("a rotation symmetry equals conjugation by the rotation of the whole cube") {
    test::property("for any state", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube);
        const auto by = [&](char letter, int turns) {
            return test::product(test::product(whole(cube, letter, -turns), p), whole(cube, letter, turns));
        };
        RC_ASSERT(conjugate(p, s_u4) == by('y', 1));
        RC_ASSERT(conjugate(p, s_f2) == by('z', 2));
    });
}

TEST_CASE("symmetries map parts to parts, with the mapped names") {
    test::property("for every part of any cube", [] {
        const auto cube = *test::any_cube(2, 8);
        const auto s = *symmetry();
        const SymmetryMap map(cube, s);
        for (const auto& part : all_parts(cube))
            for (int i = 0; i < part.count; ++i) {
                const auto from = part.stickers[static_cast<std::size_t>(i)], to = map(from);
                RC_ASSERT(to.point / 4 == index(s(face_at(from.point / 4))));
                RC_ASSERT(identity_of(cube, part_at(cube, to)) ==
                          identity_of(cube, part_at(cube, map(part.stickers[0]))));
            }
    });
}

TEST_CASE("mirror images in cycle notation") {
    const auto seen = [](Cube cube, const std::string& cycles, Symmetry s) {
        return conjugate(test::product_of(cube, cycles), s);
    };
    CHECK(seen({3}, "(+ufl)", s_lr2) == test::product_of({3}, "(-urf)"));
    CHECK(seen({3, true}, "(+r)(++u)", s_lr2) == test::product_of({3, true}, "(-l)(++u)"));
    CHECK(seen({3}, "(uf,ur,ub)", s_lr2) == test::product_of({3}, "(uf,ul,ub)"));
    CHECK(seen({4}, "(uf1,ub2)", s_lr2) == test::product_of({4}, "(uf2,ub1)"));
}

}  // namespace cubelang::cube::symmetry_test
