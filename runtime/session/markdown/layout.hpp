#pragma once
// Markdown on a screen: wrapped to its width, painted as far as it has colours. Without colours code keeps
// Markdown's own marks, and headings are underlined by a line.

#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"
#include "runtime/session/markdown/markdown.hpp"

namespace cubelang::markdown {

/// A paragraph as lines, each ended. `mark` comes before the first line, painted as `role`, the others are indented.
[[nodiscard]] std::string wrapped(std::string_view markdown, const render::Screen& screen, std::string_view mark = {},
                                  render::Role role = render::Role::plain);

[[nodiscard]] std::string laid_out(const Block& block, const render::Screen& screen);

}  // namespace cubelang::markdown
