#pragma once
// A student with a lesson: where they are in it, what they have solved, what is said to them. It shows nothing and
// waits for nobody: a front end goes through the steps up to the next stop, arrives there, and hands over what the
// student types, until the student goes on or elsewhere.

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "runtime/base/text.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_record.hpp"
#include "runtime/session/lesson/student_session.hpp"

namespace cubelang::lesson {

/// What can be typed in a lesson besides the language: one table, which help and completion read too.
enum class LessonWord { next, hint, solution, skip, back, again, restart, help, quit };

struct LessonWordRow {
    std::string_view name;
    LessonWord word;
    std::string_view meaning;  ///< empty for a second name
    bool at_pauses;            ///< does it mean anything where no exercise is asked?
};
inline constexpr std::array lesson_words{
    LessonWordRow{"next", LessonWord::next, "go on; at a pause the Enter key alone does it too", true},
    LessonWordRow{"hint", LessonWord::hint, "a hint; ask again for the next", false},
    LessonWordRow{"solution", LessonWord::solution, "an answer that is right", false},
    LessonWordRow{"skip", LessonWord::skip, "go on without an answer", true},
    LessonWordRow{"back", LessonWord::back, "one stop back", true},
    LessonWordRow{"again", LessonWord::again, "show this part again", true},
    LessonWordRow{"restart", LessonWord::restart, "from the beginning", true},
    LessonWordRow{"help", LessonWord::help, "these words; help NAME explains a word of the language", true},
    LessonWordRow{"quit", LessonWord::quit, "leave; so does Ctrl-D. Your place is kept", true},
    LessonWordRow{"exit", LessonWord::quit, "", true},
};

/// The word that is alone on the line; null if none does.
[[nodiscard]] inline const LessonWordRow* find_lesson_word(std::string_view line) {
    const auto* const found = std::ranges::find(lesson_words, trimmed(line, " \t"), &LessonWordRow::name);
    return found == lesson_words.end() ? nullptr : found;
}

/// Where a lesson waits for its student: the pauses and exercises, and the steps before each.
class Stops {
public:
    explicit Stops(const Lesson& lesson);

    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    /// Null: it is a pause, or the end.
    [[nodiscard]] const Exercise* exercise_at(std::size_t stop) const;
    /// Null: it is an exercise, or the end.
    [[nodiscard]] const Pause* pause_at(std::size_t stop) const;

    // What is shown before a stop, or before the end: the steps from `begin_of` up to `end_of` (not included).
    [[nodiscard]] std::size_t begin_of(std::size_t stop) const { return stop == 0 ? 0 : steps_[stop - 1] + 1; }
    [[nodiscard]] std::size_t end_of(std::size_t stop) const {
        return stop == steps_.size() ? lesson_.steps.size() : steps_[stop];
    }

private:
    const Lesson& lesson_;
    std::vector<std::size_t> steps_;
};

struct SittingSetting {
    std::string seed;             ///< as given; empty if none was
    SessionOptions session;       ///< for both sessions, the lesson's and the student's
    const Host& host;             ///< of both
    std::vector<Told> besides{};  ///< what help says of the front end's own means
    bool ends_by_a_word = true;   ///< does help tell of the word that leaves?
};

/// One exercise in hand: asked, answered, hinted at.
class AskedExercise {
public:
    /// Makes it ready, and gives the student what it gives. All four outlive it.
    AskedExercise(const Exercise& exercise, Grader& grader, StudentSession& student, Listener& listener);

    [[nodiscard]] const Exercise& exercise() const { return exercise_; }
    [[nodiscard]] std::string task() const { return grader_.filled(exercise_.task); }
    /// What kind of answer is wanted: "moves, such as R U".
    [[nodiscard]] std::string wanted() const { return described(grader_.model().type); }
    [[nodiscard]] std::string prompt() const;

    /// Takes a line that the student typed: their answer, or something they want to see. True if it is right.
    bool take(const std::string& line);
    /// The exercise's own answer, as a student would type it.
    [[nodiscard]] std::string model() const { return grader_.model_as_typed(); }
    /// Gives that. True if it is right, as it should be.
    bool take_model();

    /// The right answer that was taken last, as the script that is handed in has it.
    [[nodiscard]] std::string section(const Lesson& lesson) const;

    void hint();
    void show_solution();

private:
    bool judge(const std::string& written);
    void judge_wrong(const Grade& grade);
    void say_unfit();
    void say_value(const Grade& grade);
    /// What an answer that is wrong does, and what stands below that sentence.
    struct Verdict {
        std::string says, below{};
    };
    [[nodiscard]] Verdict verdict(const Grade& grade) const;
    [[nodiscard]] std::string statement_of(const std::string& word) const;
    [[nodiscard]] std::string as_typed(const std::string& answer) const;

    const Exercise& exercise_;
    Grader& grader_;
    StudentSession& student_;
    Listener& listener_;
    std::string typed_;  ///< the line in hand
    std::string value_;  ///< the right answer as printed
    std::size_t hints_ = 0, tries_ = 0;
    bool said_unfit_ = false;
};

class Sitting {
public:
    enum class Go { on, back, again, restart, leave };

    /// The lesson has been rehearsed, and outlives it, as the listener does.
    Sitting(const Lesson& lesson, SittingSetting setting, Listener& listener);

    [[nodiscard]] const Stops& stops() const { return stops_; }
    [[nodiscard]] const StudentRecord& record() const { return record_; }
    /// The stop that the student is at, or comes to next.
    [[nodiscard]] std::size_t at() const { return record_.at; }
    [[nodiscard]] Session& student() { return student_.session(); }
    [[nodiscard]] const Session& student() const { return student_.session(); }
    /// What is run in it for the front end's own use.
    void run_without_trace(const std::string& text) { student_.run_without_trace(text); }

    /// Goes on where an earlier sitting was left. If the lesson has changed since, that is the first exercise that they
    /// have not solved.
    void resume(StudentRecord kept);

    /// A statement of an example, with what the lesson's own session answers.
    struct Shown {
        std::string prompt, text;
        std::vector<Answer> answers;
    };
    [[nodiscard]] Shown show(const Snippet& statement);
    /// What a whole example does is done in the student's session too, so that what it defines is there to be used.
    void pass(const Example& example);

    /// The steps before the stop have been shown. If it is an exercise, it is asked from now on.
    void arrive();
    [[nodiscard]] bool has_arrived() const { return has_arrived_; }
    /// The exercise that is asked; null if none is.
    [[nodiscard]] AskedExercise* asked() { return asked_ ? &*asked_ : nullptr; }
    /// "Exercise 2 of 5: six (solved)", of the exercise that is asked.
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string prompt() const;
    /// What to do at a pause, once.
    void explain_pause();

    /// What the student typed at the stop: a word of lessons, an answer, anything else.
    struct Said {
        std::optional<Go> go{};  ///< nothing: they stay
        bool right = false;      ///< it was an answer, and right
    };
    Said say(const std::string& text);
    /// What they typed where nothing is asked.
    std::optional<Go> say_aside(const std::string& text);
    std::optional<Go> act(LessonWord word);

    void go(Go where);
    /// The student's cube is the lesson's.
    void set_cube();
    /// A new session of the student's is given what the lesson has defined so far.
    void furnish_anew();

    /// At the end: how many exercises are solved.
    void say_farewell();
    /// Are there answers to be handed in? If not, says so.
    [[nodiscard]] bool has_answers();
    /// The script with the answers, for `cube check`; `way` is how it names the lesson.
    [[nodiscard]] std::string handed_in(const std::string& way) const;

private:
    void begin_anew();
    void set(std::size_t end);
    void furnish(std::size_t end);
    void help(bool is_asked);
    [[nodiscard]] std::size_t first_open_stop() const;

    const Lesson& lesson_;
    SittingSetting setting_;
    Listener& listener_;
    Stops stops_;
    StudentRecord record_;
    std::unique_ptr<Grader> grader_;
    StudentSession student_;
    std::optional<AskedExercise> asked_;
    bool has_arrived_ = false, explained_pause_ = false;
};

}  // namespace cubelang::lesson
