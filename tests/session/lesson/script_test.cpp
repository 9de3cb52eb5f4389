#include "runtime/session/lesson/script.hpp"

#include <fmt/format.h>

#include "tests/support/catch.hpp"

namespace cubelang::lesson::script_test {

TEST_CASE("comments divide a script into answers") {
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
    CHECK(read_script("R U\n# lessons: l.md x\n").sections.empty());
    CHECK(read_script("# exercise: l.md").sections.at(0).exercise.empty());
}

TEST_CASE("other line ends are accepted") {
    const auto script = read_script("# seed: ben\r\n# exercise: l.md x\r\nR\r\n");
    CHECK(script.seed == "ben");
    CHECK(script.sections.at(0).exercise == "x");
}

namespace {

const std::vector<std::string> names{"three quarters", "two wheels", "undo", "a-b", "a b"};

Script read(const std::string& text) {
    return read_script(text, [](const std::string&) { return names; });
}

// The exercises that a script answers.
std::vector<std::string> answered(const std::string& text) {
    std::vector<std::string> all;
    for (const auto& section : read(text).sections) all.push_back(section.exercise);
    return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a heading has the word exercise, and a name or a number") {
    for (const auto* const header : {"# exercise: two wheels",
                                     "# Exercise: two wheels",
                                     "## exercise: two wheels",
                                     "// exercise: two wheels",
                                     "# exercise 2: two wheels",
                                     "# exercise 1: two wheels",
                                     "# Exercise - two wheels",
                                     "#EXERCISE:two wheels",
                                     "# exercise: Two  Wheels",
                                     "# exercise: 2",
                                     "# exercise 2",
                                     "# exercise #2",
                                     "# Exercise 2.",
                                     "# exercise (2)",
                                     "# exercise 2 of 5: two wheels",
                                     "# exercise: 2. two wheels",
                                     "# exercise two wheels",
                                     "# exercise: two-wheels",
                                     "# exercise: l.md two wheels",
                                     "# exercise: l.md 2",
                                     "# exercise: l.md: two wheels",
                                     "# --- exercise: two wheels ---",
                                     "### Exercise 2 ###",
                                     "# exercise = two wheels",
                                     "# exercise \u2013 two wheels",
                                     "# exercise: \"two wheels\"",
                                     "# exercise: two wheels.",
                                     "   #\texercise :\ttwo wheels"}) {
        INFO(header);
        CHECK(answered(std::string("# lesson: l.md\n") + header + "\nR\n") == Names{"two wheels"});
        CHECK(read(std::string("# lesson: l.md\n") + header + "\nR\n").warnings.empty());
    }
}

TEST_CASE("a comment that may be meant as a heading does not count, and gets a warning with the right one") {
    for (const auto* const comment :
         {"# excercise: two wheels", "# Exercice 2", "# exersise two weels", "# Aufgabe 2", "# task 2: two wheels",
          "# Ex. 2", "# 2. two wheels", "# two wheels:", "# two wheels", "# (2)", "# (2) two wheels", "# Q2", "# nr 2",
          "R # exercise: two wheels"}) {
        INFO(comment);
        const auto script = read(std::string("# exercise: three quarters\n") + comment + "\n");
        CHECK(script.sections.size() == 1);
        REQUIRE(script.warnings.size() == 1);
        CHECK(script.warnings.at(0).line == 2);
        CHECK(script.warnings.at(0).text == fmt::format("`{}` does not begin an exercise; did you mean "
                                                        "`# exercise: two wheels`, on a separate line?",
                                                        comment));
    }
    for (const auto* const comment : {"# exercise was hard", "# 7. bonus", "# (9)"}) {
        INFO(comment);
        const auto script = read(std::string("# exercise: three quarters\n") + comment + "\n");
        CHECK(script.sections.size() == 1);
        REQUIRE(script.warnings.size() == 1);
        CHECK(script.warnings.at(0).text.ends_with("write `# exercise: NAME` on a separate line"));
    }
}

TEST_CASE("a misspelt name is not guessed, but suggested") {
    const auto script = read("# exercise: two weels\nR\n# exercise 3: whatever\nU\n");
    CHECK(answered("# exercise: two weels\nR\n# exercise 3: whatever\nU\n") == Names{"two weels", "3: whatever"});
    REQUIRE(script.warnings.size() == 2);
    CHECK(script.warnings.at(0).line == 1);
    CHECK(script.warnings.at(0).text ==
          "the lesson has no exercise `two weels`; did you mean `two wheels`? The answer is not marked");
    CHECK(script.warnings.at(1).text ==
          "the lesson has no exercise `3: whatever`; did you mean `undo`? The answer is not marked");
}

TEST_CASE("a header in a comment of several lines does not count, and gets a warning") {
    const auto script = read("# exercise: undo\n/*\n# exercise: two wheels\n*/\nR\n");
    CHECK(script.sections.size() == 1);
    CHECK(script.warnings.at(0).line == 3);
}

TEST_CASE("the name of an unknown exercise is unchanged, with a warning") {
    const auto script = read("# exercise: undo\nR\n# exercise: something else\nU\n");
    CHECK(script.sections.at(0).text == "# exercise: undo\nR\n");
    CHECK(script.sections.at(1).exercise == "something else");
    CHECK(script.warnings.at(0).line == 3);
    CHECK(script.warnings.at(0).text == "the lesson has no exercise `something else`; this answer is not marked");
}

TEST_CASE("any name is read as the program writes it") {
    const Names odd{"a) first", "a( first", "2 wheels", "3. of 4", "what?", "a.", "a/",
                    "a*",       "a",        "of",       ":",       "#",     "-",  "x.md y"};
    for (const auto& name : odd) {
        const auto script =
            read_script("# lesson: l.md\n# exercise: " + name + "\n1\n", [&](const auto&) { return odd; });
        CHECK(script.sections.at(0).exercise == name);
        CHECK(script.warnings.empty());
    }
}

TEST_CASE("similar names are distinguished") {
    CHECK(answered("# exercise: a-b\nR\n# exercise: a b\nR\n") == Names{"a-b", "a b"});
}

TEST_CASE("a comment says that the solution was shown") {
    const auto script = read("# exercise: undo\n# Used: the solution\nR\n# exercise: two wheels\n# used: U\nU\n");
    CHECK(script.sections.at(0).solution_shown);
    CHECK_FALSE(script.sections.at(1).solution_shown);
}

TEST_CASE("other comments get no warning") {
    for (const auto* const comment :
         {"# I think", "# this exercise was hard: really", "R // wheels", "print \"# exercise: undo\"", "# U2", "# 105",
          "# seed: anna", "#", "# see 2 wheels", "# exercises"}) {
        INFO(comment);
        const auto script = read(std::string("# exercise: three quarters\n") + comment + "\n");
        CHECK(script.sections.size() == 1);
        CHECK(script.warnings.empty());
    }
}

TEST_CASE("of two answers to an exercise, the last one with statements is marked") {
    const auto script = read("# exercise: undo\nR\n# Exercise 3\nU\n# exercise: undo\n# nothing\n");
    REQUIRE(script.sections.size() == 1);
    CHECK(script.sections.at(0).first_line == 3);
    CHECK(script.warnings.size() == 2);
    CHECK(script.warnings.at(0).text == "`undo` is answered twice: the answer in line 3 counts");
}

TEST_CASE("a lesson named once is the lesson of all answers") {
    const auto script = read("# Seed = ben\n# exercise: undo\nR\n# exercise: l.md two wheels\nU\n");
    CHECK(script.seed == "ben");
    CHECK(script.sections.at(0).lesson == "l.md");
    CHECK(read("# exercise 2: ../a b/l.md undo\nR\n").sections.at(0).lesson == "../a b/l.md");
    CHECK(read("\xEF\xBB\xBF# Lesson: l.md\n# exercise: undo\nR\n").sections.at(0).lesson == "l.md");
}

}  // namespace cubelang::lesson::script_test
