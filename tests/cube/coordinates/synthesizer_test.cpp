#include "runtime/cube/coordinates/synthesizer.hpp"

#include "runtime/cube/coordinates/sticker_row.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::synthesizer_test {
namespace {

BasicAlgorithm entry(Cube cube, std::int64_t index) { return std::get<BasicAlgorithm>(basic_algorithm(cube, index)); }
BasicFault fault(Cube cube, const BasicAlgorithm& algorithm) { return std::get<BasicFault>(index_of(cube, algorithm)); }

// Entry p is the number of the sticker at place p after the rotation of the cube with this index.
std::vector<std::int32_t> row_after(Cube cube, int index) {
    return second_row(test::play(cube, rotation_moves(cube, index)), *find_numbering("fruldb"));
}

}  // namespace

TEST_CASE("the 240 basic algorithms of the 3x3x3 agree with the document's table") {
    int rows = 0;
    for (const auto& row : test::data_rows("synthesizer.tsv")) {
        INFO("index " << row[0]);
        const auto index = std::stoi(row[0]);
        const auto made = entry({3}, index);
        CHECK(index == rows++);
        CHECK(made.destination == std::stoi(row[1]));
        CHECK(made.origin == std::stoi(row[2]));
        CHECK((made.orientation ? std::to_string(*made.orientation) : "") == row[3]);
        CHECK(std::string("F <- ") + face_of_origin({3}, made.origin) == row[4]);
        CHECK(made.rotation == (block_of_index({3}, index) == 0));
        CHECK((made.rotation ||
               std::string("FRULDB").find(row[4].back()) == static_cast<std::size_t>(block_of_index({3}, index) - 1)));
    }
    CHECK(rows == 240);
    CHECK(basic_algorithms({3}) == 240);
}

TEST_CASE("the counts of algorithms agree with the document") {
    for (const auto& row : test::data_rows("synthesizer-counts.tsv")) {
        const Cube cube{std::stoi(row[0])};
        CHECK(6 * cube.n * cube.n == std::stoi(row[1]));
        CHECK(basic_algorithms(cube) == std::stoi(row[2]));
    }
}

TEST_CASE("indexes and entries correspond one to one") {
    for (int n = 2; n <= 8; ++n) {
        std::vector<BasicAlgorithm> seen;
        for (std::int64_t index = 0; index < basic_algorithms({n}); ++index) {
            const auto made = entry({n}, index);
            REQUIRE(std::get<std::int64_t>(index_of({n}, made)) == index);
            REQUIRE(std::find(seen.begin(), seen.end(), made) == seen.end());
            seen.push_back(made);
        }
    }
}

// The formulas printed in the document, one for each parity.
TEST_CASE("the indexes follow the document's formulas") {
    for (int n = 2; n <= 8; ++n)
        for (std::int64_t index = 24; index < basic_algorithms({n}); ++index) {
            const auto made = entry({n}, index);
            const auto base = 24 + 4 * n * n * (made.origin / (n * n));
            if (n % 2 == 0)
                CHECK(index == base + made.origin % 4 + 4 * made.destination);
            else if (made.destination == 0)
                CHECK(index == base + *made.orientation);
            else
                CHECK(index == base + (made.origin % (n * n) - 1) % 4 + 4 * made.destination);
        }
}

TEST_CASE("an origin and its destination are in one class of stickers") {
    for (int n = 2; n <= 8; ++n)
        for (std::int64_t index = 24; index < basic_algorithms({n}); ++index) {
            const auto made = entry({n}, index);
            const auto& fruldb = *find_numbering("fruldb");
            CHECK(place_numbered({n}, fruldb, made.origin).block ==
                  place_numbered({n}, fruldb, made.destination).block);
        }
}

TEST_CASE("a rotation of the whole cube moves its origin to place 0") {
    for (int n = 2; n <= 8; ++n)
        for (int index = 0; index < 24; ++index) {
            INFO("N = " << n << ", index " << index);
            CHECK(row_after({n}, index)[0] == entry({n}, index).origin);
        }
}

// On odd N, orientation k turns the drawing k quarters clockwise: its top sticker is found k places further.
TEST_CASE("a rotation of the whole cube gives the middle its orientation on odd N") {
    for (int n = 3; n <= 7; n += 2)
        for (int index = 0; index < 24; ++index) {
            INFO("N = " << n << ", index " << index);
            const auto made = entry({n}, index);
            CHECK(row_after({n}, index)[static_cast<std::size_t>(1 + *made.orientation)] == made.origin + 1);
        }
}

TEST_CASE("the 24 rotations are different and have at most two moves") {
    for (const int n : {2, 3, 4, 5}) {
        std::vector<std::vector<std::int32_t>> seen;
        for (int index = 0; index < 24; ++index) {
            CHECK(rotation_moves({n}, index).size() <= 2);
            seen.push_back(row_after({n}, index));
        }
        std::sort(seen.begin(), seen.end());
        CHECK(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
    }
}

TEST_CASE("an invalid entry is refused with a reason") {
    CHECK(std::get<BasicFault>(basic_algorithm({3}, -1)) == BasicFault::no_such_index);
    CHECK(std::get<BasicFault>(basic_algorithm({3}, 240)) == BasicFault::no_such_index);
    CHECK(std::get<BasicFault>(basic_algorithm({2}, 120)) == BasicFault::no_such_index);
    CHECK(fault({3}, {false, 54, 0, {}}) == BasicFault::no_such_origin);
    CHECK(fault({3}, {false, -1, 0, {}}) == BasicFault::no_such_origin);
    CHECK(fault({3}, {false, 0, 9, {}}) == BasicFault::no_such_destination);
    CHECK(fault({3}, {false, 14, 1, {}}) == BasicFault::never_arrives);
    CHECK(fault({4}, {false, 20, 0, {}}) == BasicFault::never_arrives);
    CHECK(fault({3}, {false, 9, 0, {}}) == BasicFault::needs_orientation);
    CHECK(fault({3}, {true, 9, 0, {}}) == BasicFault::needs_orientation);
    CHECK(fault({3}, {false, 19, 1, 0}) == BasicFault::no_orientation_off_middle);
    CHECK(fault({4}, {false, 0, 0, 0}) == BasicFault::no_orientation_if_even);
    CHECK(fault({3}, {false, 9, 0, 4}) == BasicFault::no_such_orientation);
    CHECK(fault({3}, {false, 9, 0, -1}) == BasicFault::no_such_orientation);
    CHECK(fault({3}, {true, 10, 0, 1}) == BasicFault::not_in_the_middle);
    CHECK(fault({4}, {true, 20, 0, {}}) == BasicFault::not_in_the_middle);
}

}  // namespace cubelang::cube::synthesizer_test
