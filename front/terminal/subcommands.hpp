#pragma once
// The one table of subcommands.

#include "front/terminal/options/subcommand.hpp"

namespace cubelang::shell {

[[nodiscard]] Subcommands subcommands();

}  // namespace cubelang::shell
