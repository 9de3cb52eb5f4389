// Printed values read back to the same values.

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::meaning::round_trip_test {
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

namespace {

using test::Chance;

std::size_t below(std::size_t count, Chance& chance) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(chance);
}

std::string some_text(Chance& chance) {
    constexpr std::string_view pieces[] = {"R", "\\\"",   "\\\\",      "\\n", "\\t", "\\{",
                                           "é", "\\u{7}", "\\u{202e}", " ",   "@uf", "1"};
    std::string text = "\"";
    for (auto count = below(6, chance); count > 0; --count) text += pieces[below(std::size(pieces), chance)];
    return text + "\"";
}

std::string some_permutation(Chance& chance) {
    return fmt::format("permutation(random_algorithm({}, 30)) (+urf)", below(1000, chance));
}

// A value of each type that can be read back, on the 3x3x3.
std::string some_leaf(Chance& chance) {
    constexpr std::string_view expressions[] = {
        // numbers, booleans with and without a reason, texts in the notation of other programs
        "0", "-7", "10^40", "-(3^90)", "1/3", "-22/7", "true", "false", "is_reachable((+urf))",
        "is_abelian(group(R, U))", "corner_colors(R, @urf)", "gap(R)", "speffz(R)", "latex((2 1))", "colors(R)",
        // elements and symmetries
        "()", "R", "(R U)6", "[R, U2]", "[R: F]'", "(R U)^(10^30)", "x y", "R . U", "R * S_LR2", "S_LR2 * (uf,ur)",
        "item(symmetries(()), 7)", "item(symmetries(()), 48)", "R^S_LR2", "factor((uf,ur) R, group((uf,ur), R))",
        // places and numbers
        "@ufr", "@fru", "@u", "@net.12", "image(R, @fruldb.0)", "(2 3 1)", "(1,2,3) (4,5)", "two_row({2, 1})",
        "two_row({1})", "(1,2)^2", "(1 2) (2 1)", "factor((1,3), group_of((1,2), (2,3)))",
        // results in the notation of documents, and records
        "state(R)", "state(R, kociemba)", "two_row(R, fruldb)", "rotation_map(R)", "sticker_cycles(R)",
        "sticker_cycles(())", "rotation_map(())", "tuple(R U)", "tuple_colors(R)", "cubie(R)", "cycles(R U)",
        "cycles((1,2) (3,4,5))", "abelianization(group(R, U))", "source(F, @urf)", "cycle_type(R U)",
        "structure(group(R2, U2))", "@uf -> @ur", "solved(corners)", "oriented(edges)",
        // groups
        "group(R, U)", "group()", "group(R U, (uf,ur) (ul,ub))", "stabilizer(group(R2, U2), @urf)", "group_of()",
        "group_of((1,2,3), ())", "group_of({\"R\": (1,2,3), \"g1\": (1,2)})", "elements(group_of((1,2,3)))",
        "group_of({(2 1 3)})", "symmetries(U)"};
    const auto choice = below(std::size(expressions) + 10, chance);
    if (choice < 5) return some_text(chance);
    return choice < 10 ? some_permutation(chance) : std::string(expressions[choice - 10]);
}

std::string some_collection(Chance& chance, int depth) {
    constexpr std::string_view keys[] = {"{}", "\"k{}\"", "-{}", "\"{}\\\"\"", "(R U)^{}"};
    const bool is_map = below(3, chance) == 0;
    std::string text;
    const auto count = below(4, chance);
    for (std::size_t i = 0; i < count; ++i) {
        text += text.empty() ? "" : ", ";
        if (is_map) text += fmt::format(fmt::runtime(keys[below(std::size(keys), chance)]), i + 1) + ": ";
        text += depth > 0 && below(3, chance) == 0 ? some_collection(chance, depth - 1) : some_leaf(chance);
    }
    return "{" + (text.empty() && is_map ? ":" : text) + "}";
}

}  // namespace

// Functions, pictures and streams cannot be read back. A record alone, a table of records, the reason of a boolean and
// the lines below a group are not expressions either (docs/language.md).
TEST_CASE("the text of a list or a map is an expression for an equal one") {
    test::property([] {
        const auto expression = *test::by_chance([](Chance& chance) { return some_collection(chance, 3); });
        const auto value = test::value(expression);
        const auto text = item_text({make_list({value})});
        RC_LOG() << expression << "\n" << text;
        const auto same = test::value("{" + expression + "} == " + text);
        RC_ASSERT(same.as<Boolean>() != nullptr);
        RC_ASSERT(same.as<Boolean>()->value);
    });
}

}  // namespace cubelang::meaning::round_trip_test
