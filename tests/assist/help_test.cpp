#include "runtime/assist/help.hpp"

#include <algorithm>
#include <sstream>

#include "runtime/assist/topics.hpp"
#include "runtime/builtins/table.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/render/text/screen.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval {
namespace {

std::string text(const render::Drawing& drawing) { return render::painted(drawing, {}) + "\n"; }
std::string about(std::string_view name) { return text(help_about(Scope(vocabulary()), name, {})); }

bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

std::string without_margins(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);)
        result += line.substr(std::min(line.find_first_not_of(' '), line.size())) + "\n";
    return result.substr(0, result.size() - 1);
}

}  // namespace

TEST_CASE("help knows every built-in, keyword, constant, topic and what the library has") {
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

TEST_CASE("examples in help are worked out, and none of them fails") {
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

TEST_CASE("help alone names every topic, and fits a screen") {
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

TEST_CASE("a word that is a topic and a question is told as both") {
    const auto help = about("cycles");
    CHECK(holds(help, "(uf,ur,ub)"));
    CHECK(holds(help, "cycles(p)\n"));
}

TEST_CASE("what nothing is called is said, with a near name or the way to search") {
    CHECK(about("ordr") == "nothing is called `ordr`; did you mean `order`?\n");
    CHECK(about("qqqqqqqqqqqq") == "nothing is called `qqqqqqqqqqqq`; ?qqqqqqqqqqqq looks for it in all meanings\n");
}

}  // namespace cubelang::eval
