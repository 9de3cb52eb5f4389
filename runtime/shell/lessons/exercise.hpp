#pragma once
// One exercise in hand: asked, answered, hinted at.

#include "runtime/shell/lessons/view.hpp"

namespace cubelang::shell {

class LessonExercise {
public:
    LessonExercise(const lesson::Exercise& exercise, LessonView& view, Output& output);

    /// Shows the task. `heading` says which exercise it is.
    void ask(const std::string& heading);
    [[nodiscard]] std::string prompt() const;

    /// Takes a line that the student typed: their answer, or something they want to see. True if it is right.
    bool take(const std::string& line);
    /// Gives the model answer. True if it is right, as it should be.
    bool take_model();

    /// The right answer that was taken last, as the script that is handed in has it.
    [[nodiscard]] std::string section(const lesson::Lesson& lesson) const;

    void hint();
    void show_solution();

private:
    bool judge(const std::string& written);
    void judge_wrong(const lesson::Grade& grade);
    void say_unfit();
    void say_value(const lesson::Grade& grade);
    void say_what_it_does(const lesson::Grade& grade);
    [[nodiscard]] std::string statement_of(const std::string& word) const;
    [[nodiscard]] std::string as_typed(const std::string& answer) const;

    const lesson::Exercise& exercise_;
    LessonView& view_;
    Output& output_;
    std::string typed_;  ///< the line in hand
    std::string value_;  ///< the right answer as printed
    std::size_t hints_ = 0, tries_ = 0;
    bool said_unfit_ = false;
};

}  // namespace cubelang::shell
