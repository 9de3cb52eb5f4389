#pragma once
// Long texts in the person's own pager.

#include <string_view>

namespace cubelang::shell {

/// Shows the text in the program that PAGER names, until the person leaves it. False if none is named, standard output
/// is no terminal, or it cannot be run.
[[nodiscard]] bool page(std::string_view text);

}  // namespace cubelang::shell
