#pragma once
// Comments of a student's script that say what follows: `# exercise: two wheels`, written as people write it:
// `## Exercise 2 - two wheels`, `// excercise: 2`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

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
