#include "runtime/search/reduction/final_steps.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::search::reduction::core_test {
namespace {

cube::State played(cube::Cube cube, const Turns& turns) { return commutators::state_after(cube, turns); }

}  // namespace

TEST_CASE("the word for two pairs of wings makes a swap that is impossible on a 3x3x3") {
    for (const int n : {4, 6, 10}) {
        CHECK(core_of(played({n}, {})));
        CHECK(!core_of(played({n}, swap_of_two_pairs(n))));
    }
}

TEST_CASE("the core's centres are rotated clockwise as the faces are") {
    const cube::Cube cube{5, true};
    for (const auto face : cube::faces) {
        const auto state = played(cube, {layer_turn(cube.n, face, 1, 1)});
        const auto centres = core_centres(turned_faces(state));
        CHECK(centres == cube3::centre_turn(cube::index(face), 1));
    }
}

}  // namespace cubelang::search::reduction::core_test
