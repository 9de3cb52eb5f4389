#pragma once
// The one table of subcommands.

#include "runtime/shell/options/subcommand.hpp"

namespace cubelang::shell {

[[nodiscard]] Subcommands subcommands();

}  // namespace cubelang::shell
