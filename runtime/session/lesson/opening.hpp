#pragma once
// A lesson opened to be played: it is tried before anyone sees it, every example run, every exercise given its own
// answer. What is wrong with it is known then, and what is broken is left out.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// The mistakes that show when the lesson runs. Exercises that have one are taken out of it.
[[nodiscard]] std::vector<lang::Diagnostic> rehearse(Lesson& lesson, std::uint64_t seed, const Host& host = no_host());

struct Opened {
    Lesson lesson;
    std::vector<lang::Diagnostic> mistakes;  ///< in their order in the file
};
[[nodiscard]] Opened opened(Lesson lesson, std::string_view seed, const Host& host = no_host());

inline constexpr std::string_view broken_is_left_out = "what is broken in this lesson is left out";
/// That there is nothing in it.
[[nodiscard]] std::string said_of_empty(const Lesson& lesson);

}  // namespace cubelang::lesson
