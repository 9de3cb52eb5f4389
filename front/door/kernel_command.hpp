#pragma once
// `cube kernel install`, `remove`, `serve`: the language in Jupyter's notebooks.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> kernel_options();
[[nodiscard]] int run_kernel(const Options& options);

}  // namespace cubelang::shell
