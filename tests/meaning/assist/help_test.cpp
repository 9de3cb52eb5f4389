#include "runtime/meaning/assist/help.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

#include "runtime/meaning/assist/symbols.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/render/screen.hpp"
#include "stdlib/library.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::help_test {
namespace {

std::string text(const render::Drawing& drawing) { return render::painted(drawing, {}) + "\n"; }

const Scope nothing(vocabulary());
const render::Screen wide;

std::string about(std::string_view asked) { return text(help_about({nothing, wide}, asked)); }
std::string head(std::string_view asked) { return about(asked).substr(0, about(asked).find('\n')); }

bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// Also without the lengths of solutions, which no row has.
std::string without_margins(const std::string& text) {
    std::istringstream lines(std::regex_replace(text, std::regex("  \\([0-9]+ S?[HS]TM\\)\n"), "\n"));
    std::string result;
    for (std::string line; std::getline(lines, line);)
        result += line.substr(std::min(line.find_first_not_of(' '), line.size())) + "\n";
    return result.substr(0, result.size() - 1);
}

}  // namespace

TEST_CASE("help has a page for every built-in, keyword, constant, topic and library name") {
    for (const auto& row : vocabulary().built_ins()) {
        const auto help = about(row.name);
        CHECK(holds(help, signature(row) + "\n"));
        for (const auto part : {row.meaning, row.example}) CHECK(holds(help, part));
        CHECK(holds(without_margins(help), without_margins(std::string(row.answer))));
    }
    for (const auto& keyword : keywords()) CHECK(holds(about(keyword.name), keyword.meaning));
    for (const auto& constant : vocabulary().constants()) CHECK(holds(about(constant.name), constant.meaning));
    for (const auto& entry : library_index()) CHECK(holds(about(entry.name), "import " + std::string(entry.module)));
    for (const auto& topic : topics()) CHECK_FALSE(about(topic.name).empty());
}

TEST_CASE("examples in help are run, and none of them fails") {
    for (const auto& topic : topics()) {
        INFO(topic.name);
        CHECK_FALSE(holds(about(topic.name), "error:"));
    }
    for (const auto& keyword : keywords()) CHECK_FALSE(holds(about(keyword.name), "error:"));
    for (const auto& entry : library_index()) CHECK_FALSE(holds(about(entry.name), "error:"));
    CHECK_FALSE(holds(text(help_overview({})), "error:"));
    CHECK(holds(about("order"), "    cube 3> order(R U)\n    105\n"));
    CHECK(holds(about("sune"), "cube 3> image(sune, @ufl) == @ubr\n    true\n"));
}

TEST_CASE("help without a name lists every topic and fits on a screen") {
    const auto overview = text(help_overview({}));
    for (const auto& topic : topics()) CHECK(holds(overview, "help " + std::string(topic.name)));
    CHECK(std::ranges::count(overview, '\n') <= 32);
    CHECK(render::width(help_overview({})) <= 80);
}

TEST_CASE("every built-in is listed under some topic") {
    const auto all = about("questions");
    for (const auto& row : vocabulary().built_ins()) CHECK(holds(all, " " + std::string(row.name)));
    for (const auto& topic : topics())
        for (std::string_view rest = topic.headings == "*" ? "" : topic.headings; !rest.empty();) {
            const auto heading = rest.substr(0, rest.find('|'));
            rest.remove_prefix(std::min(rest.size(), heading.size() + 1));
            INFO(heading);
            CHECK(std::ranges::count(vocabulary().built_ins(), heading, &BuiltIn::topic) > 0);
        }
}

TEST_CASE("a word that names both a topic and a function has both pages") {
    const auto help = about("cycles");
    CHECK(holds(help, "(uf,ur,ub)"));
    CHECK(holds(help, "cycles(p)\n"));
}

TEST_CASE("help has a page for every sign, alone and in an example") {
    for (const auto& symbol : symbols()) {
        INFO(symbol.title);
        const auto first = symbol.spellings.substr(0, symbol.spellings.find(' '));
        CHECK(holds(about(first), std::string(symbol.title) + "\n    " + std::string(symbol.meaning)));
        CHECK_FALSE(holds(about(first), "error:"));
    }
    CHECK(head("[R, U]") == "[A, B], a commutator");
    CHECK(head("[F: [R, U]]") == "[A: B], a conjugate");
    CHECK(head("(uf,ur)") == "(uf,ur,ub), a cycle");
    CHECK(head("(+ur)") == "(uf,ur,ub), a cycle");
    CHECK(head("@ufr") == "@uf, a location");
    CHECK(head("105") == "2, a number");
    CHECK(head("\"some text\"") == "\"text\", a text");
}

TEST_CASE("help has a page for a move in every spelling") {
    CHECK(head("R") == "R, a move");
    CHECK(head("r") == "r, a move: the same as Rw");
    CHECK(head("Lv") == "Lv, a move: the same as x'");
    CHECK(holds(about("R"), "    the right face, a quarter turn clockwise as seen from the right\n"));
    CHECK(holds(about("D'"), "    the bottom face, a quarter turn anticlockwise as seen from the bottom\n"));
    CHECK(holds(about("3Rw2"), "    3Rw' is the inverse, 3Rw2 a half turn; R turns only the face\n"));
    CHECK(holds(about("U2"), "    the top face, half a turn\n"));
    CHECK(holds(about("2-4F"), "    layers 2 to 4, counted from the front face, a quarter turn"));
    CHECK(holds(about("2-4F"), "    on cubes from the 4x4x4 up\n"));
    CHECK(holds(about("3Bw"), "    the back face and 2 layers beside it, a quarter turn"));
    CHECK(holds(about("2R"), "    layer 2 alone, counted from the right face, a quarter turn"));
    CHECK(holds(about("S"),
                "    the middle layer, between the front and the back face, a quarter turn clockwise as seen "
                "from the front\n"));
    CHECK(holds(about("y"), "    the whole cube, a quarter turn clockwise as seen from the top\n"));
    CHECK(holds(about("R U'"), "    moves, performed from left to right"));
}

TEST_CASE("the page of each move letter shows the effect of the move") {
    for (const char letter : std::string_view("RUFLDBrufldbMESxyz")) {
        const std::string move(1, letter);
        INFO(move);
        CHECK(holds(about(move), "    cube 3> " + move + "\n"));
        CHECK_FALSE(holds(about(move), "error:"));
    }
}

TEST_CASE("a module's page lists its contents and shows how to import it") {
    for (const auto& module : library::modules()) {
        const auto page = about(module.name);
        CHECK(holds(page, "import " + std::string(module.name) + "\n"));
        for (const auto& entry : library_index())
            if (entry.module == module.name) CHECK(holds(page, "\n  " + entry.shape + " "));
    }
}

TEST_CASE("help finds a name in its usual spellings") {
    for (const auto* text : {"T perm", "tperm", "T_perm", "T-perm", "T permutation", "PLL T", "pllt"})
        CHECK(head(text) == "pll_t, in the library: import pll");
    CHECK(head("Sune") == "sune, in the library: import triggers");
    CHECK(head("OLL 21") == "oll_21, in the library: import oll");
    CHECK(head("visible order") == "visible_order(p)");
    CHECK(holds(about("J perm"), "pll_ja, in") == holds(about("J perm"), "pll_jb, in"));
    CHECK(head("\"order\"") == "order(p)");
    CHECK(head("RW") == "RW, a move: the same as Rw");
    CHECK(head("X") == "x, a move");
    CHECK(head("auf").starts_with("  variants(… auf = …)"));
    CHECK(head("order(R U)") == "order(p)");
}

TEST_CASE("help on several words shows their pages one after another, each once") {
    const auto both = about("order R");
    CHECK(both == about("order") + "\n" + about("R"));
    CHECK(about("order order") == about("order"));
    CHECK(about("how do I use order?") == about("order"));
    CHECK(about("what is a commutator") == about("commutator"));
    CHECK(holds(about("three corners"), "it is mentioned here:\n"));
}

TEST_CASE("a word of other programs leads to the name in this language") {
    CHECK(head("shuffle") == head("scramble"));
    CHECK(head("identity") == "identity");
    CHECK(head("%") == head("remainder"));
    CHECK(holds(about("tutorial"), "cube lesson"));
}

TEST_CASE("the front end's commands have help like names") {
    const std::vector<PromptCommand> commands{{"undo", "undoes"}, {"undo N", "undoes N"}, {"quit", "leave"}};
    const HelpSetting setting{nothing, wide, commands};
    CHECK(text(help_about(setting, "undo")) == "  undo        undoes\n  undo N      undoes N\n");
    CHECK(text(help_about(setting, "quit order")) == "  quit        leave\n\n" + about("order"));
    CHECK(holds(text(help_about(setting, "prompt")), "\n\n  undo        undoes\n"));
}

TEST_CASE("help reports an unknown name, with a similar name or a way to go on") {
    CHECK(about("ordr") == "no help found for `ordr`; did you mean `order`?\n");
    CHECK(about("qqqqqqqqqqqq") == "no help found for `qqqqqqqqqqqq`; help alone shows an introduction\n");
}

}  // namespace cubelang::meaning::help_test
