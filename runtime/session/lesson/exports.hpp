#pragma once
// A lesson for other programs: a notebook for nbgrader.

#include <string>
#include <string_view>

#include "runtime/meaning/host/host.hpp"
#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

// The texts with which the files begin.
inline constexpr std::string_view notebook_mark = "{\"metadata\":{\"written_by\":\"cube lesson\"";

/// The lesson as a Jupyter notebook with the cells of nbgrader, the teacher's version: an exercise has a cell for the
/// student, with the model answer, and a cell of hidden tests; one that is marked by hand has a single cell. The
/// lesson must be rehearsed. `seed`: as the student gave it; may be empty.
[[nodiscard]] std::string notebook(const Lesson& lesson, const std::string& seed, const Host& host);

}  // namespace cubelang::lesson
