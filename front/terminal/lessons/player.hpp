#pragma once
// A lesson at a terminal: what is shown of it there, and how it is played.

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

namespace cubelang::shell {

struct LessonSetting {
    std::string seed{};                    ///< as given; empty if none was
    SessionOptions session;                ///< for both sessions, the lesson's and the student's
    Host& host;                            ///< of both
    std::function<void()> refresh_screen;  ///< makes the host's screen what is looked at now
};

/// Where a lesson is shown: text on the screen, which stops at each screenful.
class LessonView {
public:
    LessonView(const LessonSetting& setting, Output& output);
    [[nodiscard]] const std::function<void()>& refresh_screen() const { return refresh_screen_; }

    /// Text then stops at each screenful, where the screen has rows, and goes on if `wait` says so.
    void stop_at_screenfuls(std::function<bool()> wait) { wait_ = std::move(wait); }
    /// What is on the screen has been read: the student has typed something.
    void count_rows_anew() {
        rows_ = 0;
        left_ = false;
    }
    /// Stops if there are fewer rows left on the screen than that; false if the student does not want to go on.
    bool make_room(int rows);
    void read_on() { left_ = false; }
    /// Is the student elsewhere by now? Nothing is shown then.
    [[nodiscard]] bool is_left() const { return left_; }

    void show(const markdown::Block& block);
    void tell(const lesson::Told& told);
    /// Not formatted.
    void show_faintly(const std::string& text);
    void blank_line() { put("\n"); }
    /// Whole lines.
    void put(const std::string& text);

private:
    void put_line(const std::string& line);
    [[nodiscard]] int rows_in_text(const std::string& text) const;
    [[nodiscard]] int room() const;
    bool stop();
    /// What is looked at, in its present state.
    [[nodiscard]] const render::Screen& screen() const;

    const Host& host_;
    std::function<void()> refresh_screen_;
    Output& output_;
    std::function<bool()> wait_{};
    int rows_ = 0;          ///< that the student has not had the time to read yet
    bool left_ = false;     ///< the student did not want to go on
    bool waiting_ = false;  ///< for the student: what is said meanwhile is not counted
};

/// Plays a lesson at a terminal: shows it up to the next stop, waits there for the student, and goes where they say.
class LessonPlayer : private lesson::Listener {
public:
    LessonPlayer(const lesson::Lesson& lesson, const LessonSetting& setting, Output& output);

    /// The student's session, for completion.
    [[nodiscard]] const Session& session() const { return sitting_.student(); }

    /// With a student, until the end or until they leave. True if they go on to the lesson after this one, where there
    /// is one: `next` is what it is called.
    bool play(LineSource& lines, ProgressStore& store, const std::string& next);
    /// Without one: each exercise is given its own answer. False if one of them is not right.
    bool perform();

private:
    using Go = lesson::Sitting::Go;

    void tell(const lesson::Told& told) override { view_.tell(told); }
    void answer(const Answer& answer) override { output_.answer(answer); }
    void notes(const Answer& answer) override { output_.notes(answer); }
    void worked_out(const std::string& value) override { view_.show_faintly(value); }
    void computing(Session* session) override;

    void welcome();
    void take_leave();
    /// At the end: what there is to do besides leaving.
    [[nodiscard]] Go at_end(const std::string& next);
    void show_up_to_stop();
    void show(const markdown::Block& block) { view_.show(block); }
    void show(const lesson::Example& example);
    void show(const lesson::Pause&) {}
    void show(const lesson::Exercise&) {}
    void show(const lesson::Snippet& statement);
    [[nodiscard]] Go turn();
    [[nodiscard]] Go at_pause();
    /// The text goes on below the screen; true: it is to be shown.
    [[nodiscard]] bool at_screenful();
    /// What the student types where nothing is asked, until they go on or elsewhere.
    [[nodiscard]] Go let_type();
    void ask(lesson::AskedExercise& asked);
    [[nodiscard]] Go at_exercise(lesson::AskedExercise& asked);
    void invite(const std::string& invitation);
    /// A command of the prompt, if it is one; the answer: leave.
    [[nodiscard]] std::optional<bool> leaves_by_command(const std::string& statement);
    /// `save FILE`: the answers, as `cube check` reads them.
    void save_answers(const std::string& path);
    [[nodiscard]] std::optional<std::string> read_statement(const std::string& prompt);
    void keep();
    void tell_problem();

    static constexpr int rows_of_question = 7;  ///< no row of it is to be out of sight, if it is no longer

    struct Watched {  // by Ctrl-C, and by whoever waits
        explicit Watched(Session& session) : stoppable(session) {}
        InterruptScope stoppable;
        Computing seconds{};
    };

    const lesson::Lesson& lesson_;
    Output& output_;
    LessonView view_;
    lesson::Sitting sitting_;
    std::optional<Watched> computing_;
    LineSource* lines_ = nullptr;
    ProgressStore* store_ = nullptr;
    std::optional<Go> away_;  ///< where they want to be instead of reading on
};

}  // namespace cubelang::shell
