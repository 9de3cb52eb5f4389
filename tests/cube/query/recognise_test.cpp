#include "runtime/cube/query/recognise.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::recognise_test {
namespace {

using cube::Cube;
using test::did;

const std::vector<cube::State> known{did({3}, "R U R' U R U2 R'"), did({3}, "R U R' U' R' F R2 U' R' U' R U R' F'")};
const auto looks = colors_of_centres({3});

}  // namespace

TEST_CASE("a known algorithm is recognised from every side, with turned top layer and in every orientation") {
    test::property([] {
        const auto& rotations = cube::rotations();
        const auto& side = rotations[*rc::gen::inRange<std::size_t>(0, 24)];
        const auto& last = rotations[*rc::gen::inRange<std::size_t>(0, 24)];
        const int before = *rc::gen::inRange(0, 4), after = *rc::gen::inRange(0, 4);
        const auto which = *rc::gen::inRange<std::size_t>(0, 2);
        const auto top = [](int quarters) { return did({3}, quarters == 0 ? "R R'" : "U" + std::to_string(quarters)); };
        auto p = test::product(test::product(top(before), known[which]), top(after));
        p = test::product(cube::conjugate(p, side.symmetry), test::play({3}, last.moves));
        const auto found = recognise(p, known, looks);
        RC_ASSERT(!found.empty());
        RC_ASSERT(found.front().which == which);
        RC_ASSERT(!found.front().symmetry.reflects());
    });
}

TEST_CASE("an algorithm and its inverse are distinguished") {
    const auto found = recognise(did({3}, "R U2 R' U' R U' R'"), known, looks);
    REQUIRE(found.size() == 1);
    CHECK(found.front().inverse);
    CHECK(recognise(known[1], known, looks).size() == 2);
}

TEST_CASE("mirror images are recognised if nothing else matches") {
    const auto found = recognise(did({3}, "L' U' L U' L' U2 L"), known, looks);
    REQUIRE_FALSE(found.empty());
    CHECK(found.front().symmetry.reflects());
    CHECK(recognise(did({3}, "R U F"), known, looks).empty());
}

TEST_CASE("equal centres may be exchanged") {
    const std::vector<cube::State> swap{did({4}, "2R2 U2 2R2 Uw2 2R2 2U2")};
    const auto other = did({4}, "2R2 U2 2R2 Uw2 2R2 2U2 2R U 2R' U 2R U2 2R' 2R U2 2R' U' 2R U' 2R'");
    CHECK_FALSE(recognise(other, swap, colors_of_centres({4})).empty());
}

}  // namespace cubelang::query::recognise_test
