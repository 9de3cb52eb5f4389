#pragma once
// One exercise in hand: asked, answered, hinted at.

#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/student_session.hpp"

namespace cubelang::lesson {

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

}  // namespace cubelang::lesson
