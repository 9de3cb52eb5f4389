#pragma once
// A lesson opened to be played: what is wrong with it is known, and what is broken is left out.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/rehearsal.hpp"

namespace cubelang::lesson {

struct Opened {
    Lesson lesson;
    std::vector<lang::Diagnostic> mistakes;  ///< in their order in the file
};
[[nodiscard]] Opened opened(Lesson lesson, std::string_view seed, const Host& host = no_host());

inline constexpr std::string_view broken_is_left_out = "what is broken in this lesson is left out";
/// That there is nothing in it.
[[nodiscard]] std::string said_of_empty(const Lesson& lesson);

}  // namespace cubelang::lesson
