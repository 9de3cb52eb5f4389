#pragma once
// `cube fmt FILE...`: files in the one style of docs/style.md.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> fmt_options();
[[nodiscard]] int run_fmt(const Options& options);

}  // namespace cubelang::shell
