// Sets of cases: their numbers are those that cubers publish. case_counts.py counts all sets without Cubelang.

#include "tests/language/run.hpp"

namespace cubelang::meaning::cases_test {

using test::last;
using test::message;

TEST_CASE("the last layer has 57 orientations, 21 permutations, 493 cases with edges oriented and 3915 in all") {
    for (const auto& [name, count] : {std::pair("oll", 57),
                                      {"pll", 21},
                                      {"zbll", 493},
                                      {"1lll", 3915},
                                      {"coll", 42},
                                      {"cll", 42},
                                      {"ell", 29},
                                      {"ocll", 7},
                                      {"eoll", 3},
                                      {"epll", 4},
                                      {"f2l", 41}}) {
        INFO(name);
        CHECK(last("size(cases(\"" + std::string(name) + "\"))") == std::to_string(count));
    }
    CHECK(last("cube 2; {size(cases(\"cll\")), size(cases(\"eg\"))}") == "{42, 128}");
}

TEST_CASE("the corners with the orientation of the edges have 331 cases; algdb lists 13 of them twice") {
    // 331: speedsolving.com/wiki, OLLCPA. algdb (github.com/spencerchubb/algdb, OLLCP.json) lists six for each of the
    // 57 orientations; in six of these, which look the same after a turn, turns make some of the six equal.
    CHECK(last("size(cases(\"ollcp\"))") == "331");
    CHECK(last("let set_ = case_set(\"ollcp\"); "
               "let orientation = p -> double_coset(p, case_set(oll).before, group(U)).least; "
               "let of_each = {orientation(c.position) for c in cases(\"ollcp\")}; "
               "let doubles = {6 - count(q -> q == p, of_each) for p in unique(of_each) if p != ()}; "
               "{size(doubles), sort({n for n in doubles if n > 0}), 57 * 6 - sum(doubles) + 2}") ==
          "{57, {2, 2, 2, 2, 2, 3}, 331}");
}

TEST_CASE("the last four edges have 34 pairings on the 4x4x4; those of the 6x6x6 are refused with their number") {
    CHECK(last("cube 4; {size(cases(\"l4e\")), sum({c.positions for c in cases(\"l4e\")})}") ==
          last("cube 4; let all_of = case_set(\"l4e\"); {34, size(all_of.positions) - size(all_of.before)}"));
    CHECK(message("cube 6; cases(\"l4e\")").starts_with("in cases: there are 1058400 "));  // 8! 8! / (2^4 4!) / 4
}

TEST_CASE("colour changes are the rotations that keep a set and its adjustments") {
    CHECK(last("size(color_changes(pll))") == "3");
    CHECK(last("size(cases(pll, up_to = color_changes(pll)))") == "21");  // a turn of U does the same
    CHECK(last("size(cases(\"lse\", up_to = color_changes(\"lse\")))") == "1527");
    CHECK(last("size(color_changes(\"f2l\"))") == "0");
    // The rotation that exchanges R and U changes all elements but (R2 U2)3.
    CHECK(
        last(
            "let all_of = case_set(group(R2, U2), group(), group()); "
            "{size(cases(all_of)), size(color_changes(all_of)), size(cases(all_of, up_to = color_changes(all_of)))}") ==
        "{11, 1, 6}");
}

TEST_CASE("each arrangement of the corners has 12 ZBLL cases, but for the two symmetric ones of H with 8") {
    // 12 in each: speedsolving.com/wiki, ZBLL. Those with solved or diagonally swapped corners are PLLs.
    CHECK(last("let set_ = case_set(\"coll\"); "
               "let corners_of = {double_coset(c.position, set_.before, set_.after).least for c in cases(\"zbll\")}; "
               "let sizes = sort({count(q -> q == p, corners_of) for p in unique(corners_of)}); "
               "{size(sizes), first(sizes, 4), unique(skip(sizes, 4))}") == "{43, {4, 5, 8, 8}, {12}}");
}

TEST_CASE("sets of the last slot have as many cases as published") {
    // WV, VLS and HLS: speedsolving.com/wiki, Winter_Variation, HLS and VLS (27; 432 with mirror images, 54 of them
    // SV).
    for (const auto& [name, count] : {std::pair("wv", 27), {"sv", 27}, {"vls", 216}, {"hls", 216}}) {
        INFO(name);
        CHECK(last("size(cases(\"" + std::string(name) + "\"))") == std::to_string(count));
    }
    // By Burnside's lemma: a corner in its place leaves 27 twists up to four turns, 8 cases for each of its three
    // orientations; above, three orientations with 27 each. 105 with the solved one; 21 edges in the same way.
    CHECK(last("{size(cases(\"cls\")), size(cases(\"els\"))}") == "{104, 21}");
}

TEST_CASE("the edge orientation of the last six edges has 11 cases") {
    // cubingapp.com/algorithms/LSE-EO lists them.
    CHECK(last("size(cases(\"lse_eo\"))") == "11");
    CHECK(last("sum({c.positions for c in cases(\"lse\")}) + 4") == "46080");  // 6! 2^5 positions, twice for U
}

TEST_CASE("TCLL has 43 cases for each twist, EG as many for one and both swaps") {
    // TCLL: speedsolving.com, "TCLL - 2x2 Method", 2013: 86 algorithms, 43 for each.
    CHECK(last("cube 2; {size(cases(\"tcll+\")), size(cases(\"tcll-\")), size(cases(\"tcll\"))}") == "{43, 43, 86}");
    // EG-1 and EG-2: 40 of algdb (github.com/spencerchubb/algdb) and three with an oriented top layer.
    CHECK(last("cube 2; {size(cases(\"eg1\")), size(cases(\"eg2\"))}") == "{43, 43}");
}

TEST_CASE("each case of EG-1 and EG-2 has an algorithm of at most 11 moves, as each position of the 2x2x2") {
    for (const auto* set : {"eg1", "eg2"})
        CHECK(last("cube 2; let turns = group(U, D); let solves = (p, a_) -> any({p t a_ in turns for t in "
                   "elements(turns)}); forall row in algorithms(\"" +
                   std::string(set) +
                   "\", {R, U, F}, 11, answers = 1): size(row.algorithms) == 1 and solves(row.position, "
                   "row.algorithms[1])") == "true");
}

TEST_CASE("a 4x4x4 and a 6x6x6 have 22 permutations of the last layer that a 3x3x3 never has") {
    // "There is a total of 22 PLL parity cases": speedsolving.com/wiki, 4x4x4 parity algorithms.
    CHECK(last("cube 4; size(cases(\"pllp\"))") == "22");
    CHECK(last("cube 6; size(cases(\"pllp\"))") == "22");
}

TEST_CASE("the wings of two edges have 24 arrangements in each orbit") {
    for (const auto& [n, count] : {std::pair("4", 23), {"5", 23}, {"6", 24 * 24 - 1}, {"7", 24 * 24 - 1}})
        CHECK(last("cube " + std::string(n) + "; size(cases(\"l2e\"))") == std::to_string(count));
}

TEST_CASE("every case of a named set has one name, and the algorithm of that name solves it") {
    for (const auto* set : {"coll", "f2l", "wv", "ocll", "epll"})
        CHECK(last("size(unique({c.name for c in cases(\"" + std::string(set) + "\")})) == size(cases(\"" + set +
                   "\"))") == "true");
    CHECK(last("cube 2; {size(unique({c.name for c in cases(\"cll\")})), "
               "size(unique({c.name for c in cases(\"eg1\")}))}") == "{42, 43}");
    CHECK(last("cube 4; size(unique({c.name for c in cases(\"pllp\")}))") == "22");
    CHECK(last("forall c in cases(\"coll\"): case_of(upright(c.algorithm)^-1, \"coll\").name == c.name") == "true");
}

TEST_CASE("cases that moves never solve are distinguished from those that need more moves") {
    CHECK(last("size(unreachable_cases(pll, {M, U}))") == "17");
    CHECK(last("size(unreachable_cases(pll, {R, U, F}))") == "0");
    CHECK(message("algorithms(\"eoll\", {R, U}, 4)").starts_with("these moves solve no case: for the first, "));
    CHECK(message("cases(case_set(full_group(), group(), group()))")
              .starts_with("in cases: there are 43252003274489856000 "));
}

TEST_CASE("up to mirror images and inverses there are 1211 last layers and 13 permutations of it") {
    CHECK(last("size(cases(\"1lll\", up_to = {mirror, inverse}))") == "1211");
    CHECK(last("size(cases(pll, up_to = {mirror, inverse}))") == "13");
    CHECK(last("size(cases(oll, up_to = {mirror}))") == "40");
}

TEST_CASE("the positions of all cases and the solved ones are all positions of the set") {
    CHECK(last("sum({c.positions for c in cases(\"zbll\")}) + 4") == "7776");
    CHECK(last("sum({c.positions for c in cases(oll)}) + 288") == "62208");
}

TEST_CASE("each algorithm of the library solves the case of its name") {
    CHECK(last("forall c in cases(pll): case_of(c.algorithm^-1, pll).name == c.name") == "true");
    CHECK(last("forall c in cases(oll): case_of(c.algorithm^-1, oll).case == c.position") == "true");
}

TEST_CASE("a position is the product of its case and the adjustments before and after") {
    CHECK(last("let p = permutation(U' R U R' U R U2 R' U2); let c = case_of(p, \"zbll\"); "
               "p == c.before c.case c.after") == "true");
    CHECK(last("let p = permutation(R U R' U'); let c = case_of(p, \"f2l\"); p == c.before c.case c.after") == "true");
}

TEST_CASE("a set may be made of any group of positions") {
    CHECK(last("size(cases(case_set(group(R2, U2), group(), group())))") == "11");
    CHECK(last("cases(case_set(group(R2, U2), group(R2), group(U2)))[1].positions") == "4");
    CHECK(message("case_set(group(R2, U2))") == "the groups before and after are not in the group of positions");
}

TEST_CASE("every algorithm found for a set solves the case that it is listed with") {
    CHECK(last("forall c in algorithms(\"zbll\", {R, U, F}, 11), a in c.algorithms: "
               "case_of(a^-1, \"zbll\").case == c.position") == "true");
    CHECK(last("forall c in algorithms(oll, {R, U, F}, 10), a in c.algorithms: case_of(a^-1, oll).name == c.name") ==
          "true");
}

TEST_CASE("seven turns of M and U solve three of the permutations of the last layer") {
    CHECK(last("{c.name for c in algorithms(pll, {M, U}, 7) if size(c.algorithms) > 0}") ==
          "{\"pll_h\", \"pll_ua\", \"pll_ub\"}");
}

TEST_CASE("the cheapest algorithms of each case are in order, and those of a search by length are not cheaper") {
    const std::string both =
        "let cheap = algorithms(pll, {R, U, F}, 720, by = cost); "
        "let short = algorithms(pll, {R, U, F}, 12, by = cost_of_any); ";
    const std::string own = "def cost_of_any(a) = cost(a); " + both;
    CHECK(last(own + "count(c -> size(c.algorithms) > 0, cheap) > 0") == "true");
    CHECK(last(own + "forall c in cheap, a in c.algorithms: cost(a) <= 720 and case_of(a^-1, pll).name == c.name") ==
          "true");
    CHECK(last(own + "forall c in cheap: sort(c.algorithms, cost) == c.algorithms") == "true");
    CHECK(last(own + "forall n in 1..21, a in short[n].algorithms: "
                     "cost(a) > 720 or cost(cheap[n].algorithms[1]) <= cost(a)") == "true");
}

TEST_CASE("a condition on algorithms leaves out others of the best thousand") {
    CHECK(last("forall c in algorithms(pll, {R, U, F}, 11, where = a -> not (F2 in moves(a))), a in c.algorithms: "
               "not (F2 in moves(a))") == "true");
    CHECK(last("{size(c.algorithms) for c in algorithms(pll, {R, U, F}, 9, where = a -> false)}[1]") == "0");
}

}  // namespace cubelang::meaning::cases_test
