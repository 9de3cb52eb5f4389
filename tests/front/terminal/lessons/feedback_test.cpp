#include "front/terminal/lessons/class_report.hpp"
#include "tests/session/lesson/well_formed.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::terminal::feedback_test {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;

bool holds(const std::string& page, const std::string& part) { return page.find(part) != page.npos; }

CheckedScript script() {
    CheckedScript made{"class/<anna>.cube", "", {}, {}, {{3, "a & b"}}};
    CheckedAnswer wrong{"l.md", "one & two", {Outcome::wrong, {}, {}, {}}, true, 2};
    wrong.graded.grade = {.answer = "R", .does = "(1,2)", .findings = {{"is `even`", false}, {"moves", true}}};
    CheckedAnswer text{"l.md", "why", {Outcome::by_hand, {.answer = "a < b\nso"}, {}, {}}, false, 3, {"says `why`"}};
    made.answers = {wrong, text};
    return made;
}

}  // namespace

TEST_CASE("a feedback sheet is well-formed, and contains the mistakes, the text and the points") {
    const auto page = feedback_sheet(script());
    CHECK(test::fault_of_xml(page) == "");
    CHECK(holds(page, "<b>0 of 5 points; 1 to mark by hand</b>"));
    CHECK(holds(page, "one &amp; two: wrong (solution shown)"));
    CHECK(holds(page, "<p>✗ is <code>even</code></p>"));
    CHECK(holds(page, "<pre>a &lt; b\nso</pre>"));
    CHECK(holds(page, "line 3: a &amp; b"));
}

TEST_CASE("a feedback sheet contains the teacher's mark and comment") {
    auto marked = script();
    marked.answers[1].mark = HandMark{2, "good <start>"};
    const auto page = feedback_sheet(marked);
    CHECK(test::fault_of_xml(page) == "");
    CHECK(holds(page, "<b>2 of 5 points</b>"));
    CHECK(holds(page, "<p>&gt; good &lt;start&gt;</p>"));
}

TEST_CASE("file names of students lead nowhere else") {
    CHECK(file_name_of_student("Öz, Ben") == "Öz, Ben");
    CHECK(file_name_of_student("../../etc") == "_._.._etc");
    CHECK(file_name_of_student("a/b\\c\n") == "a_b_c_");
}

}  // namespace cubelang::terminal::feedback_test
