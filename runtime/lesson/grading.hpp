#pragma once
// Grades a student's script: each answer runs in a session of its own, for a limited time, and its last value is graded
// by the lesson.

#include <chrono>

#include "runtime/lesson/grader.hpp"
#include "runtime/lesson/script.hpp"

namespace cubelang::lesson {

struct ScriptGrade {
    enum class Outcome {
        right,
        wrong,
        no_answer,  ///< the script shows no value of the kind that is wanted
        error,      ///< the script does not run
        too_long,
        ungraded  ///< there is no such exercise, or it is broken
    };
    Outcome outcome = Outcome::ungraded;
    Grade grade;
    std::string message;  ///< what kept it from being graded
    std::string errors;   ///< the script's own, as shown
};

/// "right", "no answer"
[[nodiscard]] std::string_view name(ScriptGrade::Outcome outcome);

struct GradeSetting {
    std::string file;  ///< the script's name, for messages
    std::string seed;
    std::chrono::milliseconds limit{10'000};
    const Host& host = no_host();  ///< of the lesson and of the script
    /// Called with each session while it computes, and with none when it has done so, so that it can be interrupted.
    std::function<void(Session*)> computing = [](Session*) {};
};

[[nodiscard]] ScriptGrade grade_script(const Lesson& lesson, const Script& script, const Section& section,
                                       const GradeSetting& setting);

}  // namespace cubelang::lesson
