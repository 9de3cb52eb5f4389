#pragma once
// How the prompt looks while something is typed.

#include <string_view>
#include <vector>

#include "front/terminal/editor/styles.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// The language's colours (see runtime/session/coloring.hpp), and those of the prompt's own commands. The cursor may be
/// nowhere.
[[nodiscard]] std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::shell
