#pragma once
// A lesson as a page to print: HTML in one file, its examples with their answers, nets drawn, its exercises with room
// to write. Model answers come at the end, and so does what follows an exercise and would give its answer away.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/markdown/html.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// Well-formed as XML too. `seed` as the student gave it, shown at the end; may be empty.
[[nodiscard]] std::string handout(const Lesson& lesson, const std::string& seed, bool answers,
                                  const Host& host = no_host());
/// How a page is written: HTML of a statement of an example, and of the text.
struct HandoutLook {
    std::function<std::string(const Session& session, std::string_view statement)> statement;
    markdown::HtmlWriter& writer;
};

/// The same without the frame of a page and without a seed, with answers.
[[nodiscard]] std::string handout_body(const Lesson& lesson, const HandoutLook& look, const Host& host = no_host());

/// A part of a lesson in its order, as far as it matters for what gives an exercise away: an answer that stands below
/// its question is read before it is found.
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
