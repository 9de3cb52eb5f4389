#pragma once
// An audit of a lesson's conditions: which wrong answers do they let through? Each exercise is answered with near
// misses of its model answer (an inverse, one move more, moved centres …) and with ways around its `without` and `form`
// (the question itself in every built-in function, a definition that is changed afterwards).

#include <cstddef>
#include <vector>

#include "runtime/session/lesson/grader.hpp"

namespace cubelang::lesson {

struct Audit {
    std::vector<lang::Diagnostic> passed;  ///< answers that are marked right, but are neither the model nor `also`
    std::size_t tried = 0;
};

/// Audits a rehearsed lesson. `over`: ends the audit early. `limit`: the longest time for a statement of the lesson, or
/// 0.
[[nodiscard]] Audit audit(const Lesson& lesson, std::uint64_t seed, const Host& host, const std::function<bool()>& over,
                          std::chrono::milliseconds limit = {});

}  // namespace cubelang::lesson
