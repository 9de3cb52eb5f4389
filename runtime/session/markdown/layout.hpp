#pragma once
// Markdown on a terminal: wrapped to its width and painted in its colours. Without colours, code keeps its backticks
// and headings are underlined.

#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {

/// A paragraph as newline-terminated lines. `mark` precedes the first line, painted as `role`; the other lines are
/// indented.
[[nodiscard]] std::string wrapped(std::string_view markdown, const render::Screen& screen, std::string_view mark = {},
                                  render::Role role = render::Role::plain);

[[nodiscard]] std::string laid_out(const Block& block, const render::Screen& screen);

}  // namespace cubelang::markdown
