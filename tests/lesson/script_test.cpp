#include "runtime/lesson/script.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson {

TEST_CASE("comments part a script into answers") {
    const auto script = read_script(
        "# seed: anna\nlet t = R\n#exercise: a b/l.md six\nt\n\n  # exercise : twice\nt t\n# exercise: m.lesson two "
        "words\n1\n");
    CHECK(script.seed == "anna");
    CHECK(script.preamble == "# seed: anna\nlet t = R\n");
    REQUIRE(script.sections.size() == 3);
    CHECK(script.sections[0].lesson == "a b/l.md");
    CHECK(script.sections[0].exercise == "six");
    CHECK(script.sections[0].text == "#exercise: a b/l.md six\nt\n\n");
    CHECK(script.sections[0].first_line == 3);
    CHECK(script.sections[1].lesson == "a b/l.md");
    CHECK(script.sections[1].exercise == "twice");
    CHECK(script.sections[2].lesson == "m.lesson");
    CHECK(script.sections[2].exercise == "two words");
    CHECK(script.sections[2].first_line == 8);
}

TEST_CASE("a script that names no exercise has no answers") {
    CHECK(read_script("").sections.empty());
    CHECK(read_script("R U\n# exercises: l.md x\n").sections.empty());
    CHECK(read_script("# exercise: l.md").sections.at(0).exercise.empty());
}

TEST_CASE("lines that end as elsewhere are read too") {
    const auto script = read_script("# seed: ben\r\n# exercise: l.md x\r\nR\r\n");
    CHECK(script.seed == "ben");
    CHECK(script.sections.at(0).exercise == "x");
}

}  // namespace cubelang::lesson
