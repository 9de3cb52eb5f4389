// Posted solves: read, checked and named. The verdicts of tests/data/reconstructions.txt are those of another
// simulator.

#include <regex>

#include "tests/language/run.hpp"
#include "tests/stdlib/posts.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::reconstructions_test {
namespace {

using test::last;
using test::literal_of;

struct Post {
    std::string verdict, text;
};
std::vector<Post> posts() {
    std::vector<Post> all;
    for (const auto& line : test::split(test::source_text("tests/data/reconstructions.txt"), '\n')) {
        if (line.starts_with("=== "))
            all.push_back({line.substr(4), ""});
        else if (!line.starts_with("#") && !all.empty())
            all.back().text += line + "\n";
    }
    return all;
}

std::string answer_of(const std::string& post, const std::string& what) {
    return last("let posted = reconstruction(" + literal_of(post) + "); " + what);
}

// A word of a comment, and what the program must say of such a step.
const std::pair<std::regex, std::regex> claims[] = {
    {std::regex("cross"), std::regex("cross")},
    {std::regex("zbll"), std::regex("ZBLL|PLL|AUF")},
    {std::regex("oll|ocll|sune"), std::regex("OLL|ZBLL")},
    {std::regex("pll"), std::regex("PLL")},
    {std::regex("eoline"), std::regex("EO .*line")},
    {std::regex("left block|right block"), std::regex("block|pairs")},
    {std::regex("1st|2nd|3rd|4th|first|second|third|last|pair|^[bf][lr]$"), std::regex("pair|block")},
};

// Of the steps whose comments name what they do: how many are named so by the program, and how many there are.
std::pair<int, int> agreement(const std::string& post) {
    const auto said = answer_of(post, R"(join({"{row.does}|{lowercase(row.says)}" for row in posted.steps}, "\n"))");
    int agreed = 0, all = 0;
    for (const auto& line : test::split(said, '\n')) {
        const auto bar = line.find('|');
        const auto does = line.substr(0, bar), says = bar == line.npos ? "" : line.substr(bar + 1);
        for (const auto& [comment, needed] : claims)
            if (std::regex_search(says, comment)) {
                ++all;
                agreed += std::regex_search(does, needed) ? 1 : 0;
                break;
            }
    }
    return {agreed, all};
}

}  // namespace

TEST_CASE("the verdict on a hundred published solves is that of a simulator of stickers") {
    const auto all = posts();
    CHECK(all.size() == 100);
    for (const auto& post : all) {
        INFO(post.text);
        const auto verdict = answer_of(post.text, "posted.verdict");
        CHECK((verdict == "\"solved\"") == (post.verdict == "solved"));
    }
}

TEST_CASE("in 98 of 100 steps a solve does what its author's comment says") {
    int agreed = 0, all = 0;
    for (const auto& post : posts()) {
        if (post.verdict != "solved") continue;
        const auto [right, said] = agreement(post.text);
        agreed += right;
        all += said;
    }
    INFO(agreed << " of " << all);
    CHECK(all > 500);
    CHECK(agreed * 100 >= all * 98);
}

TEST_CASE("the steps of a solve by Roux are named, however the slice between the blocks is turned") {
    CHECK(answer_of(test::posted("roux"), "{row.does for row in posted.steps}") ==
          R"({"square l", "block l", "square r", "block r", "CMLL t 2", "EO", "UL/UR", "EP"})");
    CHECK(answer_of(test::posted("roux"), "posted.method") == "\"Roux\"");
    // The same solve on a cube that is held otherwise, and with turns of the whole cube in it.
    CHECK(last("let posted = read_post(" + literal_of(test::posted("roux")) +
               "); let held = {rotate(posted.scramble, x y)} + {rotate(row.moves, x y) for row in posted.steps}; "
               "first(roux_phases(fold((all, a) -> all + {all[size(all)] a}, {held[1]}, skip(held, 1))), 4)") ==
          R"({"square b", "block b", "square f", "block f"})");
}

TEST_CASE("every step of the solves in the examples does what its comment says") {
    for (const std::string name : {"cfop", "zz"}) {
        const auto [agreed, all] = agreement(test::posted(name));
        INFO(name);
        CHECK(all >= 3);
        CHECK(agreed == all);
        CHECK(answer_of(test::posted(name), "posted.verdict") == "\"solved\"");
    }
}

TEST_CASE("of a solve with one wrong move, the line and the turns that mend it are listed") {
    const auto verdict = answer_of(test::posted("astray"), "posted.verdict");
    CHECK(verdict.starts_with("\"not solved; line 7 "));
    CHECK(answer_of(test::posted("astray"), "contains(posted.repairs, \"line 6, move 9, F: F2 in its place\")") ==
          "true");
}

TEST_CASE("all turns that make the whole right are listed, with their places") {
    const auto repaired = [](const std::string& third) {
        return answer_of("Scramble: R U F D\nD' F'\n" + third + "\nR'", "posted.verdict");
    };
    CHECK(repaired("U'") == "\"solved\"");
    const auto repairs = answer_of("Scramble: R U F D\nD' F'\nU\nR'", R"(join(posted.repairs, "|"))");
    CHECK(repairs == R"("line 3, move 1, U: U' in its place|line 3, move 1, U: U2 is missing before it|)"
                     R"(line 4, move 1, R': U2 is missing before it")");
}

TEST_CASE("the log of a smart cube has the steps of the solve, with slices where two turns make one") {
    CHECK(answer_of(test::posted("smart_cube"), "{row.does for row in posted.steps}") ==
          answer_of(test::posted("cfop"), "{row.does for row in posted.steps}"));
    CHECK(last("same(product({row.move for row in read_log(\"R@0 L'@20 U@90 F'@300 B@320\")}), R L' U F' B)") ==
          "true");
    CHECK(last("join({row.move for row in read_log(\"R/*5*/ L'/*10*/ U/*700*/\")})") == "\"M F\"");
    CHECK(last("join({row.move for row in read_log(\"R@0 L'@40 U@90\")})") == "\"R L' U\"");
}

TEST_CASE("a sheet of fewest moves puts its solution together from both scrambles, premoves and insertions") {
    CHECK(answer_of(test::posted("fewest_moves"), "literal(posted.solution)") ==
          "R U F2 D B2 R' D R U2 R' D' R U2 L2 B' U R2 D' F R2");
    const std::string scramble = "Scramble: R U F L D\n";
    CHECK(answer_of(scramble + "Premove: R'\nD' L' F' U' // skeleton", "literal(posted.solution)") == "D' L' F' U' R'");
    CHECK(answer_of(scramble + "Premove: R'\nD' L'\nF' U'\nR' // undo premove", "literal(posted.solution)") ==
          "D' L' F' U' R'");
    CHECK(answer_of(scramble + "D' // NISS\n(R U)\nL' F'", "literal(posted.solution)") == "D' L' F' U' R'");
    CHECK(answer_of(scramble + "D' L' (switch)\nR U F", "literal(posted.solution)") == "D' L' F' U' R'");
    CHECK(answer_of(scramble + "D' L' F' U'\n^(R U) // inverse", "posted.verdict") == "\"not solved\"");
}

TEST_CASE("several posts in a text are a table, and so are the logs in an export of csTimer") {
    CHECK(last("let post = " + literal_of(test::posted("cfop")) +
               R"(; {row.verdict for row in reconstruction("{post}\n{post}")})") == R"({"solved", "solved"})");
    const std::string solves[] = {R"([[0,900],\"R U F\",\"\",1,[\"F'@0 U'@100 R'@250\",\"333\"]])",
                                  R"([[0,900],\"R U F\",\"\",2])",
                                  R"([[0,900],\"R 2R\",\"\",2,[\"2-2Rw'@0 R'@9\",\"333\"]])"};
    const auto written = fmt::format(
        R"(write_lines("session.txt", {{"\{{\"session1\":[{}],\"session2\":\"[]\"\}}"}}); )", fmt::join(solves, ","));
    CHECK(last(written + R"({{row.line, row.verdict} for row in review("session.txt")})") ==
          R"({{1, "solved"}, {3, "solved"}})");
}

TEST_CASE("labels, numbers, counts, rotations in brackets, powers and links are read as posts have them") {
    const auto moves = [](const std::string& line) {
        return last("join({row.moves for row in read_post(" + literal_of("R U F // scramble\n" + line) + ").steps})");
    };
    CHECK(moves("1. U' R (cross)") == "\"U' R\"");
    CHECK(moves("12) U' R // pair (7/15)") == "\"U' R\"");
    CHECK(moves("Cross: U' R [2/2]") == "\"U' R\"");
    CHECK(moves("[f2] X (R U) x 3 U'2") == "\"z2 x R U R U R U U2'\"");
    CHECK(moves("R U' (R // first half\nR) U // the bracket goes on") == "\"R U' R R U\"");
    CHECK(moves("F2L\nOLL\nR U") == "\"R U\"");
    CHECK(last(R"(reconstruction("https://alg.cubing.net/?setup=R_U_F&alg=F-_%2F%2F_one%0AU-_R-").verdict)") ==
          "\"solved\"");
}

TEST_CASE("a text without moves, an empty line or a million lines of words is refused, or read as far as it goes") {
    const auto refused = [](const std::string& post) {
        return test::run("reconstruction(" + literal_of(post) + ")").errors.find("has moves") != std::string::npos;
    };
    CHECK(refused(""));
    CHECK(refused("hello\nworld"));
    CHECK(answer_of("Scramble: R\nR' // done\nthanks for reading!", "posted.unread[1].line") == "3");
}

}  // namespace cubelang::meaning::reconstructions_test
