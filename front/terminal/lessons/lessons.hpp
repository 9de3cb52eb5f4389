#pragma once
// The subcommands for lessons.

#include "front/terminal/options/options.hpp"

namespace cubelang::terminal {

/// `cube lesson FILE`.
[[nodiscard]] std::span<const OptionRow> lesson_options();
[[nodiscard]] int run_lesson(const Options& options);
/// The names of the course's lessons, and the pattern of lesson files, for completion.
[[nodiscard]] std::string_view lesson_words();

/// `cube check FILE...`: marks students' scripts.
[[nodiscard]] std::span<const OptionRow> check_options();
[[nodiscard]] int run_check(const Options& options);

}  // namespace cubelang::terminal
