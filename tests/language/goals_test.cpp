#include "tests/language/run.hpp"

namespace cubelang::test::goals_test {

TEST_CASE("find solves the orientation of an OLL case in at most as many moves as the library") {
    const auto output =
        run("import oll\n"
            "for c in {oll_10, oll_27, oll_33, oll_45} {\n"
            "    assert length(find(c, goal = {solved(first_two_layers), oriented(last_layer)})) <= length(c)\n"
            "}");
    CHECK(output.errors == "");
}

TEST_CASE("goals can be named, and the names of goal functions can be redefined") {
    const auto output =
        run("let eo_cross = {oriented(edges), solved(cross)}\n"
            "find(goal = eo_cross, after = R U F)\n"
            "let block = 3\n"
            "block + 1");
    CHECK(output.errors == "");
    CHECK(output.answers.back() == "4");
}

TEST_CASE("a goal is shown, read and compared as a record of its arguments") {
    const auto output =
        run("let g = oriented(edges, F)\n"
            "assert g.oriented == edges and g.axis == F and size(g) == 2\n"
            "assert g == oriented(edges, F) and g != oriented(edges) and g != solved(edges)\n"
            "assert keys(@uf -> {@ur, @ul}) == {\"from\", \"to\"} and (@uf -> @ur).to == @ur\n"
            "assert solved(@uf) == item({solved(@uf)}, 1)\n"
            "g");
    CHECK(output.errors == "");
    CHECK(output.answers.back() == "oriented: edges\naxis: F");
}

TEST_CASE("with a goal, kept parts are solved and ignored parts are free") {
    const auto output =
        run("assert size(moves(find(goal = oriented(edges), after = F, ignore = {@uf, @fr, @fl, @df}))) == 0\n"
            "assert find(after = R U F) == F' U' R'\n"
            "assert size(moves(find(after = R U F, keep = {@df}))) == 1\n"
            "assert find(goal = oriented(edges), after = F, keep = {@ufr}) == F'");
    CHECK(output.errors == "");
}

TEST_CASE("a last-layer case is recognised after a rotation and turns of the last layer") {
    const auto output =
        run("for i in {1, 5, 13, 21} {\n"
            "    let c = item(cases(pll), i)\n"
            "    let p = [x y: U2 c.algorithm U]\n"
            "    let seen = item(recognise(p), 1)\n"
            "    assert seen.case == c.name\n"
            "    assert seen.algorithm == p or p seen.algorithm == ()\n"
            "}");
    CHECK(output.errors == "");
}

}  // namespace cubelang::test::goals_test
