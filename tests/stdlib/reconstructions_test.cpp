// Posted solves: read, checked and named. The verdicts of tests/data/reconstructions.txt are those of another
// simulator.

#include <regex>

#include "runtime/base/text.hpp"
#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::reconstructions_test {
namespace {

using test::last;

// A post as a text of the language.
std::string literal_of(std::string post) {
    for (const auto* sign : {"\\", "{", "\""}) post = replaced(post, sign, std::string("\\") + sign);
    return "\"" + replaced(post, "\n", "\\n") + "\"";
}

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

constexpr auto roux = R"(Scramble: L2 D2 R2 B2 F' D2 U2 L2 B2 F L B' U2 F' D U B L D2
x y // inspection
r' u' // 1st square
U2 R' U2' F' // 1st block
U' r' U' R' U M' U2' r' U' r // 2nd square
U2' M U2' r U' r' // 2nd block
U2' R U2' R2' F R F' U2 R' F R F' // CMLL
U' M U M // EO
U' M2' U' // UL/UR
E2' M E2' M' // EP)";

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

TEST_CASE("the steps of a solve by Roux are named, however the cube is held and the slice is turned") {
    CHECK(answer_of(roux, "{row.does for row in posted.steps}") ==
          R"({"", "square b", "block b", "square f", "block f", "CMLL", "EO", "UL/UR", "EP"})");
    CHECK(answer_of(roux, "posted.method") == "\"Roux\"");
}

TEST_CASE("a solve with one wrong move is told the line and the moves that would mend it") {
    auto wrong = std::string(roux);
    wrong.replace(wrong.find("U2 R' U2' F'"), 12, "U2 R' U2' F");
    CHECK(answer_of(wrong, "posted.verdict").starts_with("\"not solved"));
    CHECK(answer_of(wrong, "contains(posted.repairs, \"line 4, move 4, F: F' in its place\")") == "true");
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
