#pragma once
// A lesson's text as HTML that is well-formed as XML too.

#include <string>
#include <string_view>

#include "runtime/session/lesson/markdown.hpp"

namespace cubelang::lesson {

[[nodiscard]] std::string html(const Spans& text);
/// Of one line of Markdown.
[[nodiscard]] std::string html_line(std::string_view markdown);
[[nodiscard]] std::string html(const Block& block);

}  // namespace cubelang::lesson
