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
// Such comments may be written in any way that is clear (see Header). A comment that only resembles one gets a
// warning, so that no answer is counted for another exercise unnoticed.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// Comments that begin an answer: `# exercise: two wheels`, in all the ways that people write it: `## Exercise 2 - two
// wheels`, `// excercise: 2`.

/// A comment that begins an answer, or could be meant to.
struct Header {
    enum class Sort {
        plain,    ///< the word and a punctuation mark: `exercise:`, `exercise 2 -`
        likely,   ///< the word alone, or a number with a mark: counts if the lesson has such an exercise
        doubtful  ///< a name alone, or after a statement: does not count, but may get a warning
    };
    Sort sort = Sort::plain;
    bool has_word = false;  ///< `exercise`, however misspelt
    std::string lesson;     ///< as written; may be empty
    std::string number;     ///< digits; may be empty
    std::string name;       ///< as written; may be empty
};

/// The header in the comment on this line, if there is one.
[[nodiscard]] std::optional<Header> header_on(std::string_view line);

/// The value after `# KEY:` (in any case) on a line with nothing else.
[[nodiscard]] std::optional<std::string_view> value_of(std::string_view line, std::string_view key);

/// Does the word end like the name of a lesson file?
[[nodiscard]] bool is_lesson_file(std::string_view word);

/// The exercise name that a header means, and how well it matches.
struct Match {
    enum class How {
        none,
        by_number,  ///< by number; its name is unknown
        nearly,     ///< the nearest name
        exactly     ///< apart from case, spaces and punctuation; or by number without a name
    };
    How how = How::none;
    std::string name;
    bool has_number = false;  ///< the header's number is that of this exercise
};
[[nodiscard]] Match match(const Header& header, const std::vector<std::string>& names);

}  // namespace cubelang::lesson
