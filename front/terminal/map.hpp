#pragma once
// `cube map`: an expression for each line of files.

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> map_options();
[[nodiscard]] int run_map(const Options& options);

}  // namespace cubelang::shell
