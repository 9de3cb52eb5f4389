#pragma once
// A lesson at a terminal: its output and its course.

#include <functional>
#include <optional>
#include <string>

#include "front/terminal/lessons/course.hpp"
#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "runtime/session/lesson/sitting.hpp"
#include "runtime/session/lesson/student_session.hpp"
#include "runtime/session/markdown/layout.hpp"

namespace cubelang::terminal {

struct LessonSetting {
    std::string seed{};                    ///< as given; may be empty
    SessionOptions session;                ///< for both sessions, the lesson's and the student's
    Host& host;                            ///< for both
    std::function<void()> refresh_screen;  ///< updates the host's screen to the present window
};

/// The output of a lesson, which stops at each screenful.
class LessonView {
public:
    LessonView(const LessonSetting& setting, Output& output);
    [[nodiscard]] const std::function<void()>& refresh_screen() const { return refresh_screen_; }

    /// Output then stops at each screenful, if the screen has a height, and continues if `wait` returns true.
    void stop_at_screenfuls(std::function<bool()> wait) { wait_ = std::move(wait); }
    /// The student has typed something, so everything on the screen has been read.
    void reset_row_count() {
        rows_ = 0;
        left_ = false;
    }
    /// Stops if fewer rows are left on the screen; returns false if the student does not want to continue.
    bool make_room(int rows);
    void read_on() { left_ = false; }
    /// Has the student left this part? Then nothing is shown.
    [[nodiscard]] bool is_left() const { return left_; }

    void show(const markdown::Block& block);
    void tell(const lesson::LessonMessage& message);
    /// Not formatted.
    void show_faintly(const std::string& text);
    void blank_line() { put("\n"); }
    /// The text consists of whole lines.
    void put(const std::string& text);

private:
    void put_line(const std::string& line);
    [[nodiscard]] int rows_in_text(const std::string& text) const;
    [[nodiscard]] int room() const;
    bool stop();
    [[nodiscard]] const render::Screen& screen() const;

    const Host& host_;
    std::function<void()> refresh_screen_;
    Output& output_;
    std::function<bool()> wait_{};
    int rows_ = 0;          ///< shown since the student last typed
    bool left_ = false;     ///< the student did not want to continue
    bool waiting_ = false;  ///< for the student; rows shown meanwhile are not counted
};

/// Plays a lesson at a terminal: shows it up to the next stop, waits for the student, and follows their commands.
class LessonPlayer : private lesson::Listener {
public:
    LessonPlayer(const lesson::Lesson& lesson, const LessonSetting& setting, Output& output);

    /// The student's session, for completion.
    [[nodiscard]] const Session& session() const { return sitting_.student(); }

    /// Plays with a student until the end or until they leave. Returns true if they continue with the next lesson;
    /// `next`: its name, if there is one.
    bool play(LineSource& lines, ProgressStore& store, const std::string& next);
    /// Plays without a student, answering each exercise with its model. Returns false if one of them is wrong.
    bool perform();

private:
    using Go = lesson::Sitting::Go;

    void tell(const lesson::LessonMessage& message) override { view_.tell(message); }
    void answer(const Answer& answer) override { output_.answer(answer); }
    void notes(const Answer& answer) override { output_.notes(answer); }
    void show_value(const std::string& value) override { view_.show_faintly(value); }
    void computing(Session* session) override;

    void welcome();
    void leave();
    /// Offers the next lesson and `save` at the end.
    [[nodiscard]] Go at_end(const std::string& next);
    void show_up_to_stop();
    void show(const markdown::Block& block) { view_.show(block); }
    void show(const lesson::Example& example);
    void show(const lesson::Pause&) {}
    void show(const lesson::Exercise&) {}
    /// Shows its answer, with the statement or without.
    void show(const lesson::Snippet& statement, bool with_statement);
    [[nodiscard]] Go turn();
    [[nodiscard]] Go at_pause();
    /// The text continues below the screen; true: show it.
    [[nodiscard]] bool at_screenful();
    /// Runs the student's lines where there is no exercise, until they move on.
    [[nodiscard]] Go read_free_lines();
    void ask(lesson::CurrentExercise& current);
    [[nodiscard]] Go at_exercise(lesson::CurrentExercise& current);
    void invite(const std::string& invitation);
    /// Runs a prompt command, if it is one; the result: does it leave the lesson?
    [[nodiscard]] std::optional<bool> run_prompt_command(const std::string& statement);
    /// `save FILE`: saves the answers in the format of `cube check`.
    void save_answers(const std::string& path);
    [[nodiscard]] std::optional<std::string> read_statement(const std::string& prompt);
    void keep();
    void report_problem();

    static constexpr int rows_of_question = 7;  ///< a question of this length is shown completely

    struct Computation {  // for Ctrl-C and the progress line
        explicit Computation(Session& session) : stoppable(session) {}
        InterruptScope stoppable;
        Computing seconds{};
    };

    const lesson::Lesson& lesson_;
    Output& output_;
    LessonView view_;
    lesson::Sitting sitting_;
    std::optional<Computation> computing_;
    LineSource* lines_ = nullptr;
    ProgressStore* store_ = nullptr;
    std::optional<Go> next_move_;  ///< the student's move while reading a screenful
};

}  // namespace cubelang::terminal
