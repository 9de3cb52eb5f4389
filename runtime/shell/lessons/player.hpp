#pragma once
// Plays a lesson: shows it up to the next stop, waits there for the student, and goes where they say.

#include <optional>
#include <vector>

#include "runtime/lesson/student_record.hpp"
#include "runtime/shell/lessons/exercise.hpp"
#include "runtime/shell/lessons/progress_store.hpp"
#include "runtime/shell/lessons/words.hpp"
#include "runtime/shell/prompt/commands.hpp"
#include "runtime/shell/prompt/line_source.hpp"

namespace cubelang::shell {

class LessonPlayer {
public:
    LessonPlayer(const lesson::Lesson& lesson, LessonSetting setting, Output& output);

    /// The student's session, for completion.
    [[nodiscard]] const Session& session() const { return view_.student().session(); }

    /// With a student, until the end or until they leave. True if they go on to the lesson after this one, where there
    /// is one: `next` is what it is called.
    bool play(LineSource& lines, ProgressStore& store, const std::string& next);
    /// Without one: each exercise is given its own answer. False if one of them is not right.
    bool perform();

private:
    enum class Go { on, back, again, restart, leave };

    void welcome();
    void take_leave();
    void farewell();
    /// At the end: what there is to do besides leaving.
    [[nodiscard]] Go at_end(const std::string& next);
    void show_up_to(std::size_t stop);
    [[nodiscard]] Go turn(std::size_t stop);
    [[nodiscard]] Go at_pause(const lesson::Pause& pause);
    /// The text goes on below the screen; true: it is to be shown.
    [[nodiscard]] bool at_screenful();
    /// What the student types where nothing is asked, until they go on or elsewhere.
    [[nodiscard]] Go let_type();
    [[nodiscard]] Go at_exercise(const lesson::Exercise& exercise);
    /// What a word does at an exercise or pause; nothing if the student stays there.
    [[nodiscard]] std::optional<Go> act(LessonWord word, LessonExercise* exercise, const lesson::Exercise* asked);
    /// A command of the prompt; false: leave.
    bool run(const CommandCall& command, const lesson::Exercise* exercise);
    /// `save FILE`: the answers, as `cube check` reads them.
    void save_answers(const std::string& path);
    void list_words(bool at_exercise);
    [[nodiscard]] std::optional<std::string> read_statement(const std::string& prompt);
    void move_to(std::size_t stop);
    void keep();
    void tell_problem();

    [[nodiscard]] const lesson::Exercise* exercise_at(std::size_t stop) const;
    [[nodiscard]] std::string heading(const lesson::Exercise& exercise) const;
    [[nodiscard]] std::size_t exercise_count() const;
    [[nodiscard]] std::size_t begin_of(std::size_t stop) const { return stop == 0 ? 0 : stops_[stop - 1] + 1; }
    [[nodiscard]] std::size_t end_of(std::size_t stop) const {
        return stop == stops_.size() ? lesson_.steps.size() : stops_[stop];
    }

    const lesson::Lesson& lesson_;
    Output& output_;
    LessonView view_;
    std::string seed_name_;
    std::vector<std::size_t> stops_;  ///< the steps that are pauses and exercises
    lesson::StudentRecord record_;
    LineSource* lines_ = nullptr;
    ProgressStore* store_ = nullptr;
    bool explained_pause_ = false;
    std::optional<Go> away_;  ///< where they want to be instead of reading on
};

}  // namespace cubelang::shell
