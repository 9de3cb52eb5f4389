// Checks the simulator that verifies the runtime against data printed by other programs.

#include "tests/support/slow_cube.hpp"

#include <algorithm>
#include <optional>

#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"
#include "tests/support/quarters.hpp"

namespace cubelang::slow::slow_cube_test {
namespace {

std::vector<int> row_after(int n, std::string_view moves) {
    SlowCube cube(n);
    cube.play(moves);
    return cube.net_row();
}

// A script of plain face turns and whole turns (CR, CU, …) in SiGN; nullopt if it contains anything else.
std::optional<std::string> in_sign(const std::string& script) {
    constexpr std::string_view faces = "RUFLDB", rotations[] = {"x", "y", "z", "x'", "y'", "z'"};
    std::string text;
    for (const auto& token : test::split(script, ' ')) {
        const bool whole = token[0] == 'C' && token.size() > 1;
        const auto face = faces.find(token[whole ? 1 : 0]);
        const auto suffix = token.substr(whole ? 2 : 1);
        if (face == faces.npos || (suffix != "" && suffix != "2" && suffix != "'")) return std::nullopt;
        for (int i = (test::quarters_written(suffix) + 4) % 4; i > 0; --i)
            text += std::string(whole ? rotations[face] : faces.substr(face, 1)) + ' ';
    }
    return text;
}

std::vector<int> turns_printed(int n, const std::string& text) {
    std::vector<int> turns(static_cast<std::size_t>(6 * n * n));
    if (text == "-") return turns;
    for (const auto& entry : test::split(text, ',')) {
        const auto pair = test::numbers(entry, '=');
        turns.at(static_cast<std::size_t>(pair[0] - 1)) = pair[1];
    }
    return turns;
}

}  // namespace

TEST_CASE("the simulator agrees with the rotation maps of the 4x4x4 document") {
    for (const auto& row : test::data_rows("rotation-maps.tsv")) {
        auto wanted = SlowCube(4).net_row();
        for (const auto& entry : test::split(row[1], ' ')) {
            const auto pair = test::numbers(entry, ':');
            wanted.at(static_cast<std::size_t>(pair[0] - 1)) = pair[1];
        }
        CHECK(row_after(4, row[0]) == wanted);
    }
}

TEST_CASE("the simulator agrees with CubeTwister on its scripts") {
    int played = 0;
    for (const auto& row : test::data_rows("superset-sample.tsv")) {
        const auto moves = in_sign(row[1]);
        if (!moves) continue;
        ++played;
        INFO(row[1]);
        const int n = std::stoi(row[0]);
        SlowCube cube(n);
        cube.play(*moves);
        CHECK(cube.net_row() == test::numbers(row[4]));
        CHECK(cube.centre_turns() == turns_printed(n, row[5]));
    }
    CHECK(played >= 20);
}

TEST_CASE("the simulator reads moves of several layers") {
    CHECK(row_after(5, "Rw") == row_after(5, "R 2R"));
    CHECK(row_after(5, "r") == row_after(5, "Rw"));
    CHECK(row_after(6, "3Uw'") == row_after(6, "U' 2U' 3U'"));
    CHECK(row_after(6, "2-4Bw2") == row_after(6, "2B2 3B2 4B2"));
    CHECK(row_after(5, "M E S") == row_after(5, "3L 3D 3F"));
    CHECK(row_after(3, "x y' z2") == row_after(3, "R M' L' U' E D F2 S2 B2"));
    CHECK_THROWS(row_after(3, "Q"));
}

}  // namespace cubelang::slow::slow_cube_test
