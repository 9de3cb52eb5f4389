#pragma once
// Markdown as HTML that is also well-formed XML.

#include <string>
#include <string_view>

#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {

[[nodiscard]] std::string html(const Spans& text);
[[nodiscard]] std::string html(const Block& block);
/// The HTML of one line of Markdown.
[[nodiscard]] std::string html_line(std::string_view markdown);

}  // namespace cubelang::markdown
