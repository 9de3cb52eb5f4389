#pragma once
// What a student has answered in a lesson, as the script that `cube check` marks.

#include <map>
#include <string>
#include <string_view>

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// An answer with the definitions that it needs: statements of `session`, a script of what the student has run, that
/// are not the lesson's own. `answer` is what they typed. Nothing is written if it needs the last value, `_`: then
/// `value`, the answer as printed, has to do.
struct Answered {
    std::string answer, value;
    std::string session;
    std::string cube;  ///< a line that chooses their cube, if it is not the lesson's; else empty
};
[[nodiscard]] std::string answer_section(const Lesson& lesson, const Answered& answered);

/// The line that such a script begins with.
[[nodiscard]] std::string_view hand_in_mark();

struct HandIn {
    std::string lesson;  ///< its file, as the script names it
    std::string seed;    ///< the student's name; empty: none
    std::map<std::string, std::string, std::less<>> answers;
};
/// In the lesson's order.
[[nodiscard]] std::string hand_in(const Lesson& lesson, const HandIn& answers);

}  // namespace cubelang::lesson
