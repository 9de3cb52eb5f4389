#pragma once
// Grades each answer on a separate thread, so that an answer that cannot be stopped does not hold up the others.

#include "runtime/session/lesson/grading.hpp"

namespace cubelang::terminal {

/// Ctrl-C interrupts it. The lesson, and all that the setting refers to, must live until the process ends.
[[nodiscard]] lesson::ScriptGrade grade_separately(const lesson::Lesson& lesson, lesson::Script script,
                                                   lesson::Section section, lesson::GradeSetting setting);

/// Whether a thread was abandoned (runtime/session/watchdog.hpp): then the process must end by _Exit.
[[nodiscard]] bool is_thread_abandoned();

}  // namespace cubelang::terminal
