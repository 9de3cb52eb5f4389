#pragma once
// Grades a student's script: each answer runs in a separate session with a time limit, and the lesson grades its last
// value.

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::lesson {

struct ScriptGrade {
    enum class Outcome {
        right,
        wrong,
        no_answer,       ///< the script shows no value of the expected type
        not_understood,  ///< its last line is words that answer nothing
        error,           ///< the script fails
        too_long,
        ungraded,  ///< the exercise is unknown or broken
        by_hand    ///< `grade.answer` is the student's text, which a teacher marks
    };
    Outcome outcome = Outcome::ungraded;
    Grade grade;
    std::string message;  ///< the reason why there is no grade
    std::string errors;   ///< the script's error messages
};

/// The name of an outcome, and its sign in the table of a class.
struct OutcomeRow {
    ScriptGrade::Outcome outcome;
    std::string_view name, sign;
};
inline constexpr std::array outcome_rows{
    OutcomeRow{ScriptGrade::Outcome::right, "right", "x"},
    OutcomeRow{ScriptGrade::Outcome::wrong, "wrong", "-"},
    OutcomeRow{ScriptGrade::Outcome::no_answer, "no answer", "n"},
    OutcomeRow{ScriptGrade::Outcome::not_understood, "not understood", "u"},
    OutcomeRow{ScriptGrade::Outcome::error, "error", "e"},
    OutcomeRow{ScriptGrade::Outcome::too_long, "too long", "t"},
    OutcomeRow{ScriptGrade::Outcome::ungraded, "not marked", "?"},
    OutcomeRow{ScriptGrade::Outcome::by_hand, "to mark by hand", "h"},
};
static_assert(outcome_rows.size() == static_cast<std::size_t>(ScriptGrade::Outcome::by_hand) + 1);

[[nodiscard]] constexpr const OutcomeRow& row_of(ScriptGrade::Outcome outcome) {
    return outcome_rows[static_cast<std::size_t>(outcome)];
}
static_assert(std::ranges::all_of(outcome_rows, [](const auto& row) { return &row == &row_of(row.outcome); }));
/// "right", "no answer"
[[nodiscard]] constexpr std::string_view name(ScriptGrade::Outcome outcome) { return row_of(outcome).name; }

/// The time limit of an answer; longer in debug builds, which are slow.
#ifdef NDEBUG
inline constexpr std::chrono::milliseconds usual_limit{10'000};
#else
inline constexpr std::chrono::milliseconds usual_limit{100'000};
#endif

struct GradeSetting {
    std::string file;  ///< the script's name, for messages
    std::string seed;
    std::chrono::milliseconds limit = usual_limit;         ///< for the script
    std::chrono::milliseconds lesson_limit = usual_limit;  ///< for the lesson's own statements, if greater
    Host host{};                                           ///< for the lesson and the script
    std::vector<std::string> folders{};  ///< in a sandbox, the script imports only modules in and below these
    /// Do scripts name no exercise? Then every file with more than definitions, or with one of `answer`, counts as a
    /// script with answers, which no other script imports.
    bool whole_scripts = false;
    /// Called with each session when it starts to compute, and with null when it ends, so that it can be interrupted.
    std::function<void(Session*)> computing = [](Session*) {};
    /// Does the present time count as the answer's? Making the solvers' tables, for one, does not.
    Watchdog::Counts counts = Watchdog::always;
    LastResort last_resort{};  ///< if an answer cannot be stopped
};

[[nodiscard]] ScriptGrade grade_script(const Lesson& lesson, const Script& script, const Section& section,
                                       const GradeSetting& setting);

}  // namespace cubelang::lesson
