// The puzzles of the library, and files of puzzles.

#include "tests/language/run.hpp"

namespace cubelang::meaning::puzzles_test {

using test::last;

TEST_CASE("moves of the puzzles of the library have the orders of their turns") {
    const std::string orders = "import puzzles; let turns = G -> unique(map(order, generators(G))); ";
    CHECK(last(orders + "{turns(skewb), turns(dino), turns(pyraminx), turns(fto)}") == "{{3}, {3}, {3}, {3}}");
    CHECK(last(orders + "{turns(megaminx), turns(kilominx), turns(helicopter)}") == "{{5}, {5}, {2}}");
    CHECK(last(orders + "{turns(cuboid(2, 3, 4)), turns(cuboid(3, 5, 3))}") == "{{2}, {2, 4}}");
}

TEST_CASE("turns of a solid about opposite axes commute, and those about adjacent ones do not") {
    const std::string puzzles = "import puzzles; ";
    CHECK(last(puzzles + "commutes(megaminx(\"U\"), megaminx(\"D\")) and commutes(fto(\"R\"), fto(\"BL\"))") == "true");
    CHECK(last(puzzles + "commutes(helicopter(\"UF\"), helicopter(\"DB\"))") == "true");
    CHECK(last(puzzles + "commutes(megaminx(\"U\"), megaminx(\"F\"))") == "false");
    CHECK(last(puzzles + "commutes(dino(\"URF\"), dino(\"DBL\")) and not commutes(dino(\"URF\"), dino(\"UFL\"))") ==
          "true");
}

TEST_CASE("a quarter turn of a cuboid is clockwise as seen from its side") {
    // On top: left back 5, left front 6, right back 11, right front 12; four less below.
    CHECK(last("import puzzles; cuboid(2, 3, 2)(\"U\") == (6,5,11,12)") == "true");
    CHECK(last("import puzzles; cuboid(2, 3, 2)(\"D\") == (2,8,7,1)") == "true");
    CHECK(last("import puzzles; cuboid(2, 3, 2)(\"F\") == (2,12) (8,6) (4,10)") == "true");
}

const std::string lines =
    "import puzzle_files; let of = moves -> puzzle_of_lines({\"Name A\", \"Set E 3 3\", \"Set F 2 1\","
    " \"Solved\", \"E\", \"1 1 1\", \"? ? ?\", \"F\", \"1 2\", \"End\"} + moves); ";

TEST_CASE("in a move of ksolve orientations belong to pieces, in a transformation to places") {
    const std::string both =
        "let G = of({\"Move A\", \"E\", \"2 3 1\", \"1 2 0\", \"End\", \"MoveTransformation B\", "
        "\"E\", \"1 2 0\", \"2 0 1\", \"End\"}); ";
    CHECK(last(lines + both + "G(\"A\") == G(\"B\")") == "true");
    // Piece 2 comes to place 1 turned by 2: its points 4, 5, 6 go to 3, 1, 2.
    CHECK(last(lines + both + "{image_ for image_ in first(items(G(\"A\")), 9)}") == "{8, 9, 7, 3, 1, 2, 4, 5, 6}");
}

TEST_CASE("aliases and sequences of moves are words, and rotations generate nothing") {
    const std::string all =
        "let G = of({\"Move A\", \"E\", \"2 3 1\", \"End\", \"Move x\", \"F\", \"2 1\", \"End\", "
        "\"MoveAlias C A2'\", \"MoveSequence D x A x'\"}); ";
    CHECK(last(lines + all + "{G(\"C\") == G(\"A\"), G(\"D\") == G(\"A\"), size(G)}") == "{true, true, 3}");
    CHECK(last(lines + all + "G").starts_with("generators A, C, D\n"));
}

}  // namespace cubelang::meaning::puzzles_test
