#pragma once
// Where a lesson is shown: its text on the screen, its examples run while they are shown, both by the lesson's own
// session and by the student's, so that what they define is there to be used.

#include <functional>
#include <memory>
#include <string>

#include "runtime/lesson/grader.hpp"
#include "runtime/lesson/layout.hpp"
#include "runtime/shell/lessons/student_session.hpp"

namespace cubelang::shell {

struct LessonSetting {
    std::uint64_t seed = 0;
    std::string seed_name{};               ///< as given; empty if none was
    SessionOptions session;                ///< for both sessions
    Host& host;                            ///< of both
    std::function<void()> refresh_screen;  ///< makes the host's screen what is looked at now
};

class LessonView {
public:
    LessonView(const lesson::Lesson& lesson, LessonSetting setting, Output& output);
    [[nodiscard]] const std::function<void()>& refresh_screen() const { return setting_.refresh_screen; }

    [[nodiscard]] lesson::Grader& grader() { return *grader_; }
    [[nodiscard]] StudentSession& student() { return student_; }
    [[nodiscard]] const StudentSession& student() const { return student_; }

    /// Text then stops at each screenful, where the screen has rows, and goes on if `wait` says so.
    void stop_at_screenfuls(std::function<bool()> wait) { wait_ = std::move(wait); }
    /// What is on the screen has been read: the student has typed something.
    void count_rows_anew() {
        rows_ = 0;
        left_ = false;
    }
    /// Stops if there are fewer rows left on the screen than that; false if the student does not want to go on.
    bool make_room(int rows);

    /// Shows the steps from `begin` up to `end` (not included), as long as the student goes on.
    void show(std::size_t begin, std::size_t end);
    /// Makes everything what it is when the steps before `end` have been shown.
    void set(std::size_t end);
    /// The student's session has what these steps define.
    void furnish(std::size_t end);
    /// The student's cube is the lesson's.
    void set_cube();

    /// One paragraph, with a mark in front of it.
    void tell(std::string_view markdown, std::string_view mark = {}, render::Role role = render::Role::plain);
    /// Not formatted.
    void show_faintly(const std::string& text);
    void blank_line() { put("\n"); }

private:
    void show(const lesson::Example& example);
    void show(const lesson::Pause&) {}
    void show(const lesson::Exercise&) {}
    template <class Text>
    void show(const Text& text);
    void show(const lesson::Snippet& statement);
    /// Whole lines.
    void put(const std::string& text);
    void put_line(const std::string& line);
    [[nodiscard]] int rows_in_text(const std::string& text) const;
    [[nodiscard]] int room() const;
    bool stop();
    /// What is looked at, in its present state.
    [[nodiscard]] const render::Screen& screen() const;

    const lesson::Lesson& lesson_;
    LessonSetting setting_;
    Output& output_;
    std::unique_ptr<lesson::Grader> grader_;
    StudentSession student_;
    std::function<bool()> wait_{};
    int rows_ = 0;          ///< that the student has not had the time to read yet
    bool left_ = false;     ///< the student did not want to go on
    bool waiting_ = false;  ///< for the student: what is said meanwhile is not counted
};

}  // namespace cubelang::shell
