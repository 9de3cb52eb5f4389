#pragma once
// What Tab offers.

#include <string_view>

#include "front/terminal/editor/menu.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

using editor::Candidate;
using editor::Completion;

/// `before` is the line up to the cursor.
[[nodiscard]] Completion complete(const Session& session, std::string_view before);

}  // namespace cubelang::shell
