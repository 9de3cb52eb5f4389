// The two-row notation: entry i is the sticker that is now at place i ("is replaced by").

#include <numeric>

#include "runtime/cube/numbering.hpp"
#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/quarters.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::second_row_test {
namespace {

// Plain moves separated by blanks: a letter, optionally followed by ' or 2.
State played(Cube cube, const std::string& text) {
    std::vector<Move> moves;
    for (const auto& token : test::split(text, ' ')) {
        const int turns = test::quarters_written(token);
        moves.push_back({0, 1, 1, token[0], static_cast<std::int8_t>(turns)});
    }
    return test::play(cube, moves);
}

std::vector<int> row_of(int n, const std::string& moves, std::string_view numbering = "net") {
    return second_row(played({n}, moves), *find_numbering(numbering));
}

}  // namespace

TEST_CASE("second rows agree with the 4x4x4 document") {
    const auto rows = test::data_rows("two-row.tsv");
    REQUIRE(rows.size() == 5);
    for (const auto& row : rows) {
        INFO(row[0]);
        const bool backwards = row[0] == "U R U' R'";  // the document composes in reverse
        CHECK(row_of(4, backwards ? "R' U' R U" : row[0]) == test::numbers(row[1]));
        CHECK((!backwards || row_of(4, row[0]) != test::numbers(row[1])));
    }
}

TEST_CASE("rotation maps agree with the 4x4x4 document") {
    for (const auto& row : test::data_rows("rotation-maps.tsv")) {
        std::vector<int> wanted(96);
        std::iota(wanted.begin(), wanted.end(), 1);
        for (const auto& entry : test::split(row[1], ' ')) {
            const auto pair = test::numbers(entry, ':');
            wanted.at(static_cast<std::size_t>(pair[0] - 1)) = pair[1];
        }
        INFO(row[0]);
        CHECK(row_of(4, row[0]) == wanted);
    }
}

TEST_CASE("Cube Synthesizer's basic algorithms change one sticker of the front face") {
    struct Basic {
        std::string moves;
        int origin;
        std::size_t destination;
    };
    // MR of Cube Synthesizer is M': M follows L.
    for (const auto& [moves, origin, destination] : {Basic{"B' M' B M", 19, 1}, Basic{"B2 R' B R", 14, 6}}) {
        std::vector<int> front(9);
        std::iota(front.begin(), front.end(), 0);
        front[destination] = origin;
        auto row = row_of(3, moves, "fruldb");
        row.resize(9);
        CHECK(row == front);
    }
}

TEST_CASE("the row of a solved cube counts from the numbering's first number") {
    for (const auto& numbering : numberings())
        for (int n = 2; n <= 9; ++n)
            for (const bool super : {false, true}) {
                const auto row = second_row(solved({n, super}), numbering);
                std::vector<std::int32_t> wanted(static_cast<std::size_t>(6 * n * n));
                std::iota(wanted.begin(), wanted.end(), numbering.first);
                CHECK(row == wanted);
            }
}

TEST_CASE("the second row of a product is the first factor's row indexed by the second's") {
    test::property("row(a b)[i] = row(a)[row(b)[i]]", [] {
        const auto cube = *test::any_cube();
        const auto a = *test::state(cube), b = *test::state(cube);
        const auto row_a = test::net_row(a), row_b = test::net_row(b), row_ab = test::net_row(test::product(a, b));
        for (std::size_t i = 0; i < row_ab.size(); ++i)
            RC_ASSERT(row_ab[i] == row_a[static_cast<std::size_t>(row_b[i] - 1)]);
    });
}

}  // namespace cubelang::cube::second_row_test
