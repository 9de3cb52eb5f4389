#pragma once
// The files that `cube lesson` writes for teachers: handouts.

#include <string>

#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/lesson/grader.hpp"

namespace cubelang::terminal {

/// The usage error of the options that name files; may be empty.
[[nodiscard]] std::string problem_of_files(const Options& options);

struct LessonFiles {
    const Options& options;
    const lesson::RehearsedLesson& opened;
    const Host& host;  ///< reads only
};
/// Writes the handout that the options name, or one for each name of a class. Returns the exit status.
[[nodiscard]] int write_handouts(const LessonFiles& files, Output& output);

}  // namespace cubelang::terminal
