#include "runtime/session/lesson/sitting.hpp"

#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/watchdog.hpp"
#include "tests/session/lesson/lessons.hpp"

namespace cubelang::lesson::sitting_test {
namespace {

// A listener that records its messages, one per line.
class Ear : public Listener {
public:
    void tell(const LessonMessage& told) override { heard_ += told.mark + '|' + told.markdown + '\n'; }
    void answer(const Answer& answer) override { heard_ += as_lines(answer); }
    void notes(const Answer& answer) override { heard_ += as_lines(answer.notes); }
    void show_value(const std::string& value) override { heard_ += "= " + value + '\n'; }
    void computing(Session* session) override {
        limit_.reset();
        if (session != nullptr && patience_.count() != 0) limit_.emplace(*session, patience_);
    }
    std::string heard() { return std::exchange(heard_, {}); }
    void lose_patience_after(std::chrono::milliseconds patience) { patience_ = patience; }

private:
    std::string heard_;
    std::chrono::milliseconds patience_{0};
    std::optional<Watchdog> limit_;
};

struct Played {
    explicit Played(const std::string& text) : lesson(test::lesson_of(text)) {}
    // The messages after a typed line.
    std::string say(const std::string& typed) {
        go = sitting.say(typed).go;
        return ear.heard();
    }
    void go_to_end() {
        for (; sitting.at() < sitting.stops().size(); sitting.go(Sitting::Go::on)) arrive();
    }
    void arrive() {
        const auto& stops = sitting.stops();
        for (auto at = stops.begin_of(sitting.at()); at < stops.end_of(sitting.at()); ++at)
            if (const auto* const example = std::get_if<Example>(&lesson.steps[at])) sitting.pass(*example);
        sitting.arrive();
    }

    Lesson lesson;
    Ear ear;
    Sitting sitting{lesson, {"", {}, no_host()}, ear};
    std::optional<Sitting::Go> go;
};

std::string easy(const std::string& name) {
    return test::exercise("name: " + name + "\ntask: Undo `R`.\nanswer: R'\ncheck: R answer == ()\n");
}
const std::string two =
    "Text.\n\n```pause\nPlay.\n```\n\n" + easy("one") + "\n```cube\nlet t = R U\n```\n" + easy("two");

}  // namespace

TEST_CASE("at the first visit the number of exercises is shown") {
    Played played(two);
    played.sitting.resume({});
    CHECK(played.ear.heard() == "-|2 exercises. Type lines as at the prompt; `help` lists the commands.\n");
    CHECK(played.sitting.at() == 0);
}

TEST_CASE("a later visit continues where the student left, with the earlier definitions") {
    Played played(two);
    StudentRecord record{fingerprint(played.lesson.source->text), 2, {}, {}, {}};
    played.sitting.resume(record);
    CHECK(played.ear.heard() ==
          "-|You continue where you left off; `back` goes back one stop, `restart` starts again.\n");
    CHECK(played.sitting.record() == record);
    played.arrive();
    CHECK(played.sitting.heading() == "Exercise 2 of 2: two");
    CHECK(played.say("order(t)").starts_with("105\n"));
}

TEST_CASE("a changed lesson begins at the first unsolved exercise") {
    Played played(two);
    played.sitting.resume({1, 0, {"one"}, {}, {}});
    CHECK(played.ear.heard().starts_with("-|This lesson has changed since your last visit.\n"));
    CHECK(played.sitting.at() == 2);
}

TEST_CASE("a finished lesson begins again") {
    Played played(two);
    played.sitting.resume({fingerprint(played.lesson.source->text), 3, {"one"}, {}, {}});
    CHECK(played.ear.heard().starts_with("-|You have finished this lesson; it starts again.\n"));
    CHECK(played.sitting.at() == 0);
}

TEST_CASE("at a pause any line is run, and an empty line continues") {
    Played played(two);
    played.arrive();
    CHECK(played.say("order(R U)") == "105\n");
    CHECK(played.say("hint") == "-|There is no exercise here; Enter alone goes on.\n");
    CHECK_FALSE(played.go);
    CHECK(played.say(" ").empty());
    CHECK(played.go == Sitting::Go::on);
}

TEST_CASE("a pause is explained once") {
    Played played(two);
    played.sitting.explain_pause();
    played.sitting.explain_pause();
    CHECK(played.ear.heard() == "-|Type anything you like; Enter alone goes on.\n");
}

TEST_CASE("a right answer is saved, and the lesson continues") {
    Played played(easy("one"));
    played.arrive();
    CHECK(played.say("") == "-|Type your answer, or `hint`, `skip` or `help`.\n");
    CHECK(played.say("R").find("Not yet:|`R` does this instead:\n") == 0);
    const auto said = played.sitting.say("R3");
    CHECK(said.right);
    CHECK(said.go == Sitting::Go::on);
    CHECK(played.sitting.record().answers.at("one") == "R3\n");
    CHECK(played.sitting.heading() == "Exercise 1 of 1: one (solved)");
}

TEST_CASE("an answer for another cube is reported with the reason") {
    Played played(easy("one"));
    played.arrive();
    played.say("cube 5");
    CHECK(played.say("4R").starts_with("Not yet:|this cannot be done here: "));
}

TEST_CASE("an interrupted marking is reported") {
    Played played(
        test::exercise("name: n\ntask: t\nanswer: R\n"
                       "def: go(n) = if n == 0 then 0 else go(n - 1) + go(n - 1)\ncheck: go(60) == 0\n"));
    played.arrive();
    played.ear.lose_patience_after(std::chrono::milliseconds(50));
    CHECK(played.say("R") == "|The marking was interrupted. Answer again, or type `skip`.\n");
}

TEST_CASE("a requested solution is recorded, unless the exercise was already solved") {
    Played played(easy("one"));
    played.arrive();
    CHECK(played.say("solution").starts_with("One answer:|`R'`\n"));
    CHECK(played.sitting.record().shown.contains("one"));
    Played solved(easy("one"));
    solved.arrive();
    solved.say("R'");
    solved.say("solution");
    CHECK(solved.sitting.record().shown.empty());
}

TEST_CASE("help lists the lesson commands and the front end's own commands") {
    Played played(two);
    played.arrive();
    const auto at_pause = played.say("help");
    CHECK(at_pause.starts_with("|Any line is run as at the prompt. Commands:\n"));
    CHECK(at_pause.find("hint") == at_pause.npos);
    CHECK(at_pause.find("quit") != at_pause.npos);

    Ear ear;
    Sitting without_end(played.lesson, {"", {}, no_host(), {{"does it"}}, false}, ear);
    without_end.go(Sitting::Go::on);
    without_end.arrive();
    without_end.say("help");
    const auto asked = ear.heard();
    CHECK(
        asked.starts_with("|An expression of the right kind is your answer; any other line is "
                          "run as at the prompt. Commands:\n"));
    CHECK(asked.find("hint") != asked.npos);
    CHECK(asked.find("quit") == asked.npos);
    CHECK(asked.ends_with("|does it\n"));
}

TEST_CASE("skipped examples still define their names") {
    Played played(two);
    played.sitting.go(Sitting::Go::on);
    played.sitting.go(Sitting::Go::on);
    CHECK(played.say("order(t)").find("unknown name") != std::string::npos);
    played.sitting.go(Sitting::Go::on);
    CHECK(played.say("order(t)") == "105\n");
}

TEST_CASE("at the beginning and the end the place does not move further") {
    Played played(two);
    played.sitting.go(Sitting::Go::back);
    CHECK(played.sitting.at() == 0);
    played.go_to_end();
    played.sitting.go(Sitting::Go::on);
    CHECK(played.sitting.at() == 3);
    played.sitting.go(Sitting::Go::leave);
    CHECK(played.sitting.at() == 3);
    played.sitting.go(Sitting::Go::restart);
    CHECK(played.sitting.at() == 0);
}

TEST_CASE("at the end the solved exercises are counted") {
    Played played(two);
    played.sitting.show_result();
    CHECK(played.ear.heard() == "The end.|0 of 2 exercises solved. Repeat the lesson to solve the others.\n");
    Played solved(easy("one"));
    solved.arrive();
    solved.say("R'");
    solved.sitting.show_result();
    CHECK(solved.ear.heard() == "The end.|1 of 1 exercise solved.\n");
}

TEST_CASE("answers can be handed in once there are some") {
    Played played(easy("one"));
    played.arrive();
    CHECK_FALSE(played.sitting.has_answers());
    CHECK(played.ear.heard() == "-|Nothing is solved yet: there are no answers to save.\n");
    played.say("R'");
    CHECK(played.sitting.has_answers());
    CHECK(played.sitting.hand_in_script("l.md").ends_with("# lesson: l.md\n\n# exercise: one\nR'\n"));
}

TEST_CASE("a new session gets the lesson's definitions") {
    Played played("```cube\nlet t = R U\n```\n" + test::exercise("name: n\ntask: t\ngiven: g = U\nanswer: U\n"
                                                                 "check: true\n"));
    played.arrive();
    played.sitting.student().reset();
    played.sitting.restore_definitions();
    CHECK(played.say("order(t)").starts_with("105\n"));
    CHECK(played.say("length(g)").starts_with("1\n"));
}

}  // namespace cubelang::lesson::sitting_test
