#pragma once
// `cube words GENERATORS LENGTH`: all canonical words of a length, one a line.

#include <span>

#include "front/terminal/options/option_table.hpp"

namespace cubelang::shell {

[[nodiscard]] std::span<const OptionRow> words_options();
[[nodiscard]] int run_words(const Options& options);

}  // namespace cubelang::shell
