#pragma once
// The files that `cube lesson` writes for teachers: handouts; and the file of words
// that it reads.

#include <string>

#include "front/terminal/options/options.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/translation.hpp"

namespace cubelang::shell {

/// The words of the language that --language names, by its name or its file. `problem`: the usage error, or empty.
[[nodiscard]] lesson::Translation words_of(const Options& options, std::string& problem);

/// The usage error of the options that name files; may be empty.
[[nodiscard]] std::string problem_of_files(const Options& options);

struct LessonFiles {
    const Options& options;
    const lesson::RehearsedLesson& opened;
    const lesson::Translation& words;
    const Host& host;  ///< reads only
};
/// Writes the handout that the options name, or one for each name of a class. Returns the exit status.
[[nodiscard]] int write_handouts(const LessonFiles& files, Output& output);

}  // namespace cubelang::shell
