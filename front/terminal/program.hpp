#pragma once
// The whole program: words of the command line in, exit status out.

#include <string>
#include <vector>

namespace cubelang::terminal {

/// `called`: the name or path of the program, from the shell.
[[nodiscard]] int program(const std::string& called, const std::vector<std::string>& words) noexcept;

}  // namespace cubelang::terminal
