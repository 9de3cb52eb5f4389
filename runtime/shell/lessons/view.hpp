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

    /// Shows the steps from `begin` up to `end` (not included).
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
    void blank_line() { output_.write("\n"); }

private:
    void show(const lesson::Example& example);
    void show(const lesson::Pause&) {}
    void show(const lesson::Exercise&) {}
    template <class Text>
    void show(const Text& text);
    void echo(const std::string& statement);
    /// What is looked at, in its present state.
    [[nodiscard]] const render::Screen& screen() const;

    const lesson::Lesson& lesson_;
    LessonSetting setting_;
    Output& output_;
    std::unique_ptr<lesson::Grader> grader_;
    StudentSession student_;
};

}  // namespace cubelang::shell
