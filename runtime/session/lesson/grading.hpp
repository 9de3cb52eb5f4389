#pragma once
// Grades a student's script: each answer runs in a session of its own, for a limited time, and its last value is graded
// by the lesson.

#include <chrono>

#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/watchdog.hpp"

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

/// How long an answer may take; a build that checks itself is slow, and that is no fault of the answer.
#ifdef NDEBUG
inline constexpr std::chrono::milliseconds usual_limit{10'000};
#else
inline constexpr std::chrono::milliseconds usual_limit{100'000};
#endif

struct GradeSetting {
    std::string file;  ///< the script's name, for messages
    std::string seed;
    std::chrono::milliseconds limit = usual_limit;         ///< of the script
    std::chrono::milliseconds lesson_limit = usual_limit;  ///< of what the lesson itself runs, if that is more
    const Host& host = no_host();                          ///< of the lesson and of the script
    /// Called with each session while it computes, and with none when it has done so, so that it can be interrupted.
    std::function<void(Session*)> computing = [](Session*) {};
    /// Is time that passes now the answer's? Making the solvers' tables, for one, is not.
    Watchdog::Counts counts = Watchdog::always;
};

[[nodiscard]] ScriptGrade grade_script(const Lesson& lesson, const Script& script, const Section& section,
                                       const GradeSetting& setting);

}  // namespace cubelang::lesson
