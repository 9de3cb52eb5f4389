#include "runtime/search/commutators/turn_words.hpp"

#include "tests/search/turns_written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::commutators::letters_test {
namespace {

std::string form_of(const std::string& text) {
    const auto form = commutator_in_letters(turns_written(text, 3));
    return form ? cube::spell(*word_of(*form, 3)) : "none";
}

}  // namespace

TEST_CASE("a commutator is recognised by its letters, conjugated or not") {
    CHECK(form_of("R U R' U'") == "[R, U]");
    CHECK(form_of("F R U R' U' F'") == "[F: [R, U]]");
    CHECK(form_of("L' U R U' L U R' U'") == "[L', U R U']");
    CHECK(form_of("R U F R' U' F'") == "[R U, F R']");
    CHECK(form_of("R U R U'") == "none");
    CHECK(form_of("R") == "none");
    CHECK(form_of("") == "none");
}

TEST_CASE("merged ends are separated again") {
    CHECK(form_of("R2 D' R U2 R' D R U2 R") == "[R': [R' D' R, U2]]");
    CHECK(form_of("R2 U R' U' R'") == "[R: [R, U]]");
}

TEST_CASE("the form has the same effect as the letters") {
    for (const auto* text : {"R2 D' R U2 R' D R U2 R", "F R U R' U' F'", "U R F U' R' F'", "D2 U R F U' R' F' D2"}) {
        const auto turns = turns_written(text, 3);
        const auto form = commutator_in_letters(turns);
        CAPTURE(text);
        REQUIRE(form);
        CHECK(state_after({3, true}, concatenated({form->c, commutator(form->a, form->b), inverse(form->c)})) ==
              state_after({3, true}, turns));
    }
}

}  // namespace cubelang::search::commutators::letters_test
