// superset, to_superset and niss: CubeTwister's samples, and round trips.

#include <map>

#include "runtime/cube/query/order.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/meaning/forms/superset.hpp"
#include "tests/language/run.hpp"
#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::meaning::superset_test {
namespace {

using test::holds;
using test::last;
using test::message;

std::string moves(const std::string& text, const SessionOptions& options = {}) {
    return last("print expand(superset(\"" + text + "\"))", options);
}
std::string call(const std::string& text) { return "superset(\"" + text + "\")"; }

cube::State state_of(const std::string& script, cube::Cube cube) {
    const auto value = test::value("permutation(" + call(script) + ")", cube);
    return *value.as<Permutation>()->state;
}

cube::State performed(const cube::WordPtr& word, cube::Cube cube) { return *cube::Performer(cube).perform(word); }

std::vector<int> centre_turns(const std::string& field, std::size_t places) {
    std::vector<int> turns(places);
    if (field == "-") return turns;
    for (const auto& entry : test::split(field, ',')) {
        const auto pair = test::numbers(entry, '=');
        turns.at(static_cast<std::size_t>(pair[0] - 1)) = pair[1];
    }
    return turns;
}

// CubeTwister allows changes that no turns can make: exchanges of wings or centres at different distances from the
// middle, flipped wings, and off-centre stickers that turn in place.
const std::map<std::string, std::string> impossible{
    {"(l,-b14,r2,u6,r1,f7)", "b14 is a t-centre, but l is a fixed centre: a cycle moves parts of one kind"},
    {"(++u9,+r4,b5,++r2,b14,+r5,r10)", "r4 is an x-centre, but u9 is an oblique: a cycle moves parts of one kind"},
    {"(bu4,fl)", "fl is an edge, but bu4 is a wing: a cycle moves parts of one kind"},
    {"<D2>'(SD (+lb3, lf2, ur1, rb2, rd3, ub2))",
     "lb3 and lf2 can never change places: they lie at different distances from the middle"},
    {"B (+lu2,lb4) (+u9, +d21, r, +l2)",
     "lu2 and lb4 can never change places: they lie at different distances from the middle"},
    {"(+f8)", "f8 cannot turn by `+`: off the middle, its place determines the orientation of a centre"},
    {"(+fu1,lf2,ur1,bd1) (+fu1)", "a wing cannot flip: its place determines the orientation of fu1"},
    {"(+rd1)", "a wing cannot flip: its place determines the orientation of rd1"},
    {"(bd1,dr1,lf2,df1,fd2,ru1)", "going from bd1 to dr1 would flip the wing, but wings cannot flip"},
};

}  // namespace

TEST_CASE("CubeTwister's scripts give the same results, or a message with the reason") {
    std::size_t reproduced = 0, refused = 0;
    for (const auto& row : test::data_rows("superset-sample.tsv")) {
        const cube::Cube cube{std::stoi(row[0]), std::stoi(row[0]) % 2 == 1};
        INFO("N = " << cube.n << ", " << row[1]);
        if (const auto known = impossible.find(row[1]); known != impossible.end()) {
            CHECK(message(call(row[1]), test::on(cube.n, cube.super)) == known->second);
            ++refused;
            continue;
        }
        const auto state = state_of(row[1], cube);
        const auto wanted = test::numbers(row[4]);
        CHECK(test::net_row(state) == wanted);
        CHECK(test::centre_turns(state) == centre_turns(row[5], wanted.size()));
        CHECK(query::order(state) == Integer(row[3]));
        CHECK(state_of(superset_text(state), cube) == state);
        ++reproduced;
    }
    CHECK(reproduced == 81);
    CHECK(refused == impossible.size());
}

TEST_CASE("signs are written as in CubeTwister") {
    CHECK(last("cube 4; to_superset(permutation(U2 U'))") ==
          "(urf,ufl,ulb,ubr) (ur1,uf2,ul2,ub1) (uf1,ul1,ub2,ur2) (u1,+u2,++u3,-u4)");
    CHECK(last("supercube 3; to_superset(permutation(R))") == "(urf,bru,drb,frd) (ur,br,dr,fr) (+r)");
    CHECK(last("to_superset(())") == "()");
    CHECK(last("to_superset(permutation(()))") == "()");
}

TEST_CASE("words are written with brackets, and read back") {
    CHECK(last("to_superset([R, U'] [F: D2] (R U)3 (R U)' (R U)^-12)") == "[R,U'] <F>(D2) (R U)3 (R U)' (R U)12'");
    CHECK(last("to_superset(Rw 2R 3Rw M E' S x y' .)") == "TR NR CR ML MD' MF CR CU' .");
    CHECK(last("cube 5; to_superset(Rw 2R 3R 3Rw 4Rw 5Rw 5R 2-5Rw 2-4R M2)") ==
          "TR NR N3R T3R T4R CR L' T4L' N2-4R ML2");
    CHECK(last("type(to_superset(R))") == "\"text\"");
    test::property("random words, on cubes of 2 to 9 layers", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto word = test::some_word(cube.n, 5);
        const auto text = superset_text(*word, cube.n, {});
        RC_LOG() << text;
        RC_ASSERT(state_of(text, cube) == performed(word, cube));
        RC_ASSERT(test::value(call(text), cube).as<Algorithm>() != nullptr);
    });
    test::property("random states, reachable or not", [] {
        const auto cube = *test::any_cube(2, 12);
        const auto state = *test::state(cube);
        RC_ASSERT(state_of(superset_text(state), cube) == state);
    });
    test::property("as a program, on a large cube", [] {
        const int n = *rc::gen::inRange(10, 30);
        const auto text = cube::spell(*test::some_word(n, 3));
        RC_ASSERT(holds("superset(to_superset(" + text + ")) == (" + text + ")", test::on(n)));
    });
}

TEST_CASE("a script of moves is an algorithm, with a cycle it is a permutation") {
    CHECK(last("type(superset(\"<R>[U,D]2 .\"))") == "\"algorithm\"");
    CHECK(last("type(superset(\"\"))") == "\"algorithm\"");
    CHECK(last("type(superset(\"R (R (uf,ur))\"))") == "\"permutation\"");
    CHECK(moves("[TR,U] <R>D <R>'D <R U>(D F)2") == "Rw U Rw' U' R D R' R' D R R U D F D F U' R'");
    CHECK(moves("MR S1R' WU CR2") == "M' R' L 2U x2");
    CHECK(moves("MR WU N3F S2-3R2", test::on(5)) == "M' 2-4Uw 3F R2 Lw2'");
}

TEST_CASE("brackets mean the same in both languages") {
    for (const std::string names : {"let a = R U; let c = F D'", "let a = (uf,ur,ub) R; let c = (ufl,rfu) (uf,bl)"}) {
        const auto law = [&](const std::string& script, const std::string& ours) {
            const bool cycles = names.find("ufl") != names.npos;
            std::string text;
            for (const char letter : script) {
                if (letter == 'a')
                    text += cycles ? "((uf,ur,ub) R)" : "(R U)";
                else if (letter == 'c')
                    text += cycles ? "((ufl,rfu) (uf,bl))" : "(F D')";
                else
                    text += letter;
            }
            INFO(text);
            CHECK(holds(names + "; " + call(text) + " == " + ours));
        };
        law("[a,c]", "[a, c]");
        law("<a>c", "[a: c]");
        law("<a>'c", "[a': c]");
        law("<a>c'", "[a: c']");
        law("<a>c3-", "[a: c]^-3");
        law("<a><c>a", "[a: [c: a]]");
        law("a'c-", "a' c'");
        law("(a c)3'", "(a c)^-3");
        law("(a c)'12 3", "(a c)^-36");
        law("a0", "()");
        law("a /* c */ // c", "a");
    }
}

TEST_CASE("a star reflects moves through the centre of the cube") {
    CHECK(moves("R*") == "L'");
    CHECK(moves("(TU' N2B)*", test::on(5)) == "Dw 2F'");
    CHECK(moves("(CR MU SF)*") == "x E' B' F");
    CHECK(moves("<R>U*") == "R D' R'");
    CHECK(moves("(<R>U)*") == "L' D' L");
    CHECK(moves("[R,U]* [R,U*]") == "L' D' L D R D' R' D");
    CHECK(moves("(R*U)*") == "R D'");
    CHECK(holds("superset(\"((R (uf,ur))*3 F)*'\") == superset(\"(R (uf,ur))3 F*\")'"));
    test::property("two stars cancel, and one star conjugates the effect of the moves", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto word = test::some_word(cube.n, 4);
        const auto text = superset_text(*word, cube.n, {});
        const cube::Symmetry through{cube::Face::l, cube::Face::d, cube::Face::b};
        RC_ASSERT(state_of("((" + text + ")*)*", cube) == performed(word, cube));
        RC_ASSERT(state_of("(" + text + ")*", cube) == cube::conjugate(performed(word, cube), through));
    });
}

TEST_CASE("a star does not change cycles, as in CubeTwister") {
    CHECK(holds("superset(\"(ufl,ubr)*\") == (ufl,ubr)"));
    CHECK(holds("superset(\"(+u,l)*\") == (+u,l)", test::on(3, true)));
    CHECK(holds("superset(\"(R (uf,ur) U)*\") == L' (uf,ur) D'"));
}

TEST_CASE("the current cube determines the layers of a move, which the value then keeps") {
    CHECK(holds("cube 4; let a = superset(\"WR\"); cube 5; a == 2-3R"));
    CHECK(holds("cube 4; superset(\"MR\") == 2R and superset(\"ML\") == 2L"));
    CHECK(message(call("N3R")) == "a 3x3x3 has no move N3R");
    CHECK(message(call("S2-6U"), test::on(6)) == "a 6x6x6 has no move S2-6U");
    CHECK(message(call("N0R")) == "a 3x3x3 has no move N0R");
    CHECK(message("cube 4; to_superset(M)") == "M turns the middle layer, and a 4x4x4 has none");
}

TEST_CASE("several suffixes after a bracket are one power") {
    const auto shown = [](const std::string& text, const SessionOptions& options = {}) {
        return last("print " + call(text), options);
    };
    CHECK(shown("(R U)' 1000000000000") == "(R U)^-1000000000000");
    CHECK(shown("(R U)3 1000000000000") == "(R U)3000000000000");
    CHECK(shown("((R U)30)100000000000") == "((R U)30)100000000000");
    CHECK(shown("(R U)2 0") == "()");
    std::string twos;
    for (int i = 0; i < 1001; ++i) twos += " 2";
    CHECK(holds(call("(R U)" + twos) + " == (R U)^(2^1001)"));
    const std::string digits(200'000, '9');
    const auto errors = test::run(call("(R U)" + digits + " " + digits + " 2")).errors;
    CHECK(errors.find("superset:1:6: error: this integer would have more than 1048576 binary digits") == 0);
}

TEST_CASE("the first of several errors in a script is reported") {
    const auto at = [](const std::string& script, int n) {
        const auto errors = test::run(call(script), test::on(n)).errors;
        return errors.substr(0, errors.find('\n'));
    };
    CHECK(at("(fu1,rf2)N0RR’R-", 3) == "superset:1:2: error: a 3x3x3 has no part fu1");
    CHECK(at("(+fu) N0R", 2) == "superset:1:2: error: a 2x2x2 has no edges");
    CHECK(at("(ufl,rfu) N0R (+fu)", 2) == "superset:1:11: error: a 2x2x2 has no move N0R");
    CHECK(at("(ufl,rfu) (+fu) N0R (fur,rb)", 2) == "superset:1:12: error: a 2x2x2 has no edges");
    CHECK(at("N0R (uf,ul) WR", 2) == "superset:1:1: error: a 2x2x2 has no move N0R");
}

TEST_CASE("errors point into the text, with a note where it is read") {
    CHECK(test::run("let a = R\n  superset(\"R U\\n  4L\")").errors ==
          "superset:2:3: error: `4L` is not in this notation\n"
          "  4L\n"
          "  ^~\n"
          "hint: layer 4 alone is N4L, the outer 4 are T4L\n"
          "test:2:12: note: the text is read here\n"
          "  superset(\"R U\\n  4L\")\n"
          "           ^~~~~~~~~~~\n");
}

TEST_CASE("the cost depends on the length of the text, not on its meaning") {
    std::string nested = "(uf,ur)";
    for (int i = 0; i < 100; ++i) nested = "(<[" + nested + ",R]>U F)2'*";
    CHECK(test::run(call(nested)).succeeded);
    std::string plain = "R";
    for (int i = 0; i < 300; ++i) plain = i % 2 == 0 ? "[" + plain + ",U]" : "<" + plain + ">(D)*";
    CHECK(holds("order(" + call(plain) + ") > 0"));
    std::string deep = "(uf,ur)";
    for (int i = 0; i < 520; ++i) deep = "(" + deep + " U)'";
    CHECK(test::run(call(deep)).succeeded);
    CHECK(holds(call("(R U)1000000000001000000000000*") + " == (L' D')^1000000000001000000000000"));
}

TEST_CASE("fewest-moves notation: parentheses contain moves on the inverse") {
    const auto niss = [](const std::string& text) { return last("print niss(\"" + text + "\")"); };
    CHECK(niss("R (U F) D") == "R D F' U'");
    CHECK(niss("(U F2) R (Rw' x)") == "R x' Rw F2' U'");
    CHECK(niss("R2") == "R2");
    CHECK(niss("(RU)") == "U' R'");
    CHECK(niss("") == "()");
    CHECK(niss("()") == "()");
    CHECK(niss("R // 2x2x2 (5\\n(U) // then\\n\\nF # done\\n") == "R F U'");
    CHECK(niss("R /* ( */ (U)") == "R U'");
    CHECK(message("niss(\"R (U\")") == "this `(` is never closed");
    CHECK(message("niss(\"(R U)2\")").find("parentheses have no suffix here") == 0);
    CHECK(message("niss(\"(R U)'\")").find("parentheses have no suffix here") == 0);
    for (const std::string text : {"sune R", "R sune", "[R, U]", "R U^2", "12", "let a = R", "R + U"})
        CHECK(message("niss(\"" + text + "\")") == "this notation has only moves and parentheses");
    CHECK(message("niss(\"R ' U\")") == "this prime touches nothing");
}

}  // namespace cubelang::meaning::superset_test
