#pragma once
// A lesson as a page to print: one HTML file with examples and their answers, drawn nets, and exercises with room to
// write. Model answers, and text after an exercise that would reveal its answer, are moved to the end.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/embedded_file.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// The page; also well-formed XML. `seed`: as the student gave it, shown at the end; may be empty.
[[nodiscard]] std::string handout(const Lesson& lesson, const std::string& seed, bool answers,
                                  const Host& host = no_host());
/// The style sheet, from handout.css.
[[nodiscard]] std::span<const EmbeddedFile> handout_styles();
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

/// For each part: 0 if it can stay, else the number, from 1, of the exercise whose answer it contains, or of the part
/// that it continues. Such a part is continued up to a heading, a pause or an exercise, but for a part that leads to
/// that exercise; a sentence before it that ends in a colon belongs to it. An answer of one or two characters counts
/// after its exercise and after the next; words that stand in every text, such as yes or even, do not count.
[[nodiscard]] std::vector<int> spoilers(const std::vector<HandoutPart>& parts);

/// Do the words contain the answer as a whole word or whole moves?
[[nodiscard]] bool contains_answer(std::string_view words, std::string_view answer);

}  // namespace cubelang::lesson
