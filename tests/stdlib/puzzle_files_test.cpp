// Files of puzzles: the samples of twsearch in tests/data/puzzles with the sizes that are published for them, and files
// that are written and read back.

#include "tests/language/run.hpp"
#include "tests/stdlib/quoted.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::puzzle_files_test {
namespace {

// The program after a file of tests/data/puzzles can be read under its name.
std::string with_file(const std::string& name, const std::string& program) {
    return "import puzzle_files; import puzzle_definitions; write_lines(\"" + name + "\", split(" +
           test::quoted(test::source_text("tests/data/puzzles/" + name)) + ", \"\\n\")); " + program;
}

std::string sizes(const std::string& name) {
    return test::last(with_file(name, "let made = puzzle_definition(\"" + name +
                                          "\"); print size(made.group), visible_size(made.group, made.start)"));
}

// Whether random words are the same elements in all files that are written of a puzzle.
bool is_read_back(const std::string& puzzle) {
    return test::holds("import puzzles; import puzzle_files; let G = " + puzzle +
                       "; let copy = ending -> { let file = \"p.{ending}\"; let lines = write_puzzle(G, file); "
                       "read_puzzle(file) }; let copies = map(copy, {\"tws\", \"def\", \"json\", \"g\"}); "
                       "forall n in 1..100, H in copies: "
                       "size(H) == size(G) and G(text(random_word(G, 20, n))) == H(text(random_word(G, 20, n)))");
}

}  // namespace

TEST_CASE("puzzles of twsearch have the orders of GAP and the published numbers of positions") {
    CHECK(sizes("Jing_pyraminx.tws") == "44789760 44789760");
    CHECK(sizes("compy_cube.tws") == "1571364748800 1571364748800");
    CHECK(sizes("little_chop.tws") == "310224200866619719680000 3246670537110000");
    CHECK(sizes("FTO.tws") == "158260810061489362698240000000 376897600550338560000000");
    CHECK(sizes("master_skewb.tws") == "519174587406715854331576320000000 507006433014370951495680000000");
}

TEST_CASE("words of twsearch's puzzles have the orders that they have here") {
    CHECK(test::holds(with_file("3x3x3.tws",
                                "let G = read_puzzle(\"3x3x3.tws\"); forall n in 1..100: "
                                "order(random_word(G, 12, n)) == order(algorithm(text(random_word(G, 12, n))))")));
    CHECK(test::holds(with_file("dino.tws",
                                "import puzzles; let G = read_puzzle(\"dino.tws\"); forall n in 1..100: "
                                "order(random_word(G, 12, n)) == order(dino(text(random_word(G, 12, n))))")));
}

TEST_CASE("a sequence of moves may name a rotation that the file defines later") {
    const std::string file = "let made = puzzle_definition(\"trapentrix.tws\"); ";
    CHECK(test::last(with_file("trapentrix.tws", file + "made.words")) == "{\"R\": \"Fv L Fv\"}");
    CHECK(test::last(with_file("trapentrix.tws", file + "map(text, generators(made.group))")) == "{\"L\", \"R\"}");
    CHECK(test::holds(with_file("trapentrix.tws", file + "made.moves[\"R\"] == made.moves[\"L\"]^made.moves[\"Fv\"]")));
}

TEST_CASE("random words of puzzles are the same in all forms of files") {
    for (const auto* puzzle : {"skewb", "pyraminx", "cuboid(2, 3, 3)"}) {
        INFO(puzzle);
        CHECK(is_read_back(puzzle));
    }
}

TEST_CASE("a file that is written has the sets, the labels and the moves of the one that was read") {
    for (const auto* name : {"FTO.tws", "Jing_pyraminx.tws", "trapentrix.tws", "2x2x2.kpuzzle.json"})
        for (const auto* ending : {"tws", "json"}) {
            const auto copy = "let one = puzzle_definition(\"" + std::string(name) + "\"); write_puzzle(one, \"copy." +
                              ending + "\"); let two = puzzle_definition(\"copy." + ending + "\"); ";
            INFO(name << " " << ending);
            CHECK(test::last(with_file(name, copy + "{one.start == two.start, one.pieces == two.pieces, "
                                                    "one.moves == two.moves, one.sets == two.sets, "
                                                    "one.group == two.group}")) == "{true, true, true, true, true}");
        }
}

TEST_CASE("the 2x2x2 of cubing.js has derived moves, which are conjugates by rotations") {
    const std::string file = "let made = puzzle_definition(\"2x2x2.kpuzzle.json\"); ";
    CHECK(test::last(with_file("2x2x2.kpuzzle.json", file + "made.words[\"R\"]")) == "\"[z': U]\"");
    CHECK(test::last(with_file("2x2x2.kpuzzle.json", file + "size(made.group)")) == "88179840");
    CHECK(test::last(with_file("2x2x2.kpuzzle.json", file + "order(made.group(\"R U\"))")) == "15");
}

TEST_CASE("the puzzles that the program writes for cubing.js move as its own transformations do") {
    const std::string program =
        "import kpuzzle_files; import puzzle_definitions; let made = definition_of_kpuzzle(first(read_table("
        "text(kpuzzle_definition()), as = json))); let row = (p, name) -> pieces_of_tuple(p, made.sets)[name]; "
        "let own = (a, name) -> first(read_table(text(kpuzzle(a)), as = json))[name]; "
        "let same = (a, name) -> row(made.group(text(a)), name) == {own(a, name).permutation, "
        "own(a, name).orientationDelta}; forall n in 1..100, name in keys(made.sets): "
        "name == \"CENTERS\" or same(random_algorithm(n, 12, {R, 2R, U, F, B, D}), name)";
    CHECK(test::holds(program, {test::on(3)}));
    CHECK(test::holds(program, {test::on(4)}));
}

TEST_CASE("a logo on one centre is an orientation that counts there alone") {
    const std::string pattern =
        "import kpuzzle_files; let look = moduli -> definition_of_kpuzzle({\"orbits\": {{\"orbitName\": \"C\", "
        "\"numPieces\": 2, \"numOrientations\": 4}}, \"defaultPattern\": {\"C\": {\"pieces\": {0, 1}, \"orientation\": "
        "{1, 3}, \"orientationMod\": moduli}}}).start; ";
    CHECK(test::last(pattern + "look({0, 1})") ==
          R"({"C 1 3", "C 1 0", "C 1 1", "C 1 2", "C 2", "C 2", "C 2", "C 2"})");
    CHECK(test::last(pattern + "first(look({2, 1}), 4)") ==
          R"({"C 1 1 of 2", "C 1 0 of 2", "C 1 1 of 2", "C 1 0 of 2"})");
}

TEST_CASE("a piece with ? shows none of its orientations") {
    CHECK(test::last("import tws_files; definition_of_tws({\"Set E 3 2\", \"Solved\", \"E\", \"1 1 2\", \"0 ? 1\", "
                     "\"End\"}).start") == R"({"E 1 0", "E 1 1", "E 1", "E 1", "E 2 1", "E 2 0"})");
}

TEST_CASE("in a file for GAP x is a move as any other") {
    CHECK(
        test::holds("import puzzle_files; let G = puzzle({\"x\": (1,2,3), \"L\": (3,4)}); write_puzzle(G, \"a.g\"); "
                    "read_puzzle(\"a.g\") == G and read_puzzle(\"a.g\")(\"x L\") == G(\"x L\")"));
}

TEST_CASE("the turns on GAP's page about the cube are those of the net without its centres") {
    // https://www.gap-system.org/Doc/Examples/rubik.html; Sage and SymPy use the same numbers.
    const std::string page =
        "import gap_files; let page = definition_of_gap({\"cube := Group(\","
        "\" ( 1, 3, 8, 6)( 2, 5, 7, 4)( 9,33,25,17)(10,34,26,18)(11,35,27,19), # U\","
        "\" ( 9,11,16,14)(10,13,15,12)( 1,17,41,40)( 4,20,44,37)( 6,22,46,35),\","
        "\" (17,19,24,22)(18,21,23,20)( 6,25,43,16)( 7,28,42,13)( 8,30,41,11),\","
        "\" (25,27,32,30)(26,29,31,28)( 3,38,43,19)( 5,36,45,21)( 8,33,48,24),\","
        "\" (33,35,40,38)(34,37,39,36)( 3, 9,46,32)( 2,12,47,29)( 1,14,48,27),\","
        "\" (41,43,48,46)(42,45,47,44)(14,22,30,38)(15,23,31,39)(16,24,32,40) );\"}).group; ";
    CHECK(test::last(page + "size(page)") == "43252003274489856000");
    CHECK(test::holds(page + "generators(page) == map(gap_stickers, {U, L, F, R, B, D})"));
    CHECK(
        test::holds("import gap_files; forall n in 1..30: of_gap_stickers(gap_stickers(random_state(n))) == "
                    "random_state(n)"));
}

TEST_CASE("the numbers of elements at each distance are those in CayleyPy's tables") {
    // https://github.com/cayleypy/cayleypy, cayleypy/data: lrx, pancake and top_spin.
    const std::string program =
        "import puzzles; import puzzle_files; let grown = G -> { let turns = unique(generators(G) + "
        "map(inverse, generators(G))); let seen = set({()}); let rim = {()}; let layers = {}; "
        "for step in 1..20 { let layers = layers + (if rim == {} then {} else {size(rim)}); "
        "let rim = items(set({p g for p in rim for g in turns}) - seen); let seen = seen + set(rim) }; layers }; ";
    CHECK(test::holds(program + "grown(lrx_puzzle(5)) == growth_of_lines({\"4,\\\"[1, 3, 5, 6, 5, 3, 1]\\\"\", "
                                "\"5,\\\"[1, 3, 6, 10, 16, 24, 29, 21, 6, 3, 1]\\\"\"})[5]"));
    CHECK(test::holds(program + "grown(pancake(4)) == growth_of_lines({\"4,\\\"[1, 3, 6, 11, 3]\\\"\"})[4]"));
    CHECK(test::holds(program +
                      "grown(topspin(6)) == growth_of_lines({\"6,\\\"[1, 3, 6, 11, 20, 37, 63, 103, 165, 152, "
                      "106, 46, 7]\\\"\"})[6]"));
    CHECK(test::last("import puzzle_files; keys(growth_of_lines({\"0011,\\\"[1, 3]\\\"\", \"\", "
                     "\"\\\"7,3\\\",\\\"[1]\\\"\"}))") == "{\"0011\", {7, 3}}");
}

TEST_CASE("the pieces of an element have cycles with sums of turns") {
    CHECK(test::last("import tws_files; import puzzle_definitions; let made = definition_of_tws({\"Set E 4 3\", "
                     "\"Move A\", \"E\", \"2 1 3 4\", \"1 0 2 0\", \"End\"}); "
                     "{{row.pieces, row.turn} for row in piece_cycles(made.group(\"A\"), made)}") ==
          "{{{1, 2}, 1}, {{3}, 2}}");
}

}  // namespace cubelang::meaning::puzzle_files_test
