#include "runtime/cube/query/simplify.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::simplify_test {
namespace {

std::string simplified(const std::string& text) {
    auto spelled = test::spelled(simplify(test::written(text)));
    if (!spelled.empty()) spelled.pop_back();
    return spelled;
}

// Moves without pauses.
std::size_t count(const std::vector<cube::Move>& moves) {
    return static_cast<std::size_t>(
        std::count_if(moves.begin(), moves.end(), [](const auto& move) { return move.letter != '.'; }));
}

}  // namespace

TEST_CASE("moves about one axis merge across each other") {
    CHECK(simplified("R L R'") == "L");
    CHECK(simplified("R R") == "R2");
    CHECK(simplified("R U U' R'").empty());
    CHECK(simplified("Rw R'") == "2R");
    CHECK(simplified("U D U") == "U2 D");
    CHECK(simplified("R L R L") == "R2 L2");
    CHECK(simplified("R M R") == "R2 M");
    CHECK(simplified("x x") == "x2");
    CHECK(simplified("R x R'") == "x");
}

TEST_CASE("neighbours of cancelled moves merge") {
    CHECK(simplified("R U D U' D' R") == "R2");
    CHECK(simplified("F R U U' R' F'").empty());
    CHECK(simplified("R U R L L' R' U' R'").empty());
    CHECK(simplified("D Rw R' 2R' D") == "D2");  // the middle cancels layer by layer
    CHECK(simplified("D F Rw R' 2R' F' D'").empty());
}

TEST_CASE("amounts are reduced") {
    CHECK(simplified("R3") == "R'");
    CHECK(simplified("R2'") == "R2");
    CHECK(simplified("R4").empty());
    CHECK(simplified("R5 U0") == "R");
    CHECK(simplified("R2 R") == "R'");
    CHECK(simplified("R . R") == "R2");
}

TEST_CASE("layers of one face are regrouped if that is shorter") {
    CHECK(simplified("R 2R") == "Rw");
    CHECK(simplified("R 2R 3R") == "3Rw");
    CHECK(simplified("3Rw R'") == "2-3Rw");
    CHECK(simplified("3Rw Rw'") == "3R");
    CHECK(simplified("Rw Rw") == "Rw2");
    CHECK(simplified("R Rw2").find(' ') != std::string::npos);  // two moves either way
}

TEST_CASE("a simplified word is unchanged") {
    for (const char* text : {"R U R' U'", "M2 U M U2 M' U M2", "L R", "R L", "x y z", "Rw 2U'"})
        CHECK(simplified(text) == text);
}

TEST_CASE("simplification preserves the permutation, never lengthens, and is idempotent") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto moves = *test::moves(cube.n);
        const auto simple = simplify(moves);
        RC_LOG() << test::spelled(moves) << "-> " << test::spelled(simple);
        for (const auto& move : simple) RC_ASSERT(cube::fault(move, cube.n) == cube::MoveFault::none);
        RC_ASSERT(test::play(cube, simple) == test::play(cube, moves));
        RC_ASSERT(simple.size() <= count(moves));
        RC_ASSERT(test::spelled(simplify(simple)) == test::spelled(simple));
    });
}

TEST_CASE("a simplification is valid on all cubes that have the moves") {
    test::property([] {
        const auto moves = *test::moves(4);
        for (int n = 4; n <= 9; ++n) RC_ASSERT(test::play({n}, simplify(moves)) == test::play({n}, moves));
    });
}

}  // namespace cubelang::query::simplify_test
