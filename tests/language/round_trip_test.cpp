// Printed values read back to the same values.

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::eval::round_trip_test {
namespace {

cube::State state_of(const std::string& text, cube::Cube cube) {
    const auto value = test::value("permutation(" + text + ")", cube);
    return *value.as<Permutation>()->state;
}

cube::State performed(const cube::WordPtr& word, cube::Cube cube) { return *cube::Performer(cube).perform(word); }

}  // namespace

TEST_CASE("the cycles of any permutation read back, and print the same again") {
    test::property("on cubes of 2 to 9 layers, ordinary and super, reachable or not", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = *test::state(cube);
        const auto text = cycle_text(p);
        const auto again = state_of(text, cube);
        RC_ASSERT(again == p);
        RC_ASSERT(cycle_text(again) == text);
    });
    test::property("after some moves", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto p = test::play(cube, *rc::gen::resize(6, test::moves(cube.n)));
        RC_ASSERT(state_of(cycle_text(p), cube) == p);
    });
}

TEST_CASE("the moves of any algorithm read back to the same moves") {
    test::property("written out", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto word = test::some_word(cube.n, 4);
        const auto value = test::value(word_text(*word), cube);
        RC_ASSERT(value.as<Algorithm>() != nullptr);
        RC_ASSERT(performed(value.as<Algorithm>()->word, cube) == performed(word, cube));
        RC_ASSERT(word_text(*value.as<Algorithm>()->word) == word_text(*word));
    });
    test::property("with all its brackets", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto word = test::some_word(cube.n, 4);
        const auto text = cube::spell(*word);
        RC_LOG() << text;
        const auto value = test::value(text, cube);
        RC_ASSERT(performed(value.as<Algorithm>()->word, cube) == performed(word, cube));
    });
}

TEST_CASE("powers of any size read back") {
    for (const auto* text :
         {"(R U)^1000000000000", "(R U)^-1000000000000", "[R: (U D2)^123456789012345678901234567890]",
          "[(R U)^99999, F]'", "((R U)99999 F)88888"}) {
        INFO(text);
        const auto word = test::value(text).as<Algorithm>()->word;
        const auto again = test::value(word_text(*word)).as<Algorithm>()->word;
        CHECK(performed(again, {3}) == performed(word, {3}));
        CHECK(word_text(*again) == word_text(*word));
        CHECK(cube::move_count(*again) == cube::move_count(*word));
    }
}

TEST_CASE("a huge power is the power modulo the order") {
    CHECK(test::last("(R U)^(10^100) == (R U)^remainder(10^100, 105)") == "true");
    CHECK(test::last("(R U)^-(10^100) == (R U)^remainder(-(10^100), 105)") == "true");
    CHECK(test::last("(R U)^" + std::string(400, '7') + " == (R U)^remainder(" + std::string(400, '7') + ", 105)") ==
          "true");
    CHECK(test::last("(uf,ur,ub)^(10^100) == (uf,ur,ub)^remainder(10^100, 3)") == "true");
    CHECK(test::last("length((R U)^(10^100)) == 2 * 10^100") == "true");
}

TEST_CASE("every part's name reads back to its place") {
    for (const cube::Cube cube : {cube::Cube{2}, {3}, {4}, {7, true}, {9}})
        for (const auto& part : cube::all_parts(cube)) {
            const auto name = "@" + cube::name(cube, part);
            CHECK(to_text(test::value(name, cube)) == name);
            CHECK(to_text(test::value("image(R R', " + name + ")", cube)) == name);
        }
}

TEST_CASE("every sticker's number reads back") {
    for (const auto& numbering : cube::numberings())
        for (int i = numbering.first; i < numbering.first + 96; ++i) {
            const auto name = "@" + std::string(numbering.name) + "." + std::to_string(i);
            CHECK(to_text(test::value(name, {4})) == name);
        }
}

}  // namespace cubelang::eval::round_trip_test
