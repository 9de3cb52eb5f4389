#pragma once
// A student's script: the exercises that it answers, and the lines of each answer.
//
//     # seed: anna
//     let trigger = R U R' U'
//     # exercise: lessons/2-order.md six
//     trigger
//     # exercise: twice
//     trigger trigger
//
// The lines before the first such comment belong to every answer. Without a lesson, an exercise belongs to the lesson
// of the exercise before, or the first one named in the script; `# lesson: FILE.md` names a lesson alone.
//
// A comment that only resembles such a comment, or names no exercise, gets a warning, so that no answer is counted for
// another exercise unnoticed.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/answer_grammar.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

struct Section {
    std::string lesson;    ///< as written; empty if not named
    std::string exercise;  ///< the lesson's name for it if there is one; else as written
    std::string text;
    std::uint32_t first_line = 1;
    bool solution_shown = false;  ///< `# used: the solution`
};

/// A remark on a line for the script's author.
struct Warning {
    std::uint32_t line = 1;
    std::string text;
};

struct Script {
    std::string seed;      ///< empty if not named
    std::string preamble;  ///< from line 1
    std::vector<Section> sections;
    std::vector<Warning> warnings;
};

/// The exercises of the lesson with this name in a script (may be empty), in order. Empty if the lesson cannot be
/// read.
using ExerciseNames = std::function<std::vector<std::string>(const std::string& lesson)>;

[[nodiscard]] Script read_script(std::string_view text, const ExerciseNames& names_of = {});

/// The statements of an answer, each replaced by the one that it means in the grammar of answers, alone or after
/// `let answer =`. The number of lines is kept.
[[nodiscard]] std::string answer_script(std::string_view text, const ExpectedAnswer& expected, const IsName& is_name);
/// The last statement, if it is words that neither the grammar nor the language contains; else empty.
[[nodiscard]] std::string not_understood(std::string_view text, const ExpectedAnswer& expected, const Session& session);

/// A comment that begins an answer: the word `exercise` and, in any order that is clear, a number, a lesson, a name.
struct Header {
    std::string written{};                   ///< all that stands after the word
    std::string lesson{}, number{}, name{};  ///< its parts; may be empty
    bool has_mark = false;                   ///< `exercise:`, `exercise 2 -`
};
/// The header on this line, if there is one: `# exercise: two wheels`, `## Exercise 2 of 5: Two Wheels`.
[[nodiscard]] std::optional<Header> header_on(std::string_view line);
/// The header that another comment may be meant to be: `# Excercise 2`, `# 2. two wheels`, `# two wheels`.
[[nodiscard]] std::optional<Header> resembled_on(std::string_view line, const std::vector<std::string>& names);

/// The exercise that a header names, apart from case, spaces and punctuation; or, without a name, its number.
[[nodiscard]] std::optional<std::string> named(const Header& header, const std::vector<std::string>& names);
/// The name that it may be meant to have; may be empty.
[[nodiscard]] std::string suggestion(const Header& header, const std::vector<std::string>& names);

/// The value after `# KEY:` (in any case) on a line with nothing else.
[[nodiscard]] std::optional<std::string_view> value_of(std::string_view line, std::string_view key);

/// Does the word end like the name of a lesson file?
[[nodiscard]] bool is_lesson_file(std::string_view word);

}  // namespace cubelang::lesson
