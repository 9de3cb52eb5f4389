// The written forms of other programs, and that they read back to the same value.

#include "runtime/cube/performer.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::meaning::neighbours_test {
namespace {

using test::holds;
using test::last;
using test::message;

// Checks that written states, reachable or not, read back.
void reads_back(int from, int to, const Form& form) {
    const auto write = [&](const cube::State& state) { return form.write(state, {}); };
    const auto read = [&](cube::Cube cube, const std::string& text) {
        return form.read(cube, lang::make_source("text", text), {});
    };
    test::property("any state", [&] {
        const auto cube = *test::any_cube(from, to);
        const auto p = *test::state(cube);
        const auto text = write(p);
        RC_LOG() << text;
        RC_ASSERT(read(cube, text) == p);
        RC_ASSERT(write(read(cube, text)) == text);
    });
    test::property("after some moves", [&] {
        const auto cube = *test::any_cube(from, to);
        const auto p = test::play(cube, *rc::gen::resize(6, test::moves(cube.n)));
        RC_ASSERT(read(cube, write(p)) == p);
    });
    for (const cube::Cube cube : {cube::Cube{to}, cube::Cube{to, true}})
        CHECK(read(cube, write(cube::solved(cube))) == cube::solved(cube));
}

}  // namespace

TEST_CASE("GAP's cycles read back") { reads_back(2, 20, gap_form); }
TEST_CASE("cubing.js' transformations read back") { reads_back(2, 20, kpuzzle_form); }
TEST_CASE("Singmaster's cycles read back") { reads_back(2, 20, singmaster_form); }
TEST_CASE("Reid's order reads back") { reads_back(2, 3, reid_form); }
TEST_CASE("Speffz's letters read back") { reads_back(2, 20, speffz_form); }

TEST_CASE("GAP's cycles are read with blanks anywhere, and with products") {
    CHECK(holds("gap(\" ( 1, 3,9 ,7)(2,6,8,4) (10,37,28,19)\\n(11,38,29,20)(12,39,30,21) \") == U"));
    CHECK(holds("gap(\"()\") == ()"));
    CHECK(holds("gap(gap(U) + \"*\" + gap(R)) == U R"));
    CHECK(holds("gap(gap(U) + \" * \" + gap(U)) == U2"));
    CHECK(last("supercube 3; gap(U)") == "(1,3,9,7)(2,6,8,4)(10,37,28,19)(11,38,29,20)(12,39,30,21)(55,56,57,58)");
}

TEST_CASE("gap_group names the generators; the list can be empty") {
    CHECK(last("cube 2; gap_group({})") ==
          "# Permutations of the 24 stickers of a 2x2x2, as numbered in its net.\nG := Group(());;\nPrint(Size(G), "
          "\"\\n\");");
    CHECK(last("cube 2; gap_group({()})").find("# ()\ng1 := ();;\nG := Group(g1);;") != std::string::npos);
    CHECK(last("supercube 3; gap_group({U})")
              .find("54 stickers of a 3x3x3 supercube, as numbered in its net, and of the arrows on its centres") !=
          std::string::npos);
    CHECK(last("gap_group({(1,2)})") ==
          "# Permutations of numbers.\n# (1,2)\ng1 := (1,2);;\nG := Group(g1);;\nPrint(Size(G), \"\\n\");");
    CHECK(last("gap_group(group(R U, U)) == gap_group({R U, U})") == "true");
    CHECK(last("gap_group({R U, (uf,ur)})").find("# R U\ng1 := ") != std::string::npos);
    CHECK(last("gap_group({R U, (uf,ur)})").find("# (ur,uf)\ng2 := (6,8)(20,29);;") != std::string::npos);
    CHECK(last("gap_group({(R U)^100})").find("# an algorithm, item 1\n") != std::string::npos);
}

TEST_CASE("cubing.js' patterns are also read, and determine whether centres count") {
    const std::string corners = R"(\"CORNERS\": \{\"pieces\": [1,2,3,0,4,5,6,7], \"orientation\": [0,0,0,0,0,0,0,0]})";
    const std::string edges =
        R"(\"EDGES\": \{\"pieces\": [1,2,3,0,4,5,6,7,8,9,10,11], \"orientation\": [0,0,0,0,0,0,0,0,0,0,0,0]})";
    const std::string centres = R"(\"CENTERS\": \{\"pieces\": [0,1,2,3,4,5], \"orientation\": [0,0,0,0,0,0], )"
                                R"(\"orientationMod\": [1,1,1,1,1,1]})";
    const auto text = "kpuzzle(\"\\{" + corners + ", " + edges + ", " + centres + "}\")";
    CHECK(holds(text + " == U"));
    CHECK(message("supercube 3; " + text) ==
          "CENTERS.orientationMod: this pattern does not determine the orientations of its pieces");
}

TEST_CASE("kpuzzle_definition contains each orbit of parts and the moves of all layers") {
    const auto definition = [](const std::string& cube) { return last(cube + "; kpuzzle_definition()"); };
    CHECK(definition("cube 3").starts_with(
        R"({"name":"3x3x3","orbits":[{"orbitName":"EDGES","numPieces":12,"numOrientations":2},)"
        R"({"orbitName":"CORNERS","numPieces":8,"numOrientations":3},)"
        R"({"orbitName":"CENTERS","numPieces":6,"numOrientations":4}])"));
    CHECK(definition("cube 3").find("orientationMod") != std::string::npos);
    CHECK(definition("supercube 3").find("orientationMod") == std::string::npos);
    CHECK(definition("cube 4").find(R"({"orbitName":"WINGS","numPieces":24,"numOrientations":1},)"
                                    R"({"orbitName":"XCENTERS","numPieces":24,"numOrientations":1})") !=
          std::string::npos);
    CHECK(definition("cube 5").find(R"("5U":{)") != std::string::npos);
    CHECK(definition("cube 5").find(R"("2-4Rw":"2R 3R 4R")") != std::string::npos);
}

TEST_CASE("Singmaster's sign after the bracket means the same as Randelshofer's sign at its start") {
    CHECK(last("singmaster((+uf,ur))") == "(UR,FU)+");
    CHECK(last("singmaster((+ufl,rfu))") == "(URF,UFL)+");
    CHECK(last("singmaster((-ufl))") == "(UFL)-");
    CHECK(last("singmaster(U)") == "(URF,UFL,ULB,UBR) (UR,UF,UL,UB)");
    CHECK(last("singmaster(M)") == "(UF,FD,DB,BU) (U,F,D,B)");
    CHECK(last("supercube 3; singmaster(U)") == "(URF,UFL,ULB,UBR) (UR,UF,UL,UB) (U)+");
    CHECK(holds("singmaster(\"(UF,UR)+\") == (+uf,ur)"));
    CHECK(holds("singmaster(\"(URF,UFL)-\") == (-urf,ufl)"));
    CHECK(message("singmaster(\"(urf)+ (uf) + \")") == "a cycle begins with `(`, not `+`");
    CHECK(holds("supercube 3; singmaster(\"(U,F+)-\") == (-u,+f)"));
    CHECK(holds("cube 4; singmaster(\"(UF1,UL1)\") == (uf1,ul1)"));
    CHECK(holds("singmaster(\"(UF,UR)(UF,UB)\") == (uf,ur)(uf,ub)"));
}

TEST_CASE("Reid's order names the piece at each place, and the centres if they have moved") {
    CHECK(last("reid(())") == "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR");
    CHECK(last("reid(F)") == "LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR");
    CHECK(last("cube 2; reid(U)") == "URB UBL ULF UFR DRF DFL DLB DBR");
    CHECK(last("reid(y)").substr(67) == " U F R B L D");
    CHECK(last("supercube 3; reid(U R2)").substr(67) == " U+ L F R++ B D");
    CHECK(last("supercube 3; reid(x)").substr(67) == " F L- D R+ U++ B++");
    CHECK(holds("reid(\"uf ur ub ul df dr db dl fr fl br bl ufr urb ubl ulf drf dfl dlb dbr\") == ()"));
    CHECK(last("reid(\"FU UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR\")").substr(0, 5) ==
          "(+uf)");
}

TEST_CASE("Speffz's letters name orbits, and are read in lower case and with commas") {
    CHECK(last("speffz(U)") == "corners (A B C D) edges (A B C D)");
    CHECK(last("speffz(())") == "()");
    CHECK(last("speffz(M)") == "edges (A I U S) fixed-centres (U F D B)");
    CHECK(last("supercube 3; speffz(U)") == "corners (A B C D) edges (A B C D) fixed-centres (A B C D)");
    CHECK(last("cube 6; speffz(3R)").substr(0, 25) == "wings1 (C Q W K) x-centre");
    CHECK(holds("speffz(\"corners(abcd)edges ( A,B C, D )\") == U"));
    CHECK(holds("speffz(\"edges (A Q)\") == (+ub)"));
    CHECK(holds("speffz(\"edges (A B) (B C)\") == (ub,ur)(ur,uf)"));
}

TEST_CASE("an unreachable state is read with a note") {
    CHECK(last("reid(\"FU UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR\")")
              .find("no turns reach it") != std::string::npos);
    CHECK(last("kpuzzle(kpuzzle((uf,ur)))").find("no turns reach it") != std::string::npos);
    CHECK(last("kpuzzle(kpuzzle(R))").find("no turns") == std::string::npos);
}

}  // namespace cubelang::meaning::neighbours_test
