#pragma once
// How the prompt looks while something is typed: colours, and a call's signature below it.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/editor/styles.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// The cursor may be nowhere. A name that means nothing is left plain: perhaps it is not finished, or to be defined
/// yet.
[[nodiscard]] std::vector<editor::Stretch> paint(const Session& session, std::string_view text, std::size_t cursor);

/// The signature of the function in whose brackets the cursor is; empty if it is in none.
[[nodiscard]] std::string signature_at(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::shell
