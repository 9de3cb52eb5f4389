#include "runtime/session/lesson/lesson.hpp"

#include "runtime/session/lesson/snippets.hpp"
#include "tests/session/lesson/lessons.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lesson {
namespace {

/// The errors as `LINE:COLUMN message`.
std::vector<std::string> mistakes(const std::string& text) {
    std::vector<std::string> all;
    for (const auto& mistake : read("test.md", text).mistakes) {
        const auto place = lang::line_column(*mistake.where.source, mistake.where.span.begin);
        all.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + mistake.message);
    }
    return all;
}

using Strings = std::vector<std::string>;

template <class T>
const T& block(const Lesson& lesson, std::size_t step) {
    return std::get<T>(std::get<markdown::Block>(lesson.steps.at(step)).is);
}

}  // namespace

TEST_CASE("headings, paragraphs, lists and blocks are distinguished") {
    const auto lesson = test::lesson_of(
        "# A *title*\nfirst line\nsecond line\n\n- one\n  more\n- two\n\n3. three\n```\nas "
        "is\n\n```\n```pause\n\n```\n");
    REQUIRE(lesson.steps.size() == 6);
    CHECK(lesson.title == "A title");
    CHECK(block<markdown::Heading>(lesson, 0).level == 1);
    CHECK(plain_text(block<markdown::Paragraph>(lesson, 1).text) == "first line second line");
    CHECK(block<markdown::Bullets>(lesson, 2).items.size() == 2);
    CHECK(block<markdown::Bullets>(lesson, 3).numbered);
    CHECK(block<markdown::Bullets>(lesson, 3).first == 3);
    CHECK(block<markdown::Verbatim>(lesson, 4).text == "as is\n");
    CHECK(std::get<Pause>(lesson.steps[5]).invitation.text.empty());
}

TEST_CASE("an HTML comment is not shown") {
    CHECK(test::lesson_of("<!-- one\ntwo -->\n<!-- three -->\n").steps.empty());
}

TEST_CASE("a lesson without a heading is named after its file") { CHECK(test::lesson_of("text").title == "test.md"); }

TEST_CASE("a field may continue on indented lines, and its pieces have positions") {
    const std::string text =
        "\n" +
        test::exercise("name: n\ntask: one\n  two\n\n  three\ncheck: order(\n  answer) == 4  # has \"#\"\nanswer: R\n");
    const auto lesson = test::lesson_of(text);
    const auto& exercise = test::only_exercise(lesson);
    CHECK(exercise.task.text == "one two three");
    CHECK(exercise.checks.at(0).condition.text == "order(\n  answer) == 4");
    CHECK(exercise.checks.at(0).says.text == "has \"#\"");
    CHECK(text.substr(exercise.checks[0].condition.begin, 6) == "order(");
    CHECK(text.substr(exercise.answer.begin, 1) == "R");
}

TEST_CASE("a # in a text literal does not begin a comment") {
    const auto lesson =
        test::lesson_of(test::exercise("name: n\ntask: t\nanswer: \"#\"\ncheck: answer == \"\\\"#\"  # yes\n"));
    CHECK(test::only_exercise(lesson).checks.at(0).condition.text == "answer == \"\\\"#\"");
    CHECK(test::only_exercise(lesson).checks.at(0).says.text == "yes");
}

TEST_CASE("a condition without a comment is quoted") {
    const auto lesson = test::lesson_of(test::exercise("name: n\ntask: t\nanswer: R\ncheck: order(answer) == 4\n"));
    CHECK(test::only_exercise(lesson).checks.at(0).says.text == "`order(answer) == 4`");
}

TEST_CASE("an error has a position, and its exercise is left out") {
    const std::string good = "name: n\ntask: t\nanswer: R\ncheck: true\n";
    CHECK(mistakes(test::exercise(good)).empty());
    CHECK(mistakes(test::exercise(good + "hnit: h\n")) == Strings{"6:1 an exercise has no field `hnit`"});
    CHECK(mistakes(test::exercise("name: n\ntask: t\ncheck: true\n")) ==
          Strings{"1:1 the field `answer` is missing in this exercise"});
    CHECK(mistakes(test::exercise(good + "just words\n")) == Strings{"6:1 this line is not a field of the exercise"});
    CHECK(mistakes(test::exercise(good + "task: t\n")) == Strings{"6:1 this exercise has a second `task`"});
    CHECK(mistakes(test::exercise(good + "right: a\nright: b\n")) ==
          Strings{"7:8 this reply is never shown: the one above it has no condition"});
    CHECK(mistakes(test::exercise(good + "hint:  \n")) == Strings{"6:1 the field `hint` is empty"});
    CHECK(mistakes(test::exercise(good) + test::exercise(good)) == Strings{"8:7 two exercises are called `n`"});
    CHECK(mistakes("```cubes\n```\n") == Strings{"1:1 a lesson has no `cubes` blocks"});
    CHECK(mistakes("\n```cube\nR\n") == Strings{"2:1 this block is never closed"});
    CHECK(read("test.md", test::exercise(good + "hnit: h\n")).steps.empty());
}

TEST_CASE("Markdown that a lesson cannot show is an error at its position") {
    CHECK(mistakes("one\n\nsee ![a picture](b.png)\n") == Strings{"3:18 a lesson cannot show the picture `b.png`"});
    CHECK(mistakes("- a <b>word</b>\n") ==
          Strings{"1:5 a lesson cannot show HTML such as `<b>`", "1:12 a lesson cannot show HTML such as `</b>`"});
    CHECK(mistakes("<div>\nmore\n</div>\n") == Strings{"1:1 a lesson cannot show HTML such as `<div>`"});
    CHECK(mistakes("caf&eacute;\n") == Strings{"1:4 `&eacute;` is not a known entity"});
    CHECK(mistakes("- one\n  ```cube\n  R\n  ```\n") == Strings{"2:6 a block `cube` cannot begin here"});
    CHECK(mistakes(test::exercise("name: n\ntask: ![a](b.png)\nanswer: R\ncheck: true\n")) ==
          Strings{"3:7 a lesson cannot show the picture `b.png`"});
    CHECK(mistakes("so:\n\n| a | b |\n| 1 | 2 |\n") ==
          Strings{"3:1 this table has no line of dashes below its header"});
    CHECK(mistakes("text <!-- and a comment --> more, 1 < 2 &amp; 2 > 1\n").empty());
}

TEST_CASE("a file that is not text is an error, and none of it is shown") {
    CHECK(mistakes("fine\n\033[2J\n") == Strings{"2:1 a lesson must be UTF-8 text"});
    CHECK(mistakes("fine \xFF") == Strings{"1:6 a lesson must be UTF-8 text"});
    CHECK(read("test.md", "# T\n\033[2J").steps.empty());
}

TEST_CASE("CRLF line ends and a byte order mark are accepted") {
    const auto lesson = test::lesson_of("\xEF\xBB\xBF# T\r\n\r\ntext\r\n");
    CHECK(lesson.title == "T");
    CHECK(plain_text(block<markdown::Paragraph>(lesson, 1).text) == "text");
}

TEST_CASE("any text can be parsed") {
    test::property([] {
        const auto pieces = *rc::gen::arbitrary<std::vector<std::string>>();
        static const std::vector<std::string> parts{
            "```",     "```cube\n", "```exercise\n", "name: ", "check:", "- ",   "1. ",         "# ",
            "\n",      "<!--",      "-->",           " ",      "x",      "> ",   "| a | b |\n", "| --- | --- |\n",
            "![x](y)", "<b>",       "&x;",           "**",     "`",      "    ", "  - ",        "~~~cube\n",
            "***\n",   "\\"};
        std::string text;
        for (const auto& piece : pieces)
            text += parts[piece.size() % parts.size()] + (piece.size() % 2 == 0 ? "\n" : "");
        static_cast<void>(read("test.md", text));
    });
}

}  // namespace cubelang::lesson

namespace cubelang::lesson {

TEST_CASE("a piece keeps its line and column, and its errors are mapped back to the file") {
    const auto file = lang::make_source("f.md", "first\ncheck: R == U\nlast");
    const auto [text, line] = session_text(*file, {"R == U", 13});
    CHECK(text == "       R == U");
    CHECK(line == 2);
    const auto piece = lang::make_source("f.md", text, line);
    const auto moved = in_file(file, {{piece, {12, 13}}, "m", {}, {{{piece, {7, 8}}, "n"}}});
    CHECK(moved.where.source == file);
    CHECK(moved.where.span == lang::Span{18, 19});
    CHECK(moved.notes.at(0).where.span == lang::Span{13, 14});
}

TEST_CASE("positions in other texts are unchanged") {
    const auto file = lang::make_source("f.md", "first\n"), other = lang::make_source("g.cube", "R");
    CHECK(in_file(file, {{other, {0, 1}}, "m", {}, {}}).where.source == other);
}

}  // namespace cubelang::lesson
