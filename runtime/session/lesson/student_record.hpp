#pragma once
// A student's data: progress in a lesson, the random seed of the exercises, the answers to hand in.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "runtime/base/split_mix.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/student_name.hpp"

namespace cubelang::lesson {

/// The progress that the program saves between two sittings.
struct StudentRecord {
    std::uint64_t content = 0;                                ///< fingerprint of the lesson's text
    std::size_t at = 0;                                       ///< the number of stops passed
    std::set<std::string> solved;                             ///< exercises, by name
    std::map<std::string, std::string, std::less<>> answers;  ///< to the solved exercises, as statements
    std::set<std::string> shown;  ///< exercises whose solution was shown before they were solved

    friend bool operator==(const StudentRecord&, const StudentRecord&) = default;
};

[[nodiscard]] std::string to_text(const StudentRecord& record);

/// In the comment `# used: …` of a hand-in script.
inline constexpr std::string_view the_solution = "the solution";

struct ReadRecord {
    StudentRecord record;  ///< the readable part
    bool whole = true;
};
[[nodiscard]] ReadRecord record_from(std::string_view text);

/// The message for a damaged record; `where` it was saved: " (FILE)", or empty.
[[nodiscard]] std::string damaged_record_message(std::string_view where = {});

/// The value of `seed` in an exercise: at least 0 and less than 2^53, so that every other program can represent it.
[[nodiscard]] constexpr std::uint64_t exercise_seed(std::uint64_t students, std::string_view exercise) {
    auto state = split_mix(students) ^ fingerprint(exercise);
    return split_mix(state) >> 11U;
}

/// An answer with the definitions that it needs. `answer`: the text that was typed; `session`: a script of the
/// student's statements. Statements of the lesson are left out. If the answer needs the last value, `_`, only `value`
/// is written, the answer as printed.
struct RecordedAnswer {
    std::string answer, value;
    std::string session;
    std::string cube;  ///< a line that sets the student's cube if it differs from the lesson's; else empty
};
[[nodiscard]] std::string answer_section(const Lesson& lesson, const RecordedAnswer& recorded);

/// The first line of such a script.
[[nodiscard]] std::string_view hand_in_mark();

/// A student's answers in a lesson, for the script that `cube check` marks.
struct HandIn {
    std::string lesson;  ///< its file name in the script
    std::string seed;    ///< the student's name; may be empty
    const StudentRecord& record;
};
/// In lesson order. `# used: the solution` stands below an exercise whose solution was shown.
[[nodiscard]] std::string hand_in(const Lesson& lesson, const HandIn& answers);

}  // namespace cubelang::lesson
