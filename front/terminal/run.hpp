#pragma once
// The ways to run: scripts, standard input, texts of the command line, or the prompt.

#include "front/terminal/options/options.hpp"

namespace cubelang::shell {

/// Runs what was asked for; the exit status.
[[nodiscard]] int run(const Options& options);

}  // namespace cubelang::shell
