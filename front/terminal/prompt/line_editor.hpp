#pragma once
// The line editor at the terminal: keys to it, its screen out, and the terminal left as it was found.

#include <functional>
#include <memory>
#include <string_view>

#include "front/terminal/prompt/completion.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

using Completer = std::function<Completion(std::string_view before)>;

/// Statements typed at a terminal, of several lines each. The session is asked what to paint, and what completes unless
/// another is to be asked.
[[nodiscard]] std::unique_ptr<LineSource> edited_lines(const Session& session, bool color, Completer completer = {});

}  // namespace cubelang::shell
