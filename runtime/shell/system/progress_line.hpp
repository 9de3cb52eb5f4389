#pragma once
// How far a long computation has come, on one line of the terminal that is written over again and again.

#include <functional>
#include <string>

namespace cubelang::shell {

/// Takes a line, or nothing to wipe the last one away. Nothing at all if standard error is no terminal, or a dumb one.
[[nodiscard]] std::function<void(const std::string& progress)> progress_line();

}  // namespace cubelang::shell
