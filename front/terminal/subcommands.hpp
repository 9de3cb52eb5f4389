#pragma once
// The one table of subcommands.

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] Subcommands subcommands();

}  // namespace cubelang::shell
