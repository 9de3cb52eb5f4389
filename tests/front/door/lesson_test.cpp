#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/grading.hpp"
#include "tests/front/door/page.hpp"
#include "tests/support/data.hpp"

namespace cubelang::web::lesson_test {
namespace {

std::string words_of(const Json& spans) {
    std::string words;
    for (const auto& span : spans) words += span.at(0).get<std::string>();
    return words;
}

// A page with a lesson open.
class Course : public Page {
public:
    explicit Course(const std::string& text, const std::string& record = "", const std::string& seed = "") {
        opened =
            result({{"ask", "lesson open"}, {"name", "test.md"}, {"text", text}, {"record", record}, {"seed", seed}});
        welcome = told_words();
    }
    Json show() { return result({{"ask", "lesson show"}}); }
    Json say(const std::string& text) { return result({{"ask", "lesson say"}, {"text", text}}); }
    Json go(const std::string& where) { return result({{"ask", "lesson go"}, {"where", where}}); }
    std::string record() { return result({{"ask", "lesson record"}}).at("record"); }
    // Marks and words of what was told by the last request, a line each.
    std::string told_words() const {
        std::string words;
        for (const auto& told : parts("told"))
            words += told.at("mark").get<std::string>() + '|' + words_of(told.at("text")) + '\n';
        return words;
    }
    std::vector<Json> blocks() const {
        std::vector<Json> list;
        for (const auto& step : parts("step"))
            if (step.contains("block")) list.push_back(step["block"]);
        return list;
    }
    // The question of the exercise that is asked next.
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

TEST_CASE("a lesson of the course is opened: its title, its exercises and its stops") {
    Course course(test::source_text("examples/lessons/1-moves.md"));
    CHECK(course.opened.at("title") == "Moves and inverses");
    CHECK(course.opened.at("mistakes").empty());
    CHECK(course.opened.at("exercises").size() == 5);
    CHECK(course.opened.at("exercises")[0] == Json({{"name", "three quarters"}, {"solved", false}}));
    CHECK(course.opened.at("stops") == 8);
    CHECK(course.opened.at("at") == 0);
    CHECK(course.welcome == "-|5 exercises. Type lines as at the prompt; help says what else.\n");
}

TEST_CASE("every lesson of the course is played through by its own answers") {
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
        CHECK(course.told_words().find("The end.|") == 0);
    }
}

TEST_CASE("text and examples come as parts, up to the next stop") {
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
    CHECK(course.told_words() == "-|Type what you like; Enter alone goes on.\n");
}

TEST_CASE("lists, quotes, tables and what is shown unchanged come as what they are") {
    Course course("1. one\n2. two\n\n> said\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\n---\n\n```\nas it is\n```\n");
    course.show();
    const auto blocks = course.blocks();
    REQUIRE(blocks.size() == 5);
    CHECK(blocks[0].at("numbered") == true);
    CHECK(blocks[0].at("items")[1] == Json::parse(R"([{"kind": "paragraph", "text": [["two", ""]]}])"));
    CHECK(blocks[1] == Json::parse(R"({"kind": "quote", "blocks": [{"kind": "paragraph", "text": [["said", ""]]}]})"));
    CHECK(blocks[2] == Json::parse(R"({"kind": "table", "align": ["left", "right"],
        "rows": [[[["a", ""]], [["b", ""]]], [[["1", ""]], [["2", ""]]]]})"));
    CHECK(blocks[3] == Json({{"kind", "rule"}}));
    CHECK(blocks[4] == Json({{"kind", "verbatim"}, {"text", "as it is"}}));
}

TEST_CASE("an exercise is asked with what kind of answer is wanted") {
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
    CHECK(course.told_words().find("-|That is R itself.\n") != std::string::npos);
    course.say("U U'");
    const auto told = course.told_words();
    CHECK(told.find("Not yet:|U U' leaves everything unchanged.\n[ ]|after R all is at home\n[ ]|is one move\n") == 0);
    CHECK(course.parts("told")[0].at("role") == "bad");
}

TEST_CASE("hints come in turn, and then a solution") {
    Course course(small);
    course.next_exercise();
    course.go("hint");
    CHECK(course.told_words() == "Hint 1 of 2:|Backwards.\n");
    course.say("hint");
    CHECK(course.told_words() == "Hint 2 of 2:|A prime.\n");
    CHECK(course.go("solution").at("go") == "");
    CHECK(course.told_words().starts_with("One answer:|R'\n"));
}

TEST_CASE("a right answer is praised, and goes on") {
    Course course(small);
    course.next_exercise();
    CHECK(course.say("R3") == Json({{"right", true}, {"go", "on"}, {"at", 2}, {"prompt", "cube 3> "}}));
    CHECK(course.told_words() == "Right.|So it is.\n");
    CHECK(course.parts("worked_out").size() == 1);
    CHECK(course.next_exercise().at("name") == "size");
    CHECK(course.say("order(tt)").at("right") == true);
    CHECK(course.parts("worked_out") == std::vector<Json>{"105"});
    CHECK(course.show().at("stop").contains("end"));
    CHECK(course.told_words() == "The end.|2 of 2 exercises solved.\n");
}

TEST_CASE("what is no answer is run in the student's session") {
    Course course(small);
    course.next_exercise();
    course.say("let mine = t t");
    course.say("order(mine)");
    CHECK(Page::text_of(course.parts("answer").at(0).at("drawing")) == "105\n");
    CHECK(course.told_words() == "-|This is shown, not marked: the answer is to be moves, such as R U.\n");
    course.say("order(Q)");
    CHECK(course.parts("answer").at(0).at("mistake").at("begin") == 6);
    CHECK(course.shown("mine").empty());
}

TEST_CASE("the words of a lesson lead through it") {
    Course course(small);
    course.next_exercise();
    CHECK(course.go("back").at("at") == 0);
    CHECK(course.go("skip").at("at") == 1);
    CHECK(course.show().at("stop").contains("exercise"));
    CHECK(course.say("restart").at("at") == 0);
    CHECK(course.say("quit").at("go") == "leave");
    CHECK(course.told({{"ask", "lesson go"}, {"where", "home"}}).back().contains("problem"));
    course.go("help");
    CHECK(course.told_words().find("again|show this part again\n") != std::string::npos);
    CHECK(course.told_words().find("Ctrl-D") == std::string::npos);
}

TEST_CASE("what is shown twice is done once") {
    Course course("```cube\nlet n = 1\n```\n\n```cube\nlet n = n + 1\n```\n\n```pause\n```\n");
    course.show();
    course.show();
    CHECK(course.parts("step").size() == 2);
    course.say("n");
    CHECK(Page::text_of(course.parts("answer").at(0).at("drawing")) == "2\n");
}

TEST_CASE("who comes again is where they were, with what they had solved") {
    Course first(small);
    first.next_exercise();
    first.say("R'");
    Course again(small, first.record());
    CHECK(again.opened.at("at") == 2);
    CHECK(again.opened.at("exercises")[0].at("solved") == true);
    CHECK(again.welcome == "-|You go on where you left; back shows what came before, restart begins again.\n");
    CHECK(again.next_exercise().at("name") == "size");
    CHECK(again.say("order(t)").at("right") == true);
    CHECK(again.record().find("answer undo\tR'") != std::string::npos);
}

TEST_CASE("a record that is damaged is said to be so, and the lesson goes on") {
    Course course(small, "cube lesson progress 1\nsolved undo\nat many\n");
    CHECK(course.welcome.starts_with(
        "-|what was kept of this lesson is damaged: the lesson goes on with what can be read of it\n"));
    CHECK(course.opened.at("exercises")[0].at("solved") == true);
    CHECK(course.show().at("at") == 0);
}

TEST_CASE("what is handed in is right by the teacher's check") {
    Course course(small, "", "anna\n# exercise: size");
    CHECK(course.result({{"ask", "lesson hand in"}}).at("text") == "");
    CHECK(course.told_words() == "-|Nothing is solved yet: there are no answers to save.\n");
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

TEST_CASE("everyone has exercises of their own seed") {
    const auto text = exercise(
        "name: n\ngiven: w = random_algorithm(seed, 8)\ntask: Undo `{w}`.\nanswer: w'\ncheck: w answer == ()\n");
    const auto task = [&](const std::string& seed) {
        return words_of(Course(text, "", seed).next_exercise().at("task"));
    };
    CHECK(task("anna") == task("anna"));
    CHECK(task("anna") != task("ben"));
}

TEST_CASE("the mistakes of a broken lesson have their places, and the rest is played") {
    Course course("# Broken\n\n" + exercise("name: n\ntask: t\nanswer: R\n") + "\n```cube\norder(Q)\n```\n\n" + undo);
    const auto mistakes = course.opened.at("mistakes");
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[0].at("message") == "this exercise has no field `check`");
    CHECK(mistakes[0].at("line") == 3);
    CHECK(mistakes[1].at("line") == 10);
    CHECK(mistakes[1].at("column") == 7);
    CHECK(mistakes[1].at("text").get<std::string>().starts_with("test.md:10:7: error: "));
    CHECK(mistakes[1].contains("begin"));
    CHECK(course.opened.at("exercises").size() == 1);
    CHECK(course.welcome.starts_with("-|what is broken in this lesson is left out\n"));
    CHECK(course.next_exercise().at("name") == "undo");
}

TEST_CASE("a lesson with nothing in it is said to be empty, and ends at once") {
    Course course("");
    CHECK(course.welcome.starts_with("-|test.md: there is nothing in this lesson\n"));
    CHECK(course.show().at("stop") == Json({{"end", true}}));
}

TEST_CASE("hostile Markdown comes as text") {
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

TEST_CASE("quotes within quotes without end are answered") {
    Course course("Before.\n\n" + std::string(100'000, '>') + " deep\n");
    CHECK(course.opened.at("mistakes").at(0).at("message") ==
          "lists or quotes are too deep within each other here, and what follows is left out");
    course.show();
    CHECK(course.blocks().size() == 2);
    CHECK(course.told_words().find("The end.|") == 0);
}

TEST_CASE("a lesson in the page has no files: it reads none, and what it writes is shown once") {
    Course course("```cube\nsvg(R, \"r.svg\")\n```\n\n```cube error\nimport \"/etc/passwd\"\n```\n\n```pause\n```\n");
    CHECK(course.parts("file").empty());
    course.show();
    REQUIRE(course.parts("file").size() == 1);
    CHECK(course.parts("file")[0].at("name") == "r.svg");
    course.say("svg(U, \"u.svg\")");
    CHECK(course.parts("file").at(0).at("name") == "u.svg");
}

TEST_CASE("completion, colours, meanings and errors can be those of the lesson") {
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
    CHECK(course.result({{"ask", "undo"}, {"lesson", true}}).at("prompt") == "cube 3 ?> ");
    CHECK(course.result({{"ask", "lesson reset"}}).at("prompt") == "cube 3 ?> ");
    CHECK(ask("check", "t").at("mistakes").empty());
}

TEST_CASE("what the student has defined is shown by a cube that moves, and leaves no trace") {
    Course course(small);
    course.next_exercise();
    course.say("let mine = R U");
    const auto asked = Json({{"ask", "moving cube"}, {"text", "mine mine"}, {"lesson", true}});
    CHECK(course.result(asked).at("page").get<std::string>().find("<svg") != std::string::npos);
    CHECK(course.parts("file").empty());
    CHECK(course.result({{"ask", "moving cube"}, {"text", "mine mine"}}).at("page") == "");
    CHECK(course.result({{"ask", "undo"}, {"lesson", true}}).at("said").get<std::string>().find("mine") !=
          std::string::npos);
}

TEST_CASE("requests about a lesson that are none are answered in words") {
    Page page;
    for (const auto* const ask :
         {"lesson show", "lesson say", "lesson go", "lesson record", "lesson hand in", "lesson reset"}) {
        CAPTURE(ask);
        const auto told = page.told({{"ask", ask}, {"text", "R"}, {"where", "next"}});
        CHECK(told.back().at("problem") == "no lesson is open");
    }
    CHECK(page.told({{"ask", "lesson open"}}).back().contains("problem"));
    CHECK(page.told({{"ask", "lesson open"}, {"text", 7}}).back().contains("problem"));
    CHECK(page.told({{"ask", "check"}, {"text", "R"}, {"lesson", true}}).back().at("problem") == "no lesson is open");
}

TEST_CASE("a text that is no lesson is answered with what is wrong with it") {
    Course course("R\x01");
    CHECK(course.opened.at("mistakes").at(0).at("message") == "a lesson is text in UTF-8, and this is none");
}

}  // namespace cubelang::web::lesson_test
