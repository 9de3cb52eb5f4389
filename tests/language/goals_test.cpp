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

TEST_CASE("a goal is a test of positions, true of what find brings there and only of that") {
    const auto output =
        run("for g in {solved(cross), oriented(edges), domino(), placed(last_layer), @uf -> {@ur, @ul},\n"
            "          one_of({solved(@uf), solved(@df)}), color_neutral(solved({@df, @db}))} {\n"
            "    for seed in 1..10 {\n"
            "        let p = random_algorithm(seed, 3)\n"
            "        let rest = find(goal = g, after = p, most = 4)\n"
            "        assert p rest in g and (length(rest) == 0) == (p in g) and contains(g, p) == (p in g)\n"
            "    }\n"
            "}\n"
            "assert filter(a -> a in solved(cross), {R U R', R, ()}) == {R U R', ()}\n"
            "assert () in solved(cross) and U2 R2 in domino() and not (U F in oriented(edges))\n"
            "R U R in solved(cross)");
    CHECK(output.errors == "");
    CHECK(output.answers.back() ==
          "false: it takes ur to dr, where the goal wants another part or another orientation");
    CHECK(message("5 in domino()") == "reaches needs a permutation or an algorithm for p, but this is an integer");
    CHECK(last("F in one_of({solved(@uf), solved(cross)})") ==
          "false: none of 2 ways; in the first, it takes fl to fu, where the goal wants another part or another "
          "orientation");
    CHECK(last("why(() in solved(cross))") == "Every part is where the goal wants it.");
    CHECK(last("cube 4; {U in solved(centres), 2R in solved(corners)}") == "{false, true}");
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
