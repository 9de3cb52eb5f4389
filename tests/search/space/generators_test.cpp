#include "runtime/search/space/generators.hpp"

#include <set>

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::generators_test {
namespace {

std::string spelled(const std::vector<Generator>& generators) {
    std::string text;
    for (const auto& generator : generators) text += (text.empty() ? "" : " ") + cube::spell(generator.move);
    return text;
}
std::string turns_of(const std::string& moves, int n) { return spelled(turns_from_moves(test::written(moves), n)); }

}  // namespace

TEST_CASE("a turn is written from the nearer face, and its move is that turn") {
    for (int n = 2; n <= 7; ++n)
        for (const auto& made : block_turns(n, false)) CHECK(cube::turn_of(made.move, n) == made.turn);
    CHECK(cube::spell(move_of({cube::Axis::x, 3, 3, 1}, 3)) == "L'");
    CHECK(cube::spell(move_of({cube::Axis::x, 2, 2, 1}, 3)) == "M'");
    CHECK(cube::spell(move_of({cube::Axis::z, 3, 4, 2}, 5)) == "2-3Bw2");
    CHECK(cube::spell(move_of({cube::Axis::y, 1, 3, 3}, 3)) == "y'");
}

TEST_CASE("the sets of turns have the right sizes") {
    CHECK(face_turns(3).size() == 18);
    CHECK(face_turns(7).size() == 18);
    CHECK(layer_turns(5).size() == 45);
    CHECK(block_turns(3, true).size() == 3 * 4 * 3);
    CHECK(block_turns(3, false).size() == 3 * 5 * 3);
    CHECK(block_turns(4, false).size() == 3 * 9 * 3);
}

TEST_CASE("a move stands for all turns of its layers, a half turn for itself only") {
    CHECK(turns_of("R U2", 3) == "R R2 R' U2");
    CHECK(turns_of("M", 3) == "M M2 M'");
    CHECK(turns_of("R' R R2", 3) == "R R2 R'");
    CHECK(turns_of("2R Rw", 4) == "2R 2R2 2R' Rw Rw2 Rw'");
    CHECK(turns_of("R . R4", 3) == "R R2 R'");
    CHECK(turns_of("", 3).empty());
}

TEST_CASE("turns have the costs of the given function") {
    const auto quarters = [](const cube::Turn& turn, int) { return turn.quarters == 2 ? 2 : 1; };
    for (const auto& made : face_turns(3, quarters)) CHECK(made.cost == (made.turn.quarters == 2 ? 2 : 1));
}

}  // namespace cubelang::search::generators_test
