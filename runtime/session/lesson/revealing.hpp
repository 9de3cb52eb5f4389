#pragma once
// What of a printed lesson gives an exercise away: an answer that stands below its question is read before it is found.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lesson {

/// A part of a lesson in its order, as far as it matters here.
struct PartOfPage {
    enum class Kind {
        text,     ///< a paragraph, a list, an example
        breaks,   ///< a heading or a pause: what follows it is something new
        exercise  ///< with its answers
    };
    Kind kind = Kind::text;
    std::string words;                 ///< all that a reader sees of it
    std::vector<std::string> answers;  ///< of an exercise, as they may be written
};

/// For each part: 0 if it can stay, else the number of the exercise, from 1, that it gives away or goes on from what
/// does. A short answer, such as a digit, may mean anything further on, and counts in the text after its own exercise
/// and after the next.
[[nodiscard]] std::vector<int> revealing(const std::vector<PartOfPage>& parts);

/// Does the answer stand in the words, as a word or moves of its own?
[[nodiscard]] bool tells(std::string_view words, std::string_view answer);

}  // namespace cubelang::lesson
