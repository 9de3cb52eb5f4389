#include "tests/language/run.hpp"

namespace cubelang::test {

TEST_CASE("a case of OLL is found by its orientation alone, no longer than the library's algorithm") {
    const auto said =
        run("import oll\n"
            "for c in {oll_21, oll_27, oll_33, oll_45} {\n"
            "    let found = find(c, goal = {solved(first_two_layers), oriented(last_layer)}, most = 12)\n"
            "    assert length(found) <= length(c)\n"
            "    assert recognise(found) != false\n"
            "}");
    CHECK(said.errors.empty());
}

TEST_CASE("goals said of parts may be given names, and names of goals to something else") {
    const auto said =
        run("let eo_cross = {oriented(edges), solved(cross)}\n"
            "find(goal = eo_cross, after = R U F) (R U F)\n"
            "let block = 3\n"
            "block + 1");
    CHECK(said.errors.empty());
    CHECK(said.answers.back() == "4");
}

TEST_CASE("what is kept beside a goal is solved, and what is ignored is free") {
    const auto said =
        run("assert find(goal = oriented(edges), after = F R, keep = {@ufr}) != R' F\n"
            "assert size(moves(find(goal = oriented(edges), after = F, ignore = {@uf, @fr, @fl, @df}))) == 0\n"
            "assert find(after = R U F) == F' U' R'\n"
            "assert find(after = R U F, keep = {@ur, @uf}) (R U) != ()\n"
            "assert find(goal = oriented(edges), after = F, auf = true, using = {F}) == F");
    CHECK(said.errors == "");
}

TEST_CASE("every case of the last layer is recognised where it is turned about and set up") {
    const auto said =
        run("import pll\n"
            "def is_named(row, c) = row.case == c.name\n"
            "for c in cases(pll) {\n"
            "    let p = [x y: U2 c.algorithm U]\n"
            "    let seen = item(recognise(p), 1)\n"
            "    assert seen.case == c.name\n"
            "    assert seen.algorithm == p or p seen.algorithm == ()\n"
            "}");
    CHECK(said.errors == "");
}

}  // namespace cubelang::test
