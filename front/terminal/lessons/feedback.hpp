#pragma once
// The feedback sheet of a student: each answer, its faults, its points, and the teacher's comments.

#include <string>

#include "front/terminal/lessons/check_report.hpp"

namespace cubelang::terminal {

/// A page to print; also well-formed XML.
[[nodiscard]] std::string feedback_sheet(const CheckedScript& script);

}  // namespace cubelang::terminal
