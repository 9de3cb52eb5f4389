// What the steps of solves do, method by method: stdlib/prelude/phases.cube and the files beside it.

#include <regex>

#include "tests/language/run.hpp"
#include "tests/stdlib/posts.hpp"

namespace cubelang::meaning::phases_test {
namespace {

using test::last;

// The method of a solve that undoes its own steps, and the words for these.
const std::string ends =
    "let ends_ = (start_, words_) -> fold((all_, a) -> all_ + {all_[size(all_)] a}, {start_}, words_); ";
std::string said(const std::string& steps) {
    return last(ends + "let words_ = " + steps +
                "; let found_ = solve_phases(ends_(product(words_)^-1, words_), words_)"
                "; join({found_.method} + found_.names, \"|\")");
}

// The same of a post in the examples; `change` is applied to each of its algorithms.
std::string said_of(const std::string& name, const std::string& change, const std::string& turns) {
    return ends + "let post_ = read_post(" + test::literal_of(test::posted(name)) +
           "); let say_ = change_ -> { let words_ = {change_(row.moves) for row in post_.steps}; let "
           "found_ = solve_phases(ends_(change_(post_.scramble), words_), words_); join({found_.method} + "
           "found_.names, "
           "\"|\") }; join({say_(" +
           change + ") for turn_ in " + turns + "}, \"\\n\")";
}

// Words without the places, axes, slices and letters in them, and without the numbers of cases.
std::string without_places(std::string words) {
    for (const auto* pattern :
         {R"(\([A-X]+\))", R"(\b[UDFBLR]-[UDFBLR]\b|\b[MSE]2\b)", R"(\b[udrlfb]{1,3}(-[udrlfb]{1,3})*\b)"})
        words = std::regex_replace(words, std::regex(pattern), "_");
    return std::regex_replace(words, std::regex(R"(\b([A-Z]*LL) [a-z0-9_]+( [0-9])?)"), "$1");
}

}  // namespace

TEST_CASE("the steps of a blindfolded solve are cycles with their buffer and letters, flips, twists and parity") {
    CHECK(last(said_of("blindfolded", "a -> a", "{()}")) ==
          R"(blindfolded|edges uf-fl-ld (LG)|edges uf-br-lu (TE)|edges uf-ub-df (AU)|edges uf-ur-bd (BS)|)"
          R"(edges uf-fr-rd (JO)|edges uf-bl-ru (RM)|corners urf-ufl-rbd (DO)|corners urf-dbl-luf (XF)|)"
          R"(corners urf-ubr-lfd (BG)|corners urf-rdf-bru (PQ)|twist urf ulb)");
    CHECK(said("{[U2, M'], [U2, M], [y: [U2, M']], [U R U', M'], R U R' U' R' F R2 U' R' U' R U R' F', "
               "[R E R2 E2 R, U], M2 U M2 U2 M2 U M2}") ==
          R"("blindfolded|edges uf-ub-df (AU)|edges uf-db-ub (WA)|edges ur-ul-dr (DV), floating|edges uf-rf-bu (PQ)|)"
          R"(parity ur-ul urf-ubr|flip ur ub|edges uf-ub, edges ur-ul")");
}

TEST_CASE("the letters of a blindfolded solve are those of the hold in which it begins") {
    CHECK(said("{x y, [U2, M'], [R U R', D], x [U2, M'], [U2, M']}") ==
          R"_("blindfolded||edges uf-ub-df (AU)|corners urf-rdf-fdl (PL)|edges uf-db-df (WU)|edges uf-db-df (WU)")_");
}

TEST_CASE("methods that solve one target at a time are named by the pair that every step exchanges") {
    const std::string t = "R U R' U' R' F R2 U' R' U' R U R' F'", y = "R U' R' U' R U R' F' R U R' U' R' F R";
    CHECK(said("{" + t + ", L2 " + t + " L2, L " + t + " L', D2 L2 " + t +
               " L2 D2, R U R' F' R U2' R' U2 R' F R U R U2' "
               "R' U', " +
               y + ", D " + y + " D', D' " + y + " D}") ==
          R"("blindfolded|edges ur-ul (D), corners urf-ubr|edges ur-dl (X), corners urf-ubr|)"
          R"(edges ur-bl (R), corners urf-ubr|edges ur-dr (V), corners urf-ubr|parity ul-ub urf-ubr|)"
          R"(corners ulb-rdf (P), edges ul-ub|corners ulb-fdl (L), edges ul-ub|corners ulb-bdr (T), edges ul-ub")");
    CHECK(said("{M2, U R U' M2 U R' U', U' L' U M2 U' L U, U R2 U' M2 U R2 U'}") ==
          R"("blindfolded|edges df-ub (A), M2|edges df-fr (J), M2|edges df-fl (L), M2|edges df-dr (V), M2")");
}

TEST_CASE("a solve by Petrus builds a block, orients the edges and keeps both") {
    CHECK(last(said_of("petrus", "a -> a", "{()}")) ==
          "Petrus|2x2x2 dbl|2x2x3 dl|EO F-B|square r|pair fr|COLL s 4|PLL ua");
}

TEST_CASE("a first layer whose corners come before the edges over them is built layer by layer") {
    CHECK(said("{U R2 F' L B' D', R L' U' R' L, L U B' L B L' U' B, R' F R' F' R2, R2 U2 R U2 R2, "
               "L2 U2 L D' B' U' D L U' L2, F R U R' U' F'}") ==
          R"("layer by layer|cross|corner dfr|2 corners|first layer|pair fr|3 pairs|OLL 45 and PLL skip")");
}

TEST_CASE("a step of the last layer is named by what is right before it and after it") {
    CHECK(said("{F R U R' U' F', U R U R' U R U2 R' U', R U R' U' R' F R2 U' R' U' R U R' F', U M2 U M U2 M' U M2}") ==
          R"("|edges of the last layer|OLL 27|corners permuted|PLL ua")");
    CHECK(said("{R U R' U R U2 R' U, R U' L' U R' U' L, R' D' R D R' D' R D U R' D' R D R' D' R D R' D' R D R' D' R D "
               "U'}") == R"("|edges permuted|corners permuted|corners oriented")");
    CHECK(said("{R U R' U R U2 R', M2 U M U2 M' U M2}") == R"("|COLL s 1|PLL ua")");
    CHECK(said("{M' U M U2 M' U M, R U R' U R U2 R', U}") == R"("|edges of the last layer|ZBLL|AUF")");
}

TEST_CASE("a last pair that leaves the last layer oriented is named by its set, in a mirror too") {
    CHECK(said("{U' U L' U2 R U R' U2 L, M2 U M2 U2 M2 U M2}") == R"("|pair fr, WV 1|PLL h")");
    CHECK(said("{U' R U2 L' U' L U2 R', M2 U M2 U2 M2 U M2}") == R"("|pair fl, WV 1 mirrored|PLL h")");
}

TEST_CASE("the last six edges of Roux are oriented with or without the two at the sides") {
    CHECK(
        said("{R U R' F' L, R U R' U' r U R' U R2, F R U R' U' F', M' U M U M' U M', U2 M2 U' M2 U, M2 U2 M' U2 M}") ==
        R"("Roux|block l|block r|CMLL u 6|EO|UL/UR|EP")");
    CHECK(said("{U R U' F2 R, F2 M' U2 M, R U R' U R U2 R', M' U M U2, M' U2 M U2 M2}") ==
          R"("Roux|square r|block l, block r|CMLL s 1|EOLR|EP")");
}

TEST_CASE("a solve does the same on a cube that is held otherwise, coloured otherwise, or seen in a mirror") {
    for (const std::string name : {"cfop", "roux", "zz", "blindfolded", "petrus"})
        for (const std::string image : {"a", "mirror(a, M)"}) {
            const auto all =
                test::split(last(said_of(name, "a -> rotate(" + image + ", turn_)", "whole_turns()")), '\n');
            CHECK(all.size() == 24);
            for (const auto& words : all) CHECK(without_places(words) == without_places(all.front()));
        }
}

TEST_CASE("every case of the last layer is solved by the library's algorithm between the turns that are said") {
    CHECK(last("import pll; let wrong_ = row -> { let p = U' row.algorithm^-1 U2; let found_ = case_turns(p, (), "
               "replace(replace(row.name, \"_\", \" \"), \"pll\", \"PLL\"), \"d\"); not is_solved(p found_.before "
               "found_.algorithm found_.after) }; {row.name for row in library(\"pll\") if wrong_(row)}") == "{}");
    CHECK(last("{row.case for row in solve_cases(" + test::literal_of(test::posted("petrus")) + ")}") ==
          R"({"COLL s 4", "PLL ua"})");
}

TEST_CASE("a sheet of fewest moves says when the edges of one slice are all that is left") {
    CHECK(last("join({row.does for row in fewest_moves_sheet(\"Scramble: E2 F2 E F2 R F2 L D\\nD' L' // NISS\\nF2 R'\\n"
               "F2 E' F2 E2\").steps}, \"|\")") == "\"|DR U-D, all but slice E|solved\"");
}

}  // namespace cubelang::meaning::phases_test
