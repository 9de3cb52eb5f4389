#pragma once
// The whole program: words of the command line in, exit status out.

#include <string>
#include <vector>

namespace cubelang::terminal {

[[nodiscard]] int program(const std::vector<std::string>& words) noexcept;

}  // namespace cubelang::terminal
