#include "runtime/cube/geometry.hpp"

#include <array>
#include <set>
#include <string>
#include <utility>

#include "tests/support/catch.hpp"

namespace cubelang::cube::geometry_test {
namespace {

using Vector = std::array<int, 3>;

Vector direction(Face face) {
    Vector v{};
    v[static_cast<std::size_t>(index(face) % 3)] = is_positive(face) ? 1 : -1;
    return v;
}

Vector vector_product(const Vector& a, const Vector& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Face lettered(char letter) { return face_at(static_cast<int>(std::string("rufldb").find(letter))); }

}  // namespace

TEST_CASE("a face is found by its letter in either case") {
    for (const Face face : faces) {
        CHECK(face_named(small_letter(face)) == face);
        CHECK(face_named(capital(face)) == face);
    }
    CHECK(capital(Face::b) == 'B');
    CHECK_FALSE(face_named('M'));
    CHECK_FALSE(face_named(' '));
}

TEST_CASE("opposite faces point in opposite directions") {
    for (const Face face : faces) {
        const auto there = direction(face), back = direction(opposite(face));
        CHECK(there == Vector{-back[0], -back[1], -back[2]});
    }
}

TEST_CASE("the cross product of neighbouring faces follows the right-hand rule") {
    for (const Face a : faces)
        for (const Face b : faces)
            if (axis_of(a) != axis_of(b)) CHECK(direction(cross(a, b)) == vector_product(direction(a), direction(b)));
}

TEST_CASE("a turn about a face moves its neighbours clockwise as seen from it") {
    const std::pair<char, std::string> clockwise[] = {{'r', "ubdf"}, {'u', "flbr"}, {'f', "urdl"},
                                                      {'l', "ufdb"}, {'d', "frbl"}, {'b', "uldr"}};
    for (const auto& [about, ring] : clockwise) {
        for (std::size_t i = 0; i < 4; ++i)
            CHECK(turned(lettered(ring[i]), lettered(about)) == lettered(ring[(i + 1) % 4]));
        CHECK(turned(lettered(about), lettered(about)) == lettered(about));
        CHECK(turned(opposite(lettered(about)), lettered(about)) == opposite(lettered(about)));
    }
}

TEST_CASE("the arrow of an unturned centre on each face") {
    const std::pair<char, char> arrows[] = {{'r', 'b'}, {'u', 'l'}, {'f', 'd'}, {'l', 'u'}, {'d', 'f'}, {'b', 'r'}};
    for (const auto& [face, arrow] : arrows) CHECK(home_arrow(lettered(face)) == lettered(arrow));
}

TEST_CASE("the 24 points are the 24 orientations of a cube") {
    std::set<std::pair<Face, Face>> held;
    for (int point = 0; point < 24; ++point) {
        const auto frame = frame_of(point);
        CHECK(axis_of(frame.normal) != axis_of(frame.arrow));
        CHECK(index(frame.normal) == point / 4);
        CHECK(point_of(frame) == point);
        held.emplace(frame.normal, frame.arrow);
        // The arrow of the face's next point is a quarter clockwise further, in the direction of "right".
        CHECK(frame_of(point / 4 * 4 + (point + 1) % 4).arrow == frame.right());
    }
    CHECK(held.size() == 24);
}

TEST_CASE("blocks correspond to their representative cells") {
    for (const int n :
         {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, largest_cube - 1, largest_cube}) {
        const Cube cube{n};
        bool all = true;
        for (int block = 0; block < cube.classes(); ++block) {
            const auto [u, h] = cell_of(cube, block);
            const bool in_top_row = h > 0 && h < n && u > -h && u <= h && (n - 1 - h) % 2 == 0 && (n - 1 - u) % 2 == 0;
            all = all && in_top_row && block_of(cube, {u, h}) == block;
        }
        CHECK(all);
        CHECK(cube.classes() == n * n / 4);
        CHECK(cube.blocks() == (n % 2 == 0 ? cube.classes() : cube.classes() + 1));
    }
    CHECK(block_of({5}, {0, 0}) == 6);
    CHECK(cell_of({5}, 6).h == 0);
}

TEST_CASE("every class has 24 cells with different places, and the fixed centres have six") {
    for (int n = 2; n <= 20; ++n) {
        const Cube cube{n};
        std::set<std::pair<int, int>> seen;
        for (const Face face : faces)
            for (int v = 1 - n; v < n; v += 2)
                for (int u = 1 - n; u < n; u += 2) {
                    const auto place = place_of(cube, face, u, v);
                    CHECK((place.block >= 0 && place.block < cube.blocks() && place.point / 4 == index(face)));
                    seen.emplace(place.block, place.point);
                }
        CHECK(seen.size() == static_cast<std::size_t>(6 * n * n));
        for (int block = 0; block < cube.blocks(); ++block) {
            const auto count = std::distance(seen.lower_bound({block, 0}), seen.lower_bound({block + 1, 0}));
            CHECK(count == (block < cube.classes() ? 24 : 6));
        }
    }
}

TEST_CASE("a quarter turn of a face moves each cell to the next point of its class") {
    for (int n = 2; n <= 9; ++n)
        for (const Face face : faces)
            for (int v = 1 - n; v < n; v += 2)
                for (int u = 1 - n; u < n; u += 2) {
                    if (u == 0 && v == 0) continue;
                    const auto here = place_of({n}, face, u, v), next = place_of({n}, face, v, -u);
                    CHECK(here.block == next.block);
                    CHECK(here.point / 4 * 4 + (here.point + 1) % 4 == next.point);
                }
    // Point 0 is the representative itself.
    CHECK(place_of({7}, Face::d, -2, 4) == Place{block_of({7}, {-2, 4}), 16});
}

}  // namespace cubelang::cube::geometry_test
