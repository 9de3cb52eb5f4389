#pragma once
// `cube check FILE...`: marks students' scripts.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> check_options();
[[nodiscard]] int run_check(const Options& options);

}  // namespace cubelang::shell
