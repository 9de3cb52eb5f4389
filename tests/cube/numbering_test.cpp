#include "runtime/cube/numbering.hpp"

#include <set>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::cube::numbering_test {
namespace {

const Numbering& numbering(std::string_view name) {
    const auto* found = find_numbering(name);
    REQUIRE(found != nullptr);
    return *found;
}

// The place of a cell of a face, counted row by row, found by its net number on the faces U L F R B D.
Place cell(Cube cube, char face, int at) {
    const auto position = static_cast<int>(std::string("ULFRBD").find(face));
    return place_numbered(cube, numbering("net"), position * cube.n * cube.n + at + 1);
}

}  // namespace

TEST_CASE("fruldb is Cube Synthesizer's numbering") {
    for (const auto& row : test::data_rows("fruldb.tsv")) {
        const Cube cube{std::stoi(row[0])};
        const auto printed = test::numbers(row[2]);
        for (std::size_t at = 0; at < printed.size(); ++at) {
            INFO("N = " << row[0] << ", face " << row[1] << ", number " << printed[at]);
            CHECK(place_numbered(cube, numbering("fruldb"), printed[at]) ==
                  cell(cube, row[1][0], static_cast<int>(at)));
        }
    }
}

TEST_CASE("kociemba is row by row on the faces U R F D L B, as in his definition strings") {
    for (int n = 2; n <= 7; ++n)
        for (int i = 0; i < 6 * n * n; ++i) {
            const char face = std::string("URFDLB")[static_cast<std::size_t>(i / (n * n))];
            CHECK(place_numbered({n}, numbering("kociemba"), i + 1) == cell({n}, face, i % (n * n)));
        }
}

// The net as drawn in the 4x4x4 document; a corner's three stickers meet in one part.
TEST_CASE("net numbers match when the net is folded") {
    const Cube cube{4};
    const auto at = [&](int number) { return place_numbered(cube, numbering("net"), number); };
    const int corners[8][3] = {{16, 49, 36}, {13, 33, 20}, {1, 17, 68},  {4, 65, 52},
                               {84, 48, 61}, {81, 32, 45}, {93, 80, 29}, {96, 64, 77}};
    for (const auto& [first, second, third] : corners) {
        // The frames of a corner's stickers, clockwise: each one's arrow is the next one's normal.
        const Frame a = frame_of(at(first).point), b = frame_of(at(second).point), c = frame_of(at(third).point);
        CHECK((a.arrow == b.normal && b.arrow == c.normal && c.arrow == a.normal));
        CHECK((at(first).block == at(second).block && at(second).block == at(third).block));
    }
}

TEST_CASE("every numbering numbers every sticker once") {
    for (const auto& n : numberings())
        for (int size = 2; size <= 12; ++size) {
            const Cube cube{size};
            const auto all = places(cube, n);
            std::set<std::pair<int, int>> seen;
            for (std::size_t i = 0; i < all.size(); ++i) {
                seen.emplace(all[i].block, all[i].point);
                CHECK(place_numbered(cube, n, n.first + static_cast<int>(i)) == all[i]);
                CHECK((all[i].block < cube.classes() || all[i].point % 4 == 0));
            }
            CHECK(seen.size() == static_cast<std::size_t>(6 * size * size));
        }
}

TEST_CASE("numberings are found by name") {
    CHECK(numberings().size() == 3);
    for (const auto& n : numberings()) CHECK(find_numbering(n.name) == &n);
    CHECK(numbering("net").first == 1);
    CHECK(numbering("fruldb").first == 0);
    CHECK(numbering("kociemba").first == 1);
    CHECK(find_numbering("Net") == nullptr);
    CHECK(find_numbering("") == nullptr);
}

}  // namespace cubelang::cube::numbering_test
