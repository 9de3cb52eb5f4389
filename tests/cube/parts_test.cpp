#include "runtime/cube/parts.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::parts_test {
namespace {

std::span<const Place> stickers(const Part& part) {
    return std::span(part.stickers).first(static_cast<std::size_t>(part.count));
}

Part spelled_by(const Part& part, std::initializer_list<std::size_t> order) {
    Part other{part.kind, part.count, {}};
    std::transform(order.begin(), order.end(), other.stickers.begin(), [&](std::size_t i) { return part.stickers[i]; });
    return other;
}

// All spellings of a part.
std::vector<Part> spellings(const Part& p) {
    if (p.count == 1) return {p};
    if (p.count == 2) return {p, spelled_by(p, {1, 0})};
    return {p,
            spelled_by(p, {0, 2, 1}),
            spelled_by(p, {1, 0, 2}),
            spelled_by(p, {1, 2, 0}),
            spelled_by(p, {2, 0, 1}),
            spelled_by(p, {2, 1, 0})};
}

}  // namespace

TEST_CASE("a cube has 8 corners, N - 2 parts per edge, and (N - 2)^2 centres per face") {
    for (int n = 2; n <= 12; ++n) {
        std::map<Kind, int> count;
        for (const auto& part : all_parts({n})) ++count[part.kind];
        const int odd = n % 2, inner = n - 2;
        CHECK(count[Kind::corner] == 8);
        CHECK(count[Kind::edge] == 12 * odd);
        CHECK(count[Kind::wing] == 12 * (inner - odd));
        CHECK(count[Kind::fixed_centre] == 6 * odd);
        CHECK(count[Kind::x_centre] == 6 * 4 * (inner / 2));        // on the diagonals of a face
        CHECK(count[Kind::t_centre] == 6 * odd * 4 * (inner / 2));  // on its middle lines
        const int centres =
            count[Kind::fixed_centre] + count[Kind::x_centre] + count[Kind::t_centre] + count[Kind::oblique];
        CHECK(centres == 6 * inner * inner);
    }
}

TEST_CASE("every sticker is on one part") {
    for (int n = 2; n <= 12; ++n) {
        std::set<std::pair<int, int>> seen;
        std::size_t count = 0;
        for (const auto& part : all_parts({n}))
            for (const auto& place : stickers(part)) seen.emplace(place.block, place.point), ++count;
        CHECK(count == static_cast<std::size_t>(6 * n * n));
        CHECK(seen.size() == count);
    }
}

TEST_CASE("the part at a sticker is spelled from that sticker, corners clockwise") {
    for (int n = 2; n <= 9; ++n)
        for (const auto& part : all_parts({n}))
            for (const auto& place : stickers(part)) {
                const auto again = part_at({n}, place);
                CHECK(again.stickers[0] == place);
                CHECK(again.kind == part.kind);
                CHECK(std::ranges::is_permutation(stickers(again), stickers(part)));
                CHECK((again.kind != Kind::corner || is_clockwise(again)));
            }
}

TEST_CASE("a part's identity is the same for every spelling and unique to the part") {
    for (int n = 2; n <= 9; ++n) {
        std::set<std::pair<int, int>> seen;
        const auto parts = all_parts({n});
        for (const auto& part : parts) {
            const auto identity = identity_of({n}, part);
            seen.emplace(identity.block, identity.point);
            for (const auto& spelling : spellings(part)) CHECK(identity_of({n}, spelling) == identity);
        }
        CHECK(seen.size() == parts.size());
    }
}

TEST_CASE("canonical corners are spelled clockwise, as are half of all spellings") {
    for (const auto& corner : parts_of_orbit({3}, orbit_blocks({3})[0])) {
        CHECK(is_clockwise(corner));
        CHECK(std::ranges::count_if(spellings(corner), is_clockwise) == 3);
    }
    // Looking at the corner UFL, U is followed clockwise by F, then L.
    for (const char* clockwise : {"ufl", "flu", "luf", "dlf", "lfd"}) CHECK(is_clockwise(test::part({3}, clockwise)));
    for (const char* anticlockwise : {"ulf", "lfu", "ful"}) CHECK_FALSE(is_clockwise(test::part({2}, anticlockwise)));
}

TEST_CASE("orbits contain the parts that turns exchange") {
    CHECK(orbit_blocks({2}).size() == 1);
    CHECK(orbit_blocks({3}).size() == 3);   // corners, edges, fixed centres
    CHECK(orbit_blocks({4}).size() == 3);   // corners, wings, x-centres
    CHECK(orbit_blocks({5}).size() == 6);   // and edges, fixed centres, t-centres
    CHECK(orbit_blocks({7}).size() == 11);  // two of wings, x- and t-centres, and two of obliques
    for (int n = 2; n <= 9; ++n)
        for (const int block : orbit_blocks({n}))
            for (const auto& part : parts_of_orbit({n}, block)) {
                CHECK(part.kind == kind_of({n}, block));
                CHECK(identity_of({n}, part).block == block);
            }
}

TEST_CASE("names of kinds") {
    CHECK(plural(Kind::x_centre) == "x-centres");
    CHECK(plural(Kind::corner) == "corners");
    CHECK(with_article(Kind::oblique) == "an oblique");
    CHECK(with_article(Kind::wing) == "a wing");
    std::set<std::string_view> different;
    for (const Kind kind : kinds) different.insert({plural(kind), with_article(kind)});
    CHECK(different.size() == 2 * kinds.size());
}

TEST_CASE("one block represents each orbit") {
    for (int n = 2; n <= 12; ++n) {
        const Cube cube{n, true};
        auto orbits = orbit_blocks(cube);
        std::ranges::sort(orbits);
        std::vector<int> speakers;
        for (int block = 0; block < cube.blocks(); ++block)
            if (represents_orbit(cube, block)) speakers.push_back(block);
        CHECK(speakers == orbits);
    }
}

}  // namespace cubelang::cube::parts_test
