#pragma once
// The line editor at the terminal: keys to it, its screen out, and the terminal left as it was found.

#include <memory>

#include "runtime/session.hpp"
#include "runtime/shell/line_source.hpp"

namespace cubelang::shell {

/// Statements typed at a terminal, of several lines each. The session is asked what completes and what to paint.
[[nodiscard]] std::unique_ptr<LineSource> edited_lines(const Session& session, bool color);

}  // namespace cubelang::shell
