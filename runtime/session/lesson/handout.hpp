#pragma once
// A lesson as a page to print: HTML in one file, its examples with their answers, nets drawn, its exercises with room
// to write. Model answers come at the end, and so does what follows an exercise and would give its answer away.

#include <functional>
#include <string>
#include <string_view>

#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/markdown/html.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// Well-formed as XML too.
/// `seed` as the student gave it, shown at the end; may be empty.
[[nodiscard]] std::string handout(const Lesson& lesson, const std::string& seed, bool answers,
                                  const Host& host = no_host());
/// How a page is written: HTML of a statement of an example, and of the text.
struct HandoutLook {
    std::function<std::string(const Session& session, std::string_view statement)> statement;
    markdown::HtmlWriter& writer;
};

/// The same without the frame of a page and without a seed, with answers.
[[nodiscard]] std::string handout_body(const Lesson& lesson, const HandoutLook& look, const Host& host = no_host());

}  // namespace cubelang::lesson
