#include "runtime/cube/coordinates/part_orbits.hpp"

#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::part_orbits_test {
namespace {

PartOrbit orbit_called(Cube cube, const std::string& name) {
    for (const auto& orbit : kpuzzle_orbits(cube))
        if (kpuzzle_name(orbit.label) == name) return orbit;
    throw std::invalid_argument(name);
}

std::vector<Move> moves(const std::string& text) {
    std::vector<Move> all;
    for (const auto& word : test::split(text, ' ')) {
        Move move{.letter = word[0]};
        if (word.find('2') != word.npos) move.turns = 2;
        if (word.back() == '\'') move.turns = -1;
        all.push_back(move);
    }
    return all;
}

}  // namespace

TEST_CASE("orbits of one kind are numbered if there are several") {
    std::vector<std::string> names;
    for (const auto& orbit : kpuzzle_orbits({7})) names.push_back(kpuzzle_name(orbit.label));
    CHECK(names == std::vector<std::string>{"EDGES", "CORNERS", "CENTERS", "WINGS1", "WINGS2", "XCENTERS1", "TCENTERS1",
                                            "XCENTERS2", "TCENTERS2", "OBLIQUES1", "OBLIQUES2"});
    CHECK(kpuzzle_orbits({2}).size() == 1);
    CHECK(kpuzzle_name(kpuzzle_orbits({4}).back().label) == "XCENTERS");
}

// The table contains output of cubing.js.
TEST_CASE("places and orientations agree with cubing.js' 3x3x3 and 2x2x2") {
    for (const auto& row : test::data_rows("kpuzzle.tsv")) {
        const Cube cube{std::stoi(row[0]), true};
        INFO(row[0] << ": " << row[1] << ", " << row[2]);
        const auto stands = arrangement(test::play(cube, moves(row[1])), orbit_called(cube, row[2]));
        CHECK(stands.pieces == test::numbers(row[3]));
        CHECK(stands.orientations == test::numbers(row[4]));
    }
}

TEST_CASE("the arrangements of all orbits determine the state") {
    test::property("on cubes of 2 to 9 layers, ordinary and super", [] {
        const auto cube = *test::any_cube();
        const auto p = *test::state(cube);
        auto again = solved(cube);
        for (const auto& orbit : kpuzzle_orbits(cube)) arrange(again, orbit, arrangement(p, orbit));
        RC_ASSERT(again == p);
    });
}

// (A B)[i] = A[B[i]], and orientations add up.
TEST_CASE("arrangements multiply like cubing.js' transformations") {
    test::property("any two", [] {
        const Cube cube{*rc::gen::inRange(2, 7), true};
        const auto p = *test::state(cube), q = *test::state(cube);
        for (const auto& orbit : kpuzzle_orbits(cube)) {
            const auto a = arrangement(p, orbit), b = arrangement(q, orbit),
                       both = arrangement(test::product(p, q), orbit);
            for (std::size_t i = 0; i < orbit.places.size(); ++i) {
                const auto j = static_cast<std::size_t>(b.pieces[i]);
                RC_ASSERT(both.pieces[i] == a.pieces[j]);
                RC_ASSERT(both.orientations[i] == (a.orientations[j] + b.orientations[i]) % orbit.orientations());
            }
        }
    });
}

TEST_CASE("a puzzle's derived moves turn the layers that they name") {
    std::vector<std::pair<std::string, std::string>> derived;
    for (const auto& [name, made] : kpuzzle_derived_moves(3)) derived.emplace_back(name, made);
    for (const auto& expected : std::vector<std::pair<std::string, std::string>>{{"D", "3U'"},
                                                                                 {"L", "3R'"},
                                                                                 {"2B", "2F'"},
                                                                                 {"Rw", "R 2R"},
                                                                                 {"r", "R 2R"},
                                                                                 {"2Lw", "L 2L"},
                                                                                 {"3u", "U 2U 3U"},
                                                                                 {"2-3Rw", "2R 3R"},
                                                                                 {"M", "2L"},
                                                                                 {"E", "2D"},
                                                                                 {"S", "2F"},
                                                                                 {"Lv", "x'"}}) {
        INFO(expected.first);
        CHECK(std::find(derived.begin(), derived.end(), expected) != derived.end());
    }
    for (const auto& [name, made] : kpuzzle_derived_moves(4)) CHECK(name != "M");
}

}  // namespace cubelang::cube::part_orbits_test
