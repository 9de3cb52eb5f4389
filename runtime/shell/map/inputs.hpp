#pragma once
// The files that are read line by line.

#include <string>
#include <vector>

#include "runtime/batch/lines.hpp"

namespace cubelang::shell {

/// Files by name; "-" is standard input, and so are none.
[[nodiscard]] std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names);

}  // namespace cubelang::shell
