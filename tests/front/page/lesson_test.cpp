#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/grading.hpp"
#include "tests/front/page/page.hpp"
#include "tests/support/data.hpp"

namespace cubelang::page::lesson_test {
namespace {

std::string words_of(const Json& spans) {
    std::string words;
    for (const auto& span : spans) words += span.at(0).get<std::string>();
    return words;
}

// A page with an open lesson.
class Course : public Page {
public:
    explicit Course(const std::string& text, const std::string& record = "", const std::string& seed = "") {
        opened =
            result({{"ask", "lesson open"}, {"name", "test.md"}, {"text", text}, {"record", record}, {"seed", seed}});
        welcome = messages();
    }
    Json show() { return result({{"ask", "lesson show"}}); }
    Json say(const std::string& text) { return result({{"ask", "lesson say"}, {"text", text}}); }
    Json go(const std::string& where) { return result({{"ask", "lesson go"}, {"where", where}}); }
    std::string record() { return result({{"ask", "lesson record"}}).at("record"); }
    // Marks and texts of the last request's messages, one a line.
    std::string messages() const {
        std::string words;
        for (const auto& message : parts("told"))
            words += message.at("mark").get<std::string>() + '|' + words_of(message.at("text")) + '\n';
        return words;
    }
    std::vector<Json> blocks() const {
        std::vector<Json> list;
        for (const auto& step : parts("step"))
            if (step.contains("block")) list.push_back(step["block"]);
        return list;
    }
    // The question of the next exercise.
    Json next_exercise() {
        for (auto shown = show();; shown = show()) {
            if (shown.at("stop").contains("exercise")) return shown["stop"]["exercise"];
            REQUIRE_FALSE(shown.at("stop").contains("end"));
            go("next");
        }
    }

    Json opened;
    std::string welcome;
};

std::string exercise(const std::string& fields) { return "```exercise\n" + fields + "```\n"; }

const std::string undo = exercise(
    "name: undo\ntask: Undo `R`, *please*.\nanswer: R'\ncheck: R answer == ()   # after `R` all is at home\n"
    "check: length(answer, ETM) == 1   # is one move\nremark: answer == R   # That is `R` itself.\nhint: Backwards.\n"
    "hint: A prime.\nright: So it is.\n");
const std::string small =
    "# Small\n\nSome *text* with `R U`.\n\n```cube\nlet t = R U\norder(t)\n```\n\n```pause\nPlay.\n```\n\n" + undo +
    "\n```cube\nlet tt = t t\n```\n\n" +
    exercise("name: size\ntask: What is the order of `tt`?\nanswer: 105\ncheck: answer == order(tt)\n");

}  // namespace

TEST_CASE("an opened lesson has a title, exercises and stops") {
    Course course(test::source_text("examples/lessons/1-moves.md"));
    CHECK(course.opened.at("title") == "Moves and inverses");
    CHECK(course.opened.at("mistakes").empty());
    CHECK(course.opened.at("exercises").size() == 5);
    CHECK(course.opened.at("exercises")[0] == Json({{"name", "three quarters"}, {"solved", false}}));
    CHECK(course.opened.at("stops") == 8);
    CHECK(course.opened.at("at") == 0);
    CHECK(course.welcome == "-|5 exercises. Type lines as at the prompt; help lists the commands.\n");
}

TEST_CASE("the answers of each lesson of the course lead through it") {
    for (const auto* const name : {"1-moves", "2-order", "3-cycles", "5-commutators"}) {
        CAPTURE(name);
        Course course(test::source_text("examples/lessons/" + std::string(name) + ".md"));
        const auto stops = course.opened.at("stops").get<std::size_t>();
        for (std::size_t at = 0; at < stops; ++at) {
            const auto shown = course.show();
            REQUIRE(shown.at("at") == at);
            if (shown.at("stop").contains("exercise")) {
                course.go("solution");
                const auto solution = course.parts("told").at(0).at("text");
                CHECK(course.say(solution.at(0).at(0)).at("right") == true);
            } else {
                CHECK(course.say("").at("go") == "on");
            }
        }
        CHECK(course.show().at("stop") == Json({{"end", true}}));
        CHECK(course.messages().find("The end.|") == 0);
    }
}

TEST_CASE("text and examples are posted as parts, up to the next stop") {
    Course course(small);
    const auto shown = course.show();
    const auto blocks = course.blocks();
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0] == Json::parse(R"({"kind": "heading", "level": 1, "text": [["Small", ""]]})"));
    CHECK(blocks[1] == Json::parse(R"({"kind": "paragraph", "text":
        [["Some ", ""], ["text", "emphasis"], [" with ", ""], ["R U", "code"], [".", ""]]})"));
    const auto example = course.parts("step").at(2).at("example");
    REQUIRE(example.size() == 2);
    CHECK(example[0].at("text") == "let t = R U");
    CHECK(example[1].at("prompt") == "cube 3> ");
    CHECK(Page::text_of(example[1].at("answers").at(0).at("drawing")) == "105\n");
    CHECK(shown == Json::parse(R"({"stop": {"pause": [["Play.", ""]]}, "at": 0, "prompt": "cube 3> "})"));
    CHECK(course.messages() == "-|Type anything you like; Enter alone goes on.\n");
}

TEST_CASE("lists, quotes, tables and verbatim text keep their structure") {
    Course course(
        "1. one\n2. two\n\n> said\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\n---\n\n```\nverbatim text\n```\n");
    course.show();
    const auto blocks = course.blocks();
    REQUIRE(blocks.size() == 5);
    CHECK(blocks[0].at("numbered") == true);
    CHECK(blocks[0].at("items")[1] == Json::parse(R"([{"kind": "paragraph", "text": [["two", ""]]}])"));
    CHECK(blocks[1] == Json::parse(R"({"kind": "quote", "blocks": [{"kind": "paragraph", "text": [["said", ""]]}]})"));
    CHECK(blocks[2] == Json::parse(R"({"kind": "table", "align": ["left", "right"],
        "rows": [[[["a", ""]], [["b", ""]]], [[["1", ""]], [["2", ""]]]]})"));
    CHECK(blocks[3] == Json({{"kind", "rule"}}));
    CHECK(blocks[4] == Json({{"kind", "verbatim"}, {"text", "verbatim text"}}));
}

TEST_CASE("an exercise states the wanted kind of answer") {
    Course course(small);
    const auto asked = course.next_exercise();
    CHECK(asked == Json::parse(R"({"name": "undo", "heading": "Exercise 1 of 2: undo", "solved": false,
        "task": [["Undo ", ""], ["R", "code"], [", ", ""], ["please", "emphasis"], [".", ""]],
        "wanted": "moves, such as R U"})"));
}

TEST_CASE("a foreseen wrong answer gets its remark, any wrong answer its findings") {
    Course course(small);
    course.next_exercise();
    const auto said = course.say("R");
    CHECK(said == Json({{"right", false}, {"go", ""}, {"at", 1}, {"prompt", "cube 3 ?> "}}));
    CHECK(course.messages().find("-|That is R itself.\n") != std::string::npos);
    course.say("U U'");
    const auto messages = course.messages();
    CHECK(messages.find("Not yet:|U U' leaves everything unchanged.\n[ ]|after R all is at home\n[ ]|is one move\n") ==
          0);
    CHECK(course.parts("told")[0].at("role") == "bad");
}

TEST_CASE("hints come in order, then a solution") {
    Course course(small);
    course.next_exercise();
    course.go("hint");
    CHECK(course.messages() == "Hint 1 of 2:|Backwards.\n");
    course.say("hint");
    CHECK(course.messages() == "Hint 2 of 2:|A prime.\n");
    CHECK(course.go("solution").at("go") == "");
    CHECK(course.messages().starts_with("One answer:|R'\n"));
}

TEST_CASE("a right answer is praised and ends the stop") {
    Course course(small);
    course.next_exercise();
    CHECK(course.say("R3") == Json({{"right", true}, {"go", "on"}, {"at", 2}, {"prompt", "cube 3> "}}));
    CHECK(course.messages() == "Right.|So it is.\n");
    CHECK(course.parts("worked_out").size() == 1);
    CHECK(course.next_exercise().at("name") == "size");
    CHECK(course.say("order(tt)").at("right") == true);
    CHECK(course.parts("worked_out") == std::vector<Json>{"105"});
    CHECK(course.show().at("stop").contains("end"));
    CHECK(course.messages() == "The end.|2 of 2 exercises solved.\n");
}

TEST_CASE("input that is not an answer is run in the student's session") {
    Course course(small);
    course.next_exercise();
    course.say("let mine = t t");
    course.say("order(mine)");
    CHECK(Page::text_of(course.parts("answer").at(0).at("drawing")) == "105\n");
    CHECK(course.messages() == "-|This is shown, not marked: the answer must be moves, such as R U.\n");
    course.say("order(Q)");
    CHECK(course.parts("answer").at(0).at("mistake").at("begin") == 6);
    CHECK(course.shown("mine").empty());
}

TEST_CASE("the lesson commands lead through a lesson") {
    Course course(small);
    course.next_exercise();
    CHECK(course.go("back").at("at") == 0);
    CHECK(course.go("skip").at("at") == 1);
    CHECK(course.show().at("stop").contains("exercise"));
    CHECK(course.say("restart").at("at") == 0);
    CHECK(course.say("quit").at("go") == "leave");
    CHECK(course.replies_to({{"ask", "lesson go"}, {"where", "home"}}).back().contains("problem"));
    course.go("help");
    CHECK(course.messages().find("again|show this part again\n") != std::string::npos);
    CHECK(course.messages().find("Ctrl-D") == std::string::npos);
}

TEST_CASE("a part that is shown twice is run once") {
    Course course("```cube\nlet n = 1\n```\n\n```cube\nlet n = n + 1\n```\n\n```pause\n```\n");
    course.show();
    course.show();
    CHECK(course.parts("step").size() == 2);
    course.say("n");
    CHECK(Page::text_of(course.parts("answer").at(0).at("drawing")) == "2\n");
}

TEST_CASE("a student continues at the last stop, with the solved exercises") {
    Course first(small);
    first.next_exercise();
    first.say("R'");
    Course again(small, first.record());
    CHECK(again.opened.at("at") == 2);
    CHECK(again.opened.at("exercises")[0].at("solved") == true);
    CHECK(again.welcome == "-|You continue where you left off; back goes back one stop, restart starts again.\n");
    CHECK(again.next_exercise().at("name") == "size");
    CHECK(again.say("order(t)").at("right") == true);
    CHECK(again.record().find("answer undo\tR'") != std::string::npos);
}

TEST_CASE("a damaged record is reported, and the lesson goes on") {
    Course course(small, "cube lesson progress 1\nsolved undo\nat many\n");
    CHECK(
        course.welcome.starts_with("-|the saved progress of this lesson is damaged; only the readable part is used\n"));
    CHECK(course.opened.at("exercises")[0].at("solved") == true);
    CHECK(course.show().at("at") == 0);
}

TEST_CASE("a file that is handed in passes the teacher's check") {
    Course course(small, "", "anna\n# exercise: size");
    CHECK(course.result({{"ask", "lesson hand in"}}).at("text") == "");
    CHECK(course.messages() == "-|Nothing is solved yet: there are no answers to save.\n");
    course.next_exercise();
    course.say("let mine = R'");
    course.say("mine");
    const auto text = course.result({{"ask", "lesson hand in"}}).at("text").get<std::string>();
    const auto script = lesson::read_script(text);
    CHECK(script.seed == "anna_# exercise: size");
    REQUIRE(script.sections.size() == 1);
    CHECK(script.sections[0].lesson == "test.md");
    lesson::GradeSetting setting;
    setting.seed = script.seed;
    const auto grade = lesson::grade_script(lesson::read("test.md", small), script, script.sections[0], setting);
    CHECK(grade.outcome == lesson::ScriptGrade::Outcome::right);
}

TEST_CASE("each student has exercises from their own seed") {
    const auto text = exercise(
        "name: n\ngiven: w = random_algorithm(seed, 8)\ntask: Undo `{w}`.\nanswer: w'\ncheck: w answer == ()\n");
    const auto task = [&](const std::string& seed) {
        return words_of(Course(text, "", seed).next_exercise().at("task"));
    };
    CHECK(task("anna") == task("anna"));
    CHECK(task("anna") != task("ben"));
}

TEST_CASE("mistakes of a lesson have their places, and the rest is played") {
    Course course("# Broken\n\n" + exercise("name: n\ntask: t\nanswer: R\n") + "\n```cube\norder(Q)\n```\n\n" + undo);
    const auto mistakes = course.opened.at("mistakes");
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[0].at("message") == "the field `check` is missing in this exercise");
    CHECK(mistakes[0].at("line") == 3);
    CHECK(mistakes[1].at("line") == 10);
    CHECK(mistakes[1].at("column") == 7);
    CHECK(mistakes[1].at("text").get<std::string>().starts_with("test.md:10:7: error: "));
    CHECK(mistakes[1].contains("begin"));
    CHECK(course.opened.at("exercises").size() == 1);
    CHECK(course.welcome.starts_with("-|the broken parts of this lesson are left out\n"));
    CHECK(course.next_exercise().at("name") == "undo");
}

TEST_CASE("an empty lesson is reported, and ends at once") {
    Course course("");
    CHECK(course.welcome.starts_with("-|test.md: this lesson is empty\n"));
    CHECK(course.show().at("stop") == Json({{"end", true}}));
}

TEST_CASE("hostile Markdown becomes text") {
    Course course(
        "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) "
        "[b](data:text/html,x) [c](JaVaScRiPt:x) [d](2-order.md) [e](https://example.org/?\"><script>)\n");
    CHECK_FALSE(course.opened.at("mistakes").empty());
    course.show();
    std::vector<std::string> targets;
    for (const auto& block : course.blocks())
        for (const auto& span : block.at("text"))
            if (span.size() == 3) targets.push_back(span[2]);
    CHECK(targets.size() <= 2);
    CHECK(targets.at(0) == "2-order.md");
    for (const auto& target : targets) CHECK(target.find("script:") == std::string::npos);
}

TEST_CASE("endlessly nested quotes are answered") {
    Course course("Before.\n\n" + std::string(100'000, '>') + " deep\n");
    CHECK(course.opened.at("mistakes").at(0).at("message") ==
          "lists or quotes are nested too deeply here; the rest is left out");
    course.show();
    CHECK(course.blocks().size() == 2);
    CHECK(course.messages().find("The end.|") == 0);
}

TEST_CASE("a lesson in a page can read no files, and a file that it writes is shown once") {
    Course course("```cube\nsvg(R, \"r.svg\")\n```\n\n```cube error\nimport \"/etc/passwd\"\n```\n\n```pause\n```\n");
    CHECK(course.parts("file").empty());
    course.show();
    REQUIRE(course.parts("file").size() == 1);
    CHECK(course.parts("file")[0].at("name") == "r.svg");
    course.say("svg(U, \"u.svg\")");
    CHECK(course.parts("file").at(0).at("name") == "u.svg");
}

TEST_CASE("completion, colours, meanings and errors can refer to the lesson's session") {
    Course course(small);
    course.next_exercise();
    const auto ask = [&](const char* what, const std::string& text) {
        return course.result({{"ask", what}, {"text", text}, {"lesson", true}});
    };
    CHECK(ask("check", "t").at("mistakes").empty());
    CHECK(course.result({{"ask", "check"}, {"text", "t"}}).at("mistakes").size() == 1);
    CHECK(ask("colors", "t").at("colors")[0][2] == "own");
    course.say("def twice(p) = p p");
    CHECK(ask("complete", "twi").at("names")[0].at("name") == "twice");
    CHECK(ask("signature", "twice(").at("signature").get<std::string>().starts_with("twice(p)"));
}

TEST_CASE("the student's definitions can be animated, which leaves the session unchanged") {
    Course course(small);
    course.next_exercise();
    course.say("let mine = R U");
    const auto asked = Json({{"ask", "moving cube"}, {"text", "mine mine"}, {"lesson", true}});
    CHECK(course.result(asked).at("page").get<std::string>().find("<svg") != std::string::npos);
    CHECK(course.parts("file").empty());
    CHECK(course.result({{"ask", "moving cube"}, {"text", "mine mine"}}).at("page") == "");
}

TEST_CASE("invalid requests about a lesson are answered with a problem") {
    Page page;
    for (const auto* const ask : {"lesson show", "lesson say", "lesson go", "lesson record", "lesson hand in"}) {
        CAPTURE(ask);
        const auto replies = page.replies_to({{"ask", ask}, {"text", "R"}, {"where", "next"}});
        CHECK(replies.back().at("problem") == "no lesson is open");
    }
    CHECK(page.replies_to({{"ask", "lesson open"}}).back().contains("problem"));
    CHECK(page.replies_to({{"ask", "lesson open"}, {"text", 7}}).back().contains("problem"));
    CHECK(page.replies_to({{"ask", "check"}, {"text", "R"}, {"lesson", true}}).back().at("problem") ==
          "no lesson is open");
}

TEST_CASE("a text that is not a lesson is answered with the reason") {
    Course course("R\x01");
    CHECK(course.opened.at("mistakes").at(0).at("message") == "a lesson must be UTF-8 text");
}

}  // namespace cubelang::page::lesson_test
