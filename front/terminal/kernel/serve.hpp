#pragma once
// `cube kernel serve`: what cube_kernel.py starts and talks to.

#include "front/terminal/options/options.hpp"

namespace cubelang::shell {

/// Answers requests (see requests.hpp) line by line, from standard input to standard output, until its end. The line
/// {"ask": "interrupt"} is heard while another request is worked on, and ends it. When nobody is there any more to read
/// the answers, the program ends, whatever it is doing.
[[nodiscard]] int serve_notebook(const Options& options);

}  // namespace cubelang::shell
