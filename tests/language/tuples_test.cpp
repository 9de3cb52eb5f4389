// Permutations of 1..n, and notation pasted from documents: rows, cycles and lists of numbers, pairs, arrows,
// guillemets.

#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/cycles.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::tuples_test {
namespace {

using test::holds;
using test::last;
using test::message;

std::string numbers(const cube::State& state) {
    const auto row = cube::second_row(state, *cube::find_numbering("net"));
    return fmt::format("{}", fmt::join(row, " "));
}

std::string start(cube::Cube cube) { return fmt::format("{} {}; ", cube.super ? "supercube" : "cube", cube.n); }

std::string cycles_in_net(const cube::State& state) {
    std::string text;
    for (const auto& cycle : cube::number_cycles(state, *cube::find_numbering("net")))
        text += fmt::format("({}) ", fmt::join(cycle, ", "));
    return text.empty() ? "()" : text;
}

std::string pairs_of(const cube::State& state) {
    std::string text;
    const auto row = cube::second_row(state, *cube::find_numbering("net"));
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] != static_cast<int>(i) + 1)
            text += fmt::format("{}({}, {})", text.empty() ? "" : ",\n ", i + 1, row[i]);
    return "[" + text + "]";
}

}  // namespace

TEST_CASE("rows, cycles and two rows are the same permutations") {
    CHECK(holds("(2 3 1) == (1,2,3)"));
    CHECK(holds("(1 2 3)\n(2 3 1) == (2 3 1)"));
    CHECK(holds("(2 3 1 5 4) == (1,2,3) (4,5)"));
    CHECK(holds("(1,2,3)(4,5) == (4,5)(1,2,3)"));
    CHECK(holds("( 2  3\n1 ) == (2 3 1)"));
    CHECK(holds("(2 1) == (2 1 3 4)"));
    CHECK(holds("(2 1) != (1 2)"));
    CHECK(last("(2 3 1)") == "(2 3 1)");
    CHECK(last("(1,2,3)(3,4)") == "(1,2,4,3)");
    CHECK(last("(1,2)(1,2)") == "()");
    CHECK(last("two_row({2, 1, 3})") == "(1 2 3)\n(2 1 3)");
    CHECK(last("two_row((1,2))") == "(1 2)\n(2 1)");
    CHECK(last("type((2 1))") == "\"tuple\"");
}

TEST_CASE("permutation(…) reads numbers, and `==` compares them with no permutation") {
    CHECK(holds("items((1,2)) == {2, 1} and permutation(rotation_map(R)) == R and permutation(state(R)) == R"));
    for (const auto* const numbers : {"{2, 1}", "{{1, 2}}"}) {
        INFO(numbers);
        CHECK(message(std::string("(1,2) == ") + numbers) == "a tuple and a list cannot be compared");
        CHECK(message(std::string("R == ") + numbers) == "an algorithm and a list cannot be compared");
    }
    CHECK(message("rotation_map(R) == R") == "a map and an algorithm cannot be compared");
    CHECK(message("(2 1) == (uf,ub)") == "a tuple and a permutation cannot be compared");
}

TEST_CASE("list functions accept a tuple as the list of its numbers") {
    CHECK(last("with_item((2 3 1), 1, 2)") == "{2, 3, 1}");
    CHECK(last("with_item((2 3 1), 2, 7)") == "{2, 7, 1}");
    CHECK(last("item((2 3 1), 5, 7)") == "7");
    CHECK(last("position((2 3 1), 3)") == "2");
    CHECK(last("contains((2 3 1), 4)") == "false");
    CHECK(last("{sum((2 3 1)), max((2 3 1)), min((2 3 1))}") == "{6, 3, 1}");
    CHECK(last("sort((2 3 1))") == "{1, 2, 3}");
    CHECK(message("keys((2 3 1))").starts_with("keys needs a map"));
}

TEST_CASE("tuples are multiplied from left to right, and have orders and signs") {
    for (const std::string names :
         {"let a = (2 3 4 5 1); let c = (5 4 1 2 3); let p = (2 1)", "let a = (1,2,3); let c = (4, 1); let p = (3,5,6)",
          "let a = two_row({2, 3, 1}); let c = (1,2); let p = (4 3 2 1)"}) {
        const auto law = names + "; ";
        CHECK(holds(law + "(a c)² == a c a c and a a' == ()"));
        CHECK(holds(law + "a^order(a) == () and sign(a c) == sign(a) * sign(c)"));
        CHECK(holds(law + "two_row(a c) == a c"));
    }
    CHECK(last("(2 1 3) (1 3 2)") == "(3 1 2)");  // 1 goes to 2, then 2 goes to 3
}

TEST_CASE("functions of permutations accept tuples") {
    const std::string a = "let a = (2 3 1 5 4 6); ";
    CHECK(last(a + "order(a)") == "6");
    CHECK(last(a + "cycles(a)") == "(1,2,3) (4,5)");
    CHECK(last(a + "cycle_type(a)") == "{3, 2}");
    CHECK(last(a + "support(a)") == "{1, 2, 3, 4, 5}");
    CHECK(last(a + "fixed(a)") == "{6}");
    CHECK(last(a + "sign(a)") == "-1");
    CHECK(last(a + "parity(a)") == "\"odd\"");
    CHECK(last(a + "size(a)") == "6");
    CHECK(last(a + "item(a, 3)") == "1");
    CHECK(last(a + "let total = 0; for i in a { let total = 10 * total + i }; total") == "231546");
    CHECK(holds(a + "items(a) == {2, 3, 1, 5, 4, 6} and cycles(a) == {{1, 2, 3}, {4, 5}}"));
}

TEST_CASE("two rows on two lines are one value wherever an expression can stand") {
    const std::string both = "(1 2 3 4)\n (2 1 4 3)";
    CHECK(last("let a = " + both + "\na") == both.substr(0, 10) + "(2 1 4 3)");
    CHECK(holds(both + " == (1,2)(3,4)"));
    CHECK(holds("(1,2)(3,4) == " + both));
    CHECK(holds("order(" + both + ") == 2"));
    CHECK(last("for i in 1..1 {\nprint " + both + "\n}") == "(1 2 3 4)\n(2 1 4 3)");
    CHECK(test::run("(1 2 3)\n(2 1)").answers == std::vector<std::string>{"(1 2 3)", "(2 1)"});
    CHECK(test::run("(1 3 2)\n(2 1 3)").answers == std::vector<std::string>{"(1 3 2)", "(2 1 3)"});
    CHECK(test::run("(1 2 3); (2 1 3)").answers == std::vector<std::string>{"(1 2 3)", "(2 1 3)"});
    CHECK(test::run("(1 2 3)\nR").answers.size() == 2);
}

TEST_CASE("rows of all sticker numbers are permutations of the current cube") {
    test::property("rows, two rows, cycles and pairs, as the documents print them", [] {
        const auto cube = *test::any_cube(2, 7);
        auto p = *test::state(cube);
        if (cube.super && cube.has_fixed_centres()) p = cube::solved(cube);
        const auto all = numbers(p), first = numbers(cube::solved(cube));
        const auto given = start(cube) + "let p = permutation(net [" + all + "]); ";
        const auto reads = [&](const std::string& numbers) {
            return holds(given + "permutation(" + numbers + ") == p");
        };
        RC_ASSERT(reads("(" + all + ")"));
        RC_ASSERT(reads("( " + all + " )"));
        RC_ASSERT(reads("(" + first + ")\n(" + all + ")"));
        RC_ASSERT(reads(cycles_in_net(p)));
        if (!perm::is_identity(p.blocks)) RC_ASSERT(reads(pairs_of(p)));
    });
    CHECK(holds("cube 2; (1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24) == ()"));
    CHECK_FALSE(holds("supercube 3; [R U: (+u)] == two_row(1..54)"));
    CHECK(message("permutation((2 1))") == "this row has 2 numbers, and a 3x3x3 has 54 stickers");
}

TEST_CASE("three integers or more in square brackets are a list") {
    CHECK(last("[77, 65, 96, 52, 64, 4]") == "{77, 65, 96, 52, 64, 4}");
    CHECK(holds("[ 3,2,\n1 ] == {3, 2, 1}"));
    CHECK(last("item([1, 100000000000000000000, 3], 2)") == "100000000000000000000");
    CHECK(last("map(order, {[R, U], [R, F2]})") == "{6, 15}");
}

TEST_CASE("pairs of numbers in square brackets are a map, and longer cycles a commutator") {
    CHECK(last("[(1, 13), (2, 9)]") == "{1: 13, 2: 9}");
    CHECK(last("[(1,2), (2,3)]") == "{1: 2, 2: 3}");
    CHECK(last("[(1,2,3), (3,4)]") == last("(1,2,3) (3,4) (3,2,1) (3,4)"));
    CHECK(holds("cube 4; permutation([(6, 7), (7, 6)]) == (u1,u2)"));
    CHECK(holds("cube 4; permutation([(6, 7), (7, 11), (11, 6)]) == net {6: 7, 7: 11, 11: 6}"));
}

TEST_CASE("a row of pieces with one of orientations is a permutation of them alone") {
    CHECK(holds("(1 2 3 4 5 6 7 8) (0 0 0 0 0 0 0 0) == ()"));
    const std::string tuple = "(2 1 4 3 8 7 5 6) (1 2 2 0 1 0 2 2)";
    for (const auto* cube : {"cube 2; ", "cube 3; ", "cube 4; ", "cube 7; ", "supercube 3; "}) {
        CHECK(holds(cube + ("order(" + tuple + ") > 1 and size(cycle_type(" + tuple + ").corners) > 0")));
        CHECK(last(cube + ("is_reachable(" + tuple + ")")).find("corner twists add up to 1") != std::string::npos);
    }
    CHECK(last("cube 2; tuple((2 3 4 1 5 6 7 8)(0 0 0 0 0 0 0 0))") == "corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)");
    CHECK(holds("(1 2 3 4 5 6 7 8 9 10 11 12) (1 0 0 0 0 0 0 0 0 0 0 0) == (+uf)"));
    CHECK(holds("supercube 3; (1 2 3 4 5 6) (1 0 0 0 0 0) == (+f)"));
    CHECK(message("(2 1 3 4 5 6) (0 0 0 0 0 1)") == "no tuple of a 3x3x3 has 6 pieces with orientations");
}

TEST_CASE("arrows name the part at each place, sticker by sticker") {
    CHECK(holds("URF<-UFL, UFL<-URF == (urf,ufl)"));
    CHECK(holds("UF <- UR, UR \xE2\x86\x90 UF == (uf,ur)"));
    CHECK(holds("URF \xE2\x80\xB9-UFL, UFL\xE2\x80\xB9-URF == (urf,ufl)"));
    CHECK(holds("cube 5; UF1<-RU1, RU1<-UF1 == (uf1,ru1)"));
    CHECK(holds("cube 4; r1<-u1, u1<-r1 == (u1,r1)"));
    CHECK(holds("{URF<-URF, UF<-UF} == {()}"));
    CHECK(last("let n = 2; n<-3") == "false");  // a comparison
    test::property("arrows for every place determine the permutation", [] {
        const auto p = *test::state({3, false});
        std::string table;
        for (const int block : cube::orbit_blocks(p.cube)) {
            if (cube::is_centre(cube::kind_of(p.cube, block))) continue;
            for (const auto& part : cube::parts_of_orbit(p.cube, block))
                table += fmt::format("{}{}<-{}", table.empty() ? "" : ", ", cube::name(p.cube, cube::image(p, part)),
                                     cube::name(p.cube, part));
        }
        const auto given = "let p = cycles(permutation(net [" + numbers(p) + "])); ";
        RC_ASSERT(holds(given + table + " == p.corners p.edges"));
    });
}

TEST_CASE("guillemets are brackets around notation") {
    CHECK(holds("\xC2\xAB(fu,fr,fd,fl)\xC2\xBB == (fu,fr,fd,fl)"));
    CHECK(holds("\xE2\x80\xB9(fu,fd) (lf,rf)\xE2\x80\xBA == (fu,fd) (lf,rf)"));
    CHECK(holds("\xC2\xABR U\xC2\xBB' == U' R'"));
    CHECK(last("\xC2\xAB fu \xC2\xBB") == "@fu");
    CHECK(last("{\xC2\xAB"
               "frd\xC2\xBB, \xC2\xABr\xC2\xBB}") == "{@frd, @r}");
    CHECK(last("cube 4; \xC2\xAB"
               "fu1\xC2\xBB") == "@fu1");
}

}  // namespace cubelang::meaning::tuples_test
