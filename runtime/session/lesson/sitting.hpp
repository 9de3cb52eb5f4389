#pragma once
// A student in a lesson: the current place, the solved exercises, the messages to the student. It neither shows
// anything nor waits: a front end shows the steps up to the next stop, arrives there, and passes on the student's
// lines until the student moves on.

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/text.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/lesson/student_session.hpp"

namespace cubelang::lesson {

/// The commands that can be typed in a lesson. Help and completion read this table too.
enum class LessonCommand { next, hint, solution, skip, back, again, restart, help, quit };

struct LessonCommandRow {
    std::string_view name;
    LessonCommand command;
    std::string_view meaning;  ///< empty for a synonym
    bool at_pauses;            ///< is it valid where there is no exercise?
};
inline constexpr std::array lesson_commands{
    LessonCommandRow{"next", LessonCommand::next, "go on; at a pause, Enter alone does the same", true},
    LessonCommandRow{"hint", LessonCommand::hint, "show a hint; repeat it for the next one", false},
    LessonCommandRow{"solution", LessonCommand::solution, "show a right answer", false},
    LessonCommandRow{"skip", LessonCommand::skip, "go on without an answer", true},
    LessonCommandRow{"back", LessonCommand::back, "go back one stop", true},
    LessonCommandRow{"again", LessonCommand::again, "show this part again", true},
    LessonCommandRow{"restart", LessonCommand::restart, "start from the beginning", true},
    LessonCommandRow{"help", LessonCommand::help, "show these commands; help NAME explains a word of the language",
                     true},
    LessonCommandRow{"quit", LessonCommand::quit, "leave the lesson, as Ctrl-D does; your place is saved", true},
    LessonCommandRow{"exit", LessonCommand::quit, "", true},
};

/// The command that is alone on the line, or null.
[[nodiscard]] inline const LessonCommandRow* find_lesson_command(std::string_view line) {
    const auto* const found = std::ranges::find(lesson_commands, trimmed(line, " \t"), &LessonCommandRow::name);
    return found == lesson_commands.end() ? nullptr : found;
}

/// The stops, where a lesson waits for its student: the pauses and exercises, with the steps before each.
class Stops {
public:
    explicit Stops(const Lesson& lesson);

    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    /// Null at a pause and at the end.
    [[nodiscard]] const Exercise* exercise_at(std::size_t stop) const;
    /// Null at an exercise and at the end.
    [[nodiscard]] const Pause* pause_at(std::size_t stop) const;

    // The steps shown before a stop, or before the end: from `begin_of` up to `end_of` (not included).
    [[nodiscard]] std::size_t begin_of(std::size_t stop) const { return stop == 0 ? 0 : steps_[stop - 1] + 1; }
    [[nodiscard]] std::size_t end_of(std::size_t stop) const {
        return stop == steps_.size() ? lesson_.steps.size() : steps_[stop];
    }

private:
    const Lesson& lesson_;
    std::vector<std::size_t> steps_;
};

struct SittingSetting {
    std::string seed;                                 ///< as given; may be empty
    SessionOptions session;                           ///< for both sessions, the lesson's and the student's
    const Host& host;                                 ///< of both
    std::vector<LessonMessage> front_end_commands{};  ///< the front end's own commands, for help
    bool lists_quit = true;                           ///< does help list `quit`?
};

/// The exercise at the current stop: its question, answers and hints.
class CurrentExercise {
public:
    /// Prepares the exercise and gives the student its names. All four must outlive it.
    CurrentExercise(const Exercise& exercise, Grader& grader, StudentSession& student, Listener& listener);

    [[nodiscard]] const Exercise& exercise() const { return exercise_; }
    [[nodiscard]] std::string task() const { return grader_.filled(exercise_.task); }
    /// The type of answer expected: "moves, such as R U".
    [[nodiscard]] std::string wanted() const;
    /// The texts of a multiple choice, in order.
    [[nodiscard]] std::vector<std::string> choices() const;
    [[nodiscard]] std::string prompt() const;

    /// Runs a line that the student typed: an answer, or anything else to try. Returns true if it is a right answer.
    bool take(const std::string& line);
    /// The model answer, as a student would type it.
    [[nodiscard]] std::string model() const { return grader_.model_as_typed(); }
    /// Answers with the model. Returns true if that is right, as it should be.
    bool take_model();

    /// The last right answer, as a section of the hand-in script.
    [[nodiscard]] std::string section(const Lesson& lesson) const;

    void hint();
    void show_solution();

private:
    bool judge(const AnswerText& written);
    void judge_wrong(const Grade& grade);
    void report_unfit();
    void show_answer_value(const Grade& grade);
    /// The effect of a wrong answer, and the text below that sentence.
    struct Verdict {
        std::string says, below{};
    };
    [[nodiscard]] Verdict verdict(const Grade& grade) const;
    [[nodiscard]] std::string statement_of(const std::string& command) const;
    [[nodiscard]] std::string as_typed(const std::string& answer) const;

    const Exercise& exercise_;
    Grader& grader_;
    StudentSession& student_;
    Listener& listener_;
    std::string typed_;  ///< the line being answered
    std::string value_;  ///< the right answer as printed
    std::size_t hints_ = 0, tries_ = 0;
    bool reported_unfit_ = false;
};

class Sitting {
public:
    enum class Go { on, back, again, restart, leave };

    /// The lesson must have been rehearsed; it and the listener must outlive this.
    Sitting(const Lesson& lesson, SittingSetting setting, Listener& listener);

    [[nodiscard]] const Stops& stops() const { return stops_; }
    [[nodiscard]] const StudentRecord& record() const { return record_; }
    /// The current stop, or the next one if it has not been reached.
    [[nodiscard]] std::size_t at() const { return record_.at; }
    [[nodiscard]] Session& student() { return student_.session(); }
    [[nodiscard]] const Session& student() const { return student_.session(); }
    /// Runs a front end's internal statements.
    void run_without_trace(const std::string& text) { student_.run_without_trace(text); }

    /// Resumes an earlier sitting. If the lesson has changed since, it resumes at the first unsolved exercise.
    void resume(StudentRecord kept);

    /// A statement of an example, with the answers of the lesson's session.
    struct Shown {
        std::string prompt, text;
        std::vector<Answer> answers;
    };
    [[nodiscard]] Shown show(const Snippet& statement);
    /// Runs a statement of an example again in the student's session, with its sliders moved, and shows its answers.
    void slide(const std::string& statement, MovedText moved);
    /// Runs an example in the student's session too, so that its definitions can be used there.
    void pass(const Example& example);

    /// Called when the steps before the stop have been shown; an exercise there becomes current.
    void arrive();
    [[nodiscard]] bool has_arrived() const { return has_arrived_; }
    /// The current exercise, or null.
    [[nodiscard]] CurrentExercise* current() { return current_ ? &*current_ : nullptr; }
    /// "Exercise 2 of 5: six (solved)", for the current exercise.
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string prompt() const;
    /// Explains a pause, once.
    void explain_pause();

    /// The result of a line typed at a stop: a command, an answer, anything else.
    struct Outcome {
        std::optional<Go> go{};  ///< empty: stay here
        bool right = false;      ///< the line was a right answer
    };
    Outcome say(const std::string& typed);
    /// The same where there is no exercise.
    std::optional<Go> say_aside(const std::string& text);
    std::optional<Go> act(LessonCommand command);

    void go(Go where);
    /// Sets the student's cube to the lesson's.
    void set_cube();
    /// Repeats the lesson's definitions so far in a new session of the student.
    void restore_definitions();

    /// Shows the number of solved exercises, at the end.
    void show_result();
    /// Are there answers to hand in? If not, reports it.
    [[nodiscard]] bool has_answers();
    /// The script with the answers, for `cube check`; `way`: the path of the lesson in it.
    [[nodiscard]] std::string hand_in_script(const std::string& way) const;

private:
    void reset_grader();
    void set(std::size_t end);
    void furnish(std::size_t end);
    void help(bool has_exercise);
    [[nodiscard]] std::size_t first_open_stop() const;

    const Lesson& lesson_;
    SittingSetting setting_;
    Listener& listener_;
    Stops stops_;
    StudentRecord record_;
    std::unique_ptr<Grader> grader_;
    StudentSession student_;
    std::optional<CurrentExercise> current_;
    bool has_arrived_ = false, explained_pause_ = false;
};

}  // namespace cubelang::lesson
