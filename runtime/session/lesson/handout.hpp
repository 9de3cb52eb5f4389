#pragma once
// A lesson as a page to print: one HTML file with examples and their answers, drawn nets, and exercises with room to
// write. Model answers, and text after an exercise that would reveal its answer, are moved to the end.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// The page; also well-formed XML. `seed`: as the student gave it, shown at the end; may be empty.
[[nodiscard]] std::string handout(const Lesson& lesson, const std::string& seed, bool answers,
                                  const Host& host = no_host());
/// The frame of such pages, with their style. `title` is text, `body` HTML.
[[nodiscard]] std::string page_to_print(std::string_view title, std::string_view body);

/// A part of a lesson, reduced to the data that decides whether it reveals an answer that the reader has yet to find.
struct HandoutPart {
    enum class Kind {
        text,     ///< a paragraph, a list, an example
        breaks,   ///< a heading or a pause: a new subject follows
        exercise  ///< an exercise, with its answers
    };
    Kind kind = Kind::text;
    std::string words;                 ///< all text that the reader sees
    std::vector<std::string> answers;  ///< of an exercise, in several spellings
};

/// For each part: 0 if it can stay, else the number, from 1, of the exercise that it reveals, itself or by continuing
/// such a part. A short answer, such as a digit, is unspecific: it counts only in the text after its exercise and
/// after the next.
[[nodiscard]] std::vector<int> spoilers(const std::vector<HandoutPart>& parts);

/// Do the words contain the answer as a whole word or whole moves?
[[nodiscard]] bool contains_answer(std::string_view words, std::string_view answer);

}  // namespace cubelang::lesson
