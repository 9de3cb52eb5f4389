// Posted solves as pages, as lines of a table, and as Markdown.

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::solve_pages_test {
namespace {

std::string page_of(const std::string& post) {
    std::string written;
    test::Setting setting;
    setting.host.write_file = [&](const std::string&, const std::string& page) {
        return written = page, std::string();
    };
    const auto output = test::run("solve_page(\"" + post + "\", \"solve.html\")", setting);
    INFO(output.errors);
    REQUIRE(output.succeeded);
    return written;
}
std::string step(const std::string& does, const std::string& remark, const std::string& moves) {
    return "<li><b>" + does + "</b> <small>" + remark + "</small>\n<p class=\"code\">" + moves + "</p></li>";
}
bool has(const std::string& page, const std::string& text) { return page.find(text) != page.npos; }

}  // namespace

TEST_CASE("the page of a solve says what each step does, or that it is no phase, with turns of the cube") {
    const auto page = page_of("Scramble: F R U F D\\nx2 // hold\\nU' F' // <b>\\nD' L'\\nF'");
    CHECK(has(page, step("rotation", "line 2, 0 HTM: “hold”", "x2")));
    CHECK(has(page, step("no phase", "line 3, 2 HTM: “&lt;b&gt;”", "U' F'")));
    CHECK(has(page, "<h2>Verdict</h2>\n<p class=\"code\">not solved"));
    CHECK(has(page, "<h2>Scramble</h2>\n<p class=\"code\">F R U F D</p>"));
    CHECK_FALSE(has(page_of("R U F // done"), "<h2>Scramble</h2>"));
}

TEST_CASE("a sheet of fewest moves has its steps if they are the solution, otherwise the solution as one step") {
    const std::string scramble = "Scramble: R U F L D\\n";
    const auto whole = page_of(scramble + "D' L' // begin\\nF' U' R' // inverse was not needed");
    CHECK(has(whole, "“begin”</small>\n<p class=\"code\">D' L'</p>"));
    for (const std::string sheet :
         {"D' // NISS\\n(R U)\\nL' F'", "Premove: R'\\nD' L' F' U' // skeleton", "D' L' * U' R' // skeleton\\n* = F'"})
        CHECK(has(page_of(scramble + sheet), step("solution", "5 HTM", "D' L' F' U' R'")));
}

TEST_CASE("a value in Markdown is the same to its reader, whatever signs it has") {
    const auto markdown = [](const std::string& value) { return test::last("print markdown_text(" + value + ")"); };
    CHECK(markdown("{record({\"a|b\": R U', \"c\": \"<b>*x*_\\\\\"})}") ==
          "| a\\|b | c |\n| --- | --- |\n| `R U'` | \\<b\\>\\*x\\*\\_\\\\ |");
    CHECK(markdown("record({\"a\": {\"HTM\": 3}, \"b\": {\"[1]\", 2}})") == "**a**: HTM 3\n\n**b**\n\n- \\[1\\]\n- 2");
    CHECK(markdown("{}").empty());
}

TEST_CASE("review_line has the fields of review_row, and for a text that is no post the reason") {
    CHECK(test::last("print review_line(\"hello\", 9)").starts_with("9\t\t0\t0\t0\tno line of this text has moves"));
    CHECK(test::last("print review_row(\"Scramble: R U\\nU' R'\").verdict") == "solved");
}

}  // namespace cubelang::meaning::solve_pages_test
