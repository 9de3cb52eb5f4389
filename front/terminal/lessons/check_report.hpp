#pragma once
// What `cube check` is given, and what is said of a graded script: in words for its author, JSON for a teacher's tool.

#include <map>
#include <string>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "runtime/session/lesson/grading.hpp"

namespace cubelang::shell {

/// One exercise of one script.
struct CheckedAnswer {
    std::string lesson, exercise;
    lesson::ScriptGrade graded;
};
struct CheckedScript {
    std::string file, seed;
    std::vector<CheckedAnswer> answers;
    std::string problem;  ///< why nothing in it could be graded; may be empty
    std::vector<lesson::Warning> warnings{};

    [[nodiscard]] bool is_right() const;
};

// Whatever scripts are called and quote, a report does nothing to a terminal (see runtime/base/printable.hpp).
/// For its author: each exercise, and what a wrong answer does instead.
[[nodiscard]] std::string in_full(const CheckedScript& script, const render::Screen& screen);
/// What its author should look at, each on a line: `anna.cube:5: warning: …`
[[nodiscard]] std::string warnings_of(const CheckedScript& script);
/// Where nobody else has: which lessons scripts have chosen to be marked by, but those of the course. Empty if there
/// are none.
[[nodiscard]] std::string said_of_lessons(const std::vector<CheckedScript>& scripts);
/// One object for each exercise, each on a line.
[[nodiscard]] std::string as_json(const CheckedScript& script);

/// The words of the command line, sorted: a lesson, scripts, folders of scripts.
struct Handed {
    std::string lesson;
    std::vector<std::string> scripts;
    std::map<std::string, std::string> found{};  ///< scripts that nobody has named, and the folders they were found in
    std::string problem;                         ///< wrong usage; empty if there is none
};

[[nodiscard]] Handed sorted_words(const Options& options);

}  // namespace cubelang::shell
