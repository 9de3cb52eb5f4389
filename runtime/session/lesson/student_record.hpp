#pragma once
// What there is of a student: how far they have come in a lesson, which chance their exercises have, what they hand in.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "runtime/base/split_mix.hpp"
#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// What the program keeps between two sittings.
struct StudentRecord {
    std::uint64_t content = 0;                                ///< the fingerprint of the lesson's text
    std::size_t at = 0;                                       ///< how many stops are behind the student
    std::set<std::string> solved;                             ///< exercises, by name
    std::map<std::string, std::string, std::less<>> answers;  ///< to those that are solved: statements, as in a script
    std::set<std::string> shown;  ///< those whose solution was asked for before they were solved

    friend bool operator==(const StudentRecord&, const StudentRecord&) = default;
};

[[nodiscard]] std::string to_text(const StudentRecord& record);

struct ReadRecord {
    StudentRecord record;  ///< as much as could be read
    bool whole = true;
};
[[nodiscard]] ReadRecord record_from(std::string_view text);

/// That not all of it could be read; `where` it was kept: " (FILE)", or nothing.
[[nodiscard]] std::string said_of_damaged(std::string_view where = {});

// The chance in exercises comes from the student's name and the exercise's, so that everyone has exercises of their own
// and the teacher has the same.
/// A number for a text, by FNV-1a: the same on every machine.
[[nodiscard]] constexpr std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t sum = 0xCBF29CE484222325U;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return sum;
}

/// A whole number stands for itself (modulo 2^64), any other text for a number of its own.
[[nodiscard]] constexpr std::uint64_t seed_of(std::string_view name_or_number) {
    if (name_or_number.empty() || name_or_number.find_first_not_of("0123456789") != std::string_view::npos)
        return fingerprint(name_or_number);
    std::uint64_t number = 0;
    for (const char c : name_or_number) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    return number;
}

/// What `seed` is in an exercise: from 0 up, less than 2^53, so that every other program can hold it too.
[[nodiscard]] constexpr std::uint64_t exercise_seed(std::uint64_t students, std::string_view exercise) {
    auto state = split_mix(students) ^ fingerprint(exercise);
    return split_mix(state) >> 11U;
}

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

/// What a student has answered in a lesson, for the script that `cube check` marks.
struct HandIn {
    std::string lesson;  ///< its file, as the script names it
    std::string seed;    ///< the student's name; empty: none
    std::map<std::string, std::string, std::less<>> answers;
};
/// In the lesson's order.
[[nodiscard]] std::string hand_in(const Lesson& lesson, const HandIn& answers);

}  // namespace cubelang::lesson
