#pragma once
// `cube lesson FILE`.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> lesson_options();
[[nodiscard]] int run_lesson(const Options& options);

}  // namespace cubelang::shell
