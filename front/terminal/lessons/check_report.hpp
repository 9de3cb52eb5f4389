#pragma once
// The arguments of `cube check`, and the report on a graded script: as text for its author, as JSON for a teacher's
// tools.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "front/terminal/lessons/hand_marks.hpp"
#include "front/terminal/options/options.hpp"
#include "runtime/session/lesson/grading.hpp"
#include "runtime/session/lesson/student_session.hpp"

namespace cubelang::terminal {

/// One exercise of one script.
struct CheckedAnswer {
    std::string lesson, exercise;
    lesson::ScriptGrade graded;
    bool solution_shown = false;        ///< in the lesson, according to the script
    double points = 1;                  ///< of a right answer
    std::vector<std::string> rubric{};  ///< of an exercise that is marked by hand
    std::optional<HandMark> mark{};     ///< the teacher's

    /// The points that it earns; none yet if it has to be marked by hand.
    [[nodiscard]] std::optional<double> earned() const;
    /// "right", "marked by hand", "wrong (solution shown)".
    [[nodiscard]] std::string outcome_text() const;
};
/// A sum of points.
struct Points {
    double earned = 0, of = 0;
    std::size_t open = 0;  ///< answers that are not yet marked by hand

    void add(double most, std::optional<double> got) {
        of += most;
        earned += got.value_or(0);
        open += got ? 0 : 1;
    }
};
struct CheckedScript {
    std::string file, seed;
    std::vector<CheckedAnswer> answers;
    std::string problem;  ///< the reason why nothing in it was graded; may be empty
    std::vector<lesson::Warning> warnings{};
    std::string student{};  ///< see name_students

    /// Is every answer right, as far as the program marks it?
    [[nodiscard]] bool is_right() const;
};

// Reports contain no control characters from file names or scripts (see runtime/base/printable.hpp).
/// For the author: each exercise, and the effect of a wrong answer.
[[nodiscard]] std::string in_full(const CheckedScript& script, const render::Screen& screen);
/// The fault of a wrong answer and its conditions; or the rubric and the teacher's comment.
[[nodiscard]] std::vector<lesson::LessonMessage> explained(const CheckedAnswer& answer);
/// The warnings, one per line: `anna.cube:5: warning: …`
[[nodiscard]] std::string warnings_of(const CheckedScript& script);
/// A line with the lessons that marked answers, if the scripts named them; without those of the course. May be empty.
[[nodiscard]] std::string lessons_note(const std::vector<CheckedScript>& scripts);
/// One object for each exercise, one per line.
[[nodiscard]] std::string as_json(const CheckedScript& script);

/// The arguments, sorted: a lesson, scripts, folders of scripts.
struct CheckArguments {
    std::string lesson;
    std::vector<std::string> scripts;
    std::map<std::string, std::string> found{};  ///< scripts found in folders, with their folders
    std::vector<std::string> unread{};           ///< other files in these folders, which are not marked
    std::string problem;                         ///< the usage error; may be empty
};

[[nodiscard]] CheckArguments sort_arguments(const Options& options);

}  // namespace cubelang::terminal
