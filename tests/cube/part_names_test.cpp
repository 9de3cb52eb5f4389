#include <algorithm>
#include <map>
#include <set>

#include "runtime/cube/parts.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::part_names_test {
namespace {

std::vector<int> net_numbers(Cube cube, const Part& part) {
    const auto places = cube::places(cube, test::net());
    std::vector<int> numbers;
    for (int i = 0; i < part.count; ++i)
        numbers.push_back(
            static_cast<int>(std::ranges::find(places, part.stickers[static_cast<std::size_t>(i)]) - places.begin()) +
            1);
    return numbers;
}

NameFault fault_of(int n, std::string_view letters, std::uint64_t number = 0) {
    const auto found = find_part({n}, letters, number);
    REQUIRE_FALSE(found.part);
    return found.fault;
}

std::vector<std::string> names(Cube cube, const std::vector<Part>& parts) {
    std::vector<std::string> all;
    for (const auto& part : parts) all.push_back(name(cube, part));
    return all;
}

// U and D before F and B, those before L and R.
int rank(const Part& part, int i) {
    return static_cast<int>(std::string_view("udfbrl").find(face_letters[part.stickers[i].point / 4])) / 2;
}

}  // namespace

TEST_CASE("each name has the same stickers as in CubeTwister") {
    for (const auto& row : test::data_rows("parts.tsv")) {
        const Cube cube{std::stoi(row[0])};
        const auto numbers = test::numbers(row[3], ',');
        INFO(row[0] << ' ' << row[2]);
        const auto part = test::part(cube, row[2]);
        CHECK(net_numbers(cube, part) == numbers);
        CHECK(name(cube, part) == row[2]);
        // Also from any other sticker; the spelling is clockwise, as all names in the table are.
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            auto rotated = numbers;
            std::rotate(rotated.begin(), rotated.begin() + static_cast<std::ptrdiff_t>(i), rotated.end());
            CHECK(net_numbers(cube, part_at(cube, place_numbered(cube, test::net(), numbers[i]))) == rotated);
        }
    }
}

TEST_CASE("canonical names begin with U or D, otherwise with F or B, and corners go on clockwise") {
    for (int n = 2; n <= 9; ++n)
        for (const auto& part : all_parts({n})) {
            CAPTURE(name({n}, part));
            for (int i = 1; i < part.count; ++i) CHECK(rank(part, 0) < rank(part, i));
            CHECK((part.kind != Kind::corner || is_clockwise(part)));
        }
}

TEST_CASE("the canonical order") {
    const auto orbits = orbit_blocks({3});
    const auto listed = [&](std::size_t i) {
        std::string all;
        for (const auto& one : names({3}, parts_of_orbit({3}, orbits[i]))) all += (all.empty() ? "" : " ") + one;
        return all;
    };
    CHECK(listed(0) == "urf ufl ulb ubr dfr dlf dbl drb");
    CHECK(listed(1) == "ur uf ul ub dr df dl db fr fl bl br");
    CHECK(listed(2) == "u r f d l b");
}

TEST_CASE("parts of an orbit have an order that is CubeTwister's") {
    std::map<int, std::vector<std::string>> listed;
    for (const auto& row : test::data_rows("parts.tsv")) listed[std::stoi(row[0])].push_back(row[2]);
    REQUIRE(listed.size() == 6);
    for (auto& [n, all] : listed) {
        // In the table, centres with one number are adjacent; wings with one pair of numbers form an orbit.
        std::vector<std::string> here;
        for (const int block : orbit_blocks({n}))
            for (const auto& one : names({n}, parts_of_cubetwister({n}, block))) here.push_back(one);
        CHECK(here == all);
    }
}

TEST_CASE("the first letter of a name determines the first sticker") {
    for (const std::string spelling : {"urf", "ufr", "ruf", "rfu", "fur", "fru"}) {
        const auto part = test::part({3}, spelling);
        CHECK(name({3}, part) == spelling);
        for (std::size_t i = 0; i < 3; ++i)
            CHECK(face_letters[static_cast<std::size_t>(part.stickers[i].point / 4)] == spelling[i]);
    }
    // A wing has the same number in both spellings.
    CHECK(net_numbers({4}, test::part({4}, "uf1")) == std::vector{14, 34});
    CHECK(net_numbers({4}, test::part({4}, "ld2")) == std::vector{31, 85});
}

TEST_CASE("corners and edges are read in either case") {
    CHECK(name({3}, *find_part({3}, "UFR", 0).part) == "ufr");
    CHECK(name({3}, *find_part({3}, "Fu", 0).part) == "fu");
    CHECK(name({4}, *find_part({4}, "UR", 2).part) == "ur2");
}

TEST_CASE("names and parts correspond one to one") {
    for (int n = 2; n <= 12; ++n) {
        const Cube cube{n};
        std::set<std::string> seen;
        for (const auto& part : all_parts(cube)) {
            const auto text = name(cube, part);
            seen.insert(text);
            const auto again = test::part(cube, text);
            CHECK((again.stickers == part.stickers && again.kind == part.kind));
        }
        CHECK(seen.size() == static_cast<std::size_t>(8 + 12 * (n - 2) + 6 * (n - 2) * (n - 2)));
    }
}

TEST_CASE("part numbers beyond the 7x7x7 follow the same pattern") {
    const Cube cube{8};
    const auto number = [&](const std::string& name) { return net_numbers(cube, test::part(cube, name))[0]; };
    // Face F of the net starts at 129. Wings 1 and 2 are at the middle of its top row, odd ones towards L.
    const int wings[] = {132, 133, 131, 134, 130, 135};
    for (int i = 0; i < 6; ++i) CHECK(number("fu" + std::to_string(i + 1)) == wings[i]);
    // Centres start to the right of F's arrow, which points down: at the lower left, innermost ring first.
    const std::pair<int, int> centres[] = {{1, 164},  {2, 156},  {3, 157},  {4, 165},  {5, 171},  {9, 172}, {13, 173},
                                           {17, 178}, {21, 180}, {25, 181}, {29, 179}, {33, 182}, {34, 170}};
    for (const auto& [i, place] : centres) CHECK(number("f" + std::to_string(i)) == place);
    CHECK(numbered_wings({8}) == 6);
    CHECK(numbered_wings({9}) == 6);
    CHECK(numbered_centres({8}) == 36);
    CHECK(numbered_centres({9}) == 48);
}

TEST_CASE("faults of part names") {
    for (const char* letters : {"", "q", "uq", "ufrd", "1", "u f"})
        CHECK(fault_of(3, letters) == NameFault::bad_letters);
    for (const char* letters : {"ud", "url", "fub", "lr"}) CHECK(fault_of(3, letters) == NameFault::opposite_faces);
    for (const char* letters : {"uu", "ufu", "rrr", "Uu"}) CHECK(fault_of(3, letters) == NameFault::repeated_face);
    CHECK(fault_of(3, "R") == NameFault::capital_centre);
    CHECK(fault_of(4, "R", 1) == NameFault::capital_centre);
    CHECK(fault_of(2, "ur") == NameFault::no_edges);
    CHECK(fault_of(2, "ur", 1) == NameFault::no_edges);
    CHECK(fault_of(2, "r") == NameFault::no_centres);
    CHECK(fault_of(4, "fu") == NameFault::needs_number);
    CHECK(fault_of(4, "r") == NameFault::needs_number);
    CHECK(fault_of(3, "ufr", 1) == NameFault::corner_number);
}

TEST_CASE("numbers too large for the cube are faults") {
    for (int n = 3; n <= 9; ++n) {
        const std::uint64_t wings = numbered_wings({n}), centres = numbered_centres({n});
        for (const std::uint64_t beyond : {1ULL, 1ULL << 31, 1ULL << 32, ~0ULL - centres}) {
            CHECK(fault_of(n, "fu", wings + beyond) == NameFault::bad_number);
            CHECK(fault_of(n, "r", centres + beyond) == NameFault::bad_number);
        }
        CHECK((wings == 0 || find_part({n}, "fu", wings).part.has_value()));
        CHECK((centres == 0 || find_part({n}, "r", centres).part.has_value()));
    }
}

}  // namespace cubelang::cube::part_names_test
