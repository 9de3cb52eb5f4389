#pragma once
// Where a lesson is shown: text on the screen, which stops at each screenful.

#include <functional>
#include <string>

#include "front/terminal/prompt/output.hpp"
#include "runtime/session/lesson/student_session.hpp"
#include "runtime/session/markdown/layout.hpp"

namespace cubelang::shell {

struct LessonSetting {
    std::string seed{};                    ///< as given; empty if none was
    SessionOptions session;                ///< for both sessions, the lesson's and the student's
    Host& host;                            ///< of both
    std::function<void()> refresh_screen;  ///< makes the host's screen what is looked at now
};

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

}  // namespace cubelang::shell
