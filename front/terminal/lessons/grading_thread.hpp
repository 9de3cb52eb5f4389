#pragma once
// Grades each answer on a separate thread, so that an answer that cannot be stopped does not hold up the others.

#include <chrono>
#include <string>
#include <vector>

#include "runtime/session/lesson/grading.hpp"

namespace cubelang::shell {

struct GradeTask {
    const lesson::Lesson& lesson;  ///< lives until the process ends
    lesson::Script script;
    lesson::Section section;
    std::string file, seed;
    Host host;
    std::vector<std::string> folders{};    ///< as in lesson::GradeSetting
    std::vector<std::string> handed_in{};  ///< files that the script must not import
    std::chrono::milliseconds limit = lesson::usual_limit;
};

/// Ctrl-C interrupts it.
[[nodiscard]] lesson::ScriptGrade grade_separately(GradeTask task);

/// Whether a thread was abandoned (runtime/session/watchdog.hpp): then the process must end by _Exit.
[[nodiscard]] bool is_thread_abandoned();

}  // namespace cubelang::shell
