#include "runtime/session/lesson/handout.hpp"

#include "tests/session/lesson/lessons.hpp"
#include "tests/session/lesson/well_formed.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::handout_test {
namespace {

const std::string text =
    "# A &lt;title> & more\n\nText with `a < b`, *em*, **strong**, [x](https://x.org/?a=1&b=\"2\") and "
    "[y](javascript:alert).\n\n- one\n- "
    "two\n\n1. three\n\n"
    "```\n<verbatim>\n```\n\n```cube\nprint \"<b>&\"\norder(R U)\n```\n\n```cube "
    "error\nnobody\n```\n\n```pause\nTry.\n```\n\n" +
    test::exercise(
        "name: undo\ntask: Undo `{w}`.\nlet: w = R U\nanswer: w'\ncheck: w answer == ()  # undoes `{w}` & all\nright: "
        "So < it.\n");

bool holds(const std::string& page, const std::string& part) { return page.find(part) != page.npos; }

}  // namespace

TEST_CASE("a handout is well-formed for any text in the lesson") {
    const auto lesson = test::lesson_of(text);
    CHECK(test::fault_of_xml(handout(lesson, "", false)) == "");
    CHECK(test::fault_of_xml(handout(lesson, "<anna> & \"co\"", true)) == "");
}

TEST_CASE("a handout is well-formed for any output of its examples") {
    const auto page = handout(
        test::lesson_of("# A \u009B\n\n\u202E\n\n```cube\nprint \"\\u{1}\\u{1b}]0;\\u{7}\"\n```\n"), "\033", false);
    CHECK(test::fault_of_xml(page) == "");
    CHECK(page.find_first_of("\001\033\a") == page.npos);
    CHECK(holds(page, "\\u{1}\\u{1b}]0;\\u{7}"));
    CHECK(holds(page, "<title>A \\u{9b}</title>"));
    CHECK(holds(page, "\\u{202e}"));
}

TEST_CASE("the handouts of the course are well-formed") {
    for (const auto* const name :
         {"1-moves", "2-order", "3-cycles", "4-parity", "5-commutators", "6-orientation", "7-big-cubes"}) {
        const auto lesson = test::lesson_of(test::source_text(std::string("examples/lessons/") + name + ".md"));
        for (const bool answers : {false, true}) CHECK(test::fault_of_xml(handout(lesson, "anna", answers)) == "");
    }
}

TEST_CASE("the test recognises text that is not well-formed") {
    for (const auto* const page : {"<p>", "<p></b>", "</p>", "<p a=b></p>", "a & b", "a > b", "<p", "<p a=\"></p>"})
        CHECK(test::fault_of_xml(page) != "");
    CHECK(test::fault_of_xml("<p a=\"1\" b=\"2\">x<br/>&amp;</p>") == "");
}

TEST_CASE("a handout loads nothing from other places") {
    const auto page = handout(test::lesson_of(text), "", true);
    for (const auto* const part : {"<script", "src=", "<link", "@import", "url(", "javascript:"})
        CHECK_FALSE(holds(page, part));
}

TEST_CASE("a handout contains the examples with their answers, and the exercises with room to write") {
    const auto page = handout(test::lesson_of(text), "", false);
    CHECK(holds(page, "<span class=\"prompt\">cube 3&gt; </span><b>order(R U)</b>\n105"));
    CHECK(holds(page, "&lt;b&gt;&amp;"));
    CHECK(holds(page, "<a href=\"https://x.org/?a=1&amp;b=&quot;2&quot;\">x</a>"));
    CHECK(holds(page, "Undo <code>R U</code>."));
    CHECK(holds(page, "class=\"room\""));
    CHECK_FALSE(holds(page, "U&#39; R"));
    CHECK_FALSE(holds(page, "U' R'"));
    CHECK_FALSE(holds(page, "So &lt; it."));
}

TEST_CASE("with answers, they are included with the conditions that any answer has to meet") {
    const auto page = handout(test::lesson_of(text), "anna", true);
    CHECK(holds(page, "<code>U' R'</code>"));
    CHECK(holds(page, "<li>undoes <code>R U</code> &amp; all</li>"));
    CHECK(holds(page, "So &lt; it."));
    CHECK(holds(page, "Seed: anna"));
    CHECK(page.find("class=\"room\"") < page.find("<h2>Answers</h2>"));
    CHECK(page.find("<h2>Answers</h2>") < page.find("<code>U' R'</code>"));
}

TEST_CASE("text after an exercise that reveals its answer is moved to the end") {
    const std::string lesson =
        "# T\n\n" + test::exercise("name: how often\ntask: The order of `R U`?\nanswer: 105\ncheck: answer == 105\n") +
        "\nThe computer says:\n\n```cube\norder(R U)\n```\n\nSo many.\n\n## Next\n\nSomething else.\n\nIt has order "
        "105.\n";
    for (const bool answers : {false, true}) {
        const auto page = handout(test::lesson_of(lesson), "", answers);
        const auto end = page.find("class=\"end\"");
        REQUIRE(end != page.npos);
        CHECK(page.find("Something else") < end);
        for (const auto* const late : {"105", "The computer says", "So many.", "It has order"})
            CHECK(page.find(late) > end);
        CHECK(holds(page, "More about exercise 1 at the end."));
        CHECK(holds(page, "For example") == answers);
    }
}

TEST_CASE("the handout of the second lesson does not reveal the answer 105") {
    const auto page = handout(test::lesson_of(test::source_text("examples/lessons/2-order.md")), "", false);
    const auto end = page.find("class=\"end\"");
    for (const auto* const late : {"Edges are home after", "<b>order(R U)</b>"}) {
        CHECK(page.find(late) > end);
        CHECK(holds(page, late));
    }
    CHECK(page.find("class=\"exercise\"") < end);
}

TEST_CASE("a handout without revealed answers has no section at the end") {
    CHECK_FALSE(holds(handout(test::lesson_of("# T\n\ntext 105\n"), "", true), "class=\"end\""));
}

TEST_CASE("nets are drawn, and the text around them stays text") {
    const auto page = handout(test::lesson_of("```cube\nexplain(R)\n```\n"), "", false);
    CHECK(holds(page, "<svg "));
    CHECK(holds(page, "</svg>"));
    CHECK(holds(page, "fill=\"#c41e3a\""));
    CHECK(page.find("corners:") > page.find("</svg>"));
    CHECK(test::fault_of_xml(page) == "");
}

TEST_CASE("tables, nested lists and quotes become HTML tables, lists and quotes") {
    const auto page =
        handout(test::lesson_of("| a | b |\n| --- | --: |\n| `R` | 2 |\n\n- x\n  - y\n\n> z\n"), "", false);
    CHECK(holds(page, "<td><code>R</code></td><td class=\"right\">2</td>"));
    CHECK(holds(page, "<li>x<ul>\n<li>y</li>"));
    CHECK(holds(page, "<blockquote>\n<p>z</p>"));
    CHECK(test::fault_of_xml(page) == "");
}

}  // namespace cubelang::lesson::handout_test
