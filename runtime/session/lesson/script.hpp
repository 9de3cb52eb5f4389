#pragma once
// A student's script: which exercises it answers, and with which of its lines.
//
//     # seed: anna
//     let trigger = R U R' U'
//     # exercise: lessons/2-order.md six
//     trigger
//     # exercise: twice
//     trigger trigger
//
// The lines before the first such comment belong to every answer. A lesson that is not named is that of the exercise
// before, or the first that is named at all; `# lesson: FILE.md` names one alone.
//
// How such a comment is written does not matter as long as it is clear what is meant (see Header). What
// looks like one and is none is warned of, so that no answer goes to another exercise unseen.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

struct Section {
    std::string lesson;    ///< as written; empty if none is named
    std::string exercise;  ///< as the lesson calls it, if it has it; else as written
    std::string text;
    std::uint32_t first_line = 1;
};

/// Something about a line that its author should look at.
struct Warning {
    std::uint32_t line = 1;
    std::string text;
};

struct Script {
    std::string seed;      ///< empty if none is named
    std::string preamble;  ///< from line 1
    std::vector<Section> sections;
    std::vector<Warning> warnings;
};

/// The exercises of a lesson, as a script names it (empty: by no name), in their order; empty if it cannot be read.
using ExerciseNames = std::function<std::vector<std::string>(const std::string& lesson)>;

[[nodiscard]] Script read_script(std::string_view text, const ExerciseNames& names_of = {});

// Comments of a student's script that say what follows: `# exercise: two wheels`, written as people write it:
// `## Exercise 2 - two wheels`, `// excercise: 2`.

/// A comment that begins an answer, or could be meant to.
struct Header {
    enum class Sort {
        plain,    ///< the word and a mark: `exercise:`, `exercise 2 -`
        likely,   ///< the word alone, or a number with a mark: it counts if the lesson has such an exercise
        doubtful  ///< a name alone, or behind a statement: it does not count, but something is said if it looks meant
    };
    Sort sort = Sort::plain;
    bool has_word = false;  ///< `exercise`, however misspelt
    std::string lesson;     ///< as written; may be empty
    std::string number;     ///< digits; may be empty
    std::string name;       ///< as written; may be empty
};

/// What the comment on this line is, if it can be a header at all.
[[nodiscard]] std::optional<Header> header_on(std::string_view line);

/// What follows `# KEY:`, in any case, on a line of its own.
[[nodiscard]] std::optional<std::string_view> value_of(std::string_view line, std::string_view key);

/// Is this how a lesson's file is called?
[[nodiscard]] bool is_lesson_file(std::string_view word);

/// Which of these names a header means, and how well.
struct Match {
    enum class How {
        none,
        by_number,  ///< its number is right, its name unknown
        nearly,     ///< the nearest name
        exactly     ///< but for case, spaces and punctuation; or by its number alone
    };
    How how = How::none;
    std::string name;
};
[[nodiscard]] Match match(const Header& header, const std::vector<std::string>& names);

}  // namespace cubelang::lesson
