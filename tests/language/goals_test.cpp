#include "tests/language/run.hpp"

namespace cubelang::test::goals_test {

TEST_CASE("a case of OLL is found by its orientation alone, no longer than the library's algorithm") {
    const auto said =
        run("import oll\n"
            "for c in {oll_10, oll_27, oll_33, oll_45} {\n"
            "    assert length(find(c, goal = {solved(first_two_layers), oriented(last_layer)})) <= length(c)\n"
            "}");
    CHECK(said.errors == "");
}

TEST_CASE("goals said of parts may be given names, and names of goals to something else") {
    const auto said =
        run("let eo_cross = {oriented(edges), solved(cross)}\n"
            "find(goal = eo_cross, after = R U F)\n"
            "let block = 3\n"
            "block + 1");
    CHECK(said.errors == "");
    CHECK(said.answers.back() == "4");
}

TEST_CASE("a goal is shown, read and compared as a record of what was said") {
    const auto said =
        run("let g = oriented(edges, F)\n"
            "assert g.oriented == edges and g.axis == F and size(g) == 2\n"
            "assert g == oriented(edges, F) and g != oriented(edges) and g != solved(edges)\n"
            "assert keys(@uf -> {@ur, @ul}) == {\"from\", \"to\"} and (@uf -> @ur).to == @ur\n"
            "assert solved(@uf) == item({solved(@uf)}, 1)\n"
            "g");
    CHECK(said.errors == "");
    CHECK(said.answers.back() == "oriented: edges\naxis: F");
}

TEST_CASE("what is kept beside a goal is solved, and what is ignored is free") {
    const auto said =
        run("assert size(moves(find(goal = oriented(edges), after = F, ignore = {@uf, @fr, @fl, @df}))) == 0\n"
            "assert find(after = R U F) == F' U' R'\n"
            "assert size(moves(find(after = R U F, keep = {@df}))) == 1\n"
            "assert find(goal = oriented(edges), after = F, keep = {@ufr}) == F'");
    CHECK(said.errors == "");
}

TEST_CASE("a case of the last layer is recognised where it is turned about and set up") {
    const auto said =
        run("for i in {1, 5, 13, 21} {\n"
            "    let c = item(cases(pll), i)\n"
            "    let p = [x y: U2 c.algorithm U]\n"
            "    let seen = item(recognise(p), 1)\n"
            "    assert seen.case == c.name\n"
            "    assert seen.algorithm == p or p seen.algorithm == ()\n"
            "}");
    CHECK(said.errors == "");
}

}  // namespace cubelang::test::goals_test
