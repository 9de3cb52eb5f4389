#include "runtime/search/commutators/forms.hpp"

#include "runtime/cube/performer.hpp"
#include "runtime/search/commutators/letters.hpp"
#include "tests/search/turns_written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::commutators {
namespace {

std::string first_form(cube::Cube cube, const std::string& text) {
    const auto forms = commutator_forms(performed(cube, turns_written(text, cube.n)));
    return forms.empty() ? "none" : cube::spell(*forms.front().word);
}

}  // namespace

TEST_CASE("commutators are found by what they do, simplest first") {
    CHECK(first_form({3, false}, "R U R' U'") == "[R, U]");
    CHECK(first_form({3, false}, "F R U R' U' F'") == "[F: [R, U]]");
    CHECK(first_form({3, false}, "U R U' L' U R' U' L") == "[U R U', L']");
    CHECK(first_form({4, false}, "2R U 2R' U'") == "[2R, U]");
    CHECK(first_form({3, false}, "R U2 R' U2 F D2 F' D2") == "[R, U2] [F, D2]");
}

TEST_CASE("every form does what was asked for") {
    for (const auto& [n, text] : {std::pair{3, "R2 D' R U2 R' D R U2 R"},
                                  {3, "M2 U M U2 M' U M2"},
                                  {3, "R U R' U' R U R' U'"},
                                  {4, "2R U 2L U' 2R' U 2L' U'"},
                                  {5, "U R U' L' U R' U' L"}}) {
        const auto state = performed({n, false}, turns_written(text, n));
        const auto forms = commutator_forms(state);
        CAPTURE(n, text);
        CHECK_FALSE(forms.empty());
        cube::Performer performer({n, false});
        for (const auto& [form, cost] : forms) {
            CAPTURE(cube::spell(*form));
            CHECK(performer.perform(form) == state);
        }
    }
}

TEST_CASE("what is odd on some orbit is no product of commutators, and the identity needs none") {
    CHECK(first_form({3, false}, "R") == "none");
    CHECK(first_form({4, false}, "2R") == "none");
    CHECK(first_form({3, false}, "R R'") == "none");
}

TEST_CASE("a three-cycle far away is a conjugate of its orbit's commutator") {
    for (const auto* text : {"R U F 2D B 2R U R' B' 2D' F' U' R'"}) {
        const auto setup = turns_written("R F 2U2 L B 2D", 6), core = turns_written("2R U 3R U' 2R' U 3R' U'", 6);
        CAPTURE(text);
        const auto state = performed({6, false}, joined({setup, core, inverse(setup)}));
        const auto forms = commutator_forms(state);
        REQUIRE(forms.size() >= 1);
        CHECK(cube::Performer({6, false}).perform(forms.front().word) == state);
    }
}

}  // namespace cubelang::search::commutators
