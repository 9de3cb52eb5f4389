#pragma once
// Lines typed at a terminal that can do no more than write: it shows and erases what is typed by itself.

#include <memory>

#include "front/terminal/prompt/line_source.hpp"

namespace cubelang::shell {

[[nodiscard]] std::unique_ptr<LineSource> plain_lines();

}  // namespace cubelang::shell
