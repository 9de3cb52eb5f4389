#pragma once
// A lesson tried before anyone sees it: every example run, every exercise given its own answer.

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// The mistakes that show when the lesson runs. Exercises that have one are taken out of it.
[[nodiscard]] std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host = no_host());

}  // namespace cubelang::lesson
