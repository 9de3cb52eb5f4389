#pragma once
// The help topics, which topics.txt has.

#include <span>
#include <string_view>

#include "runtime/base/embedded_file.hpp"

namespace cubelang::meaning {

struct Topic {
    std::string_view name;
    std::string_view meaning;  ///< one line
    /// Lines. Those that begin with `> ` are run, and shown with their output.
    std::string_view text;
    std::string_view headings;  ///< headings of the built-ins listed below it, separated by `|`
};

/// Only topics.txt.
[[nodiscard]] std::span<const EmbeddedFile> help_texts();

/// The introduction that `help` alone shows.
[[nodiscard]] const Topic& first_topic();
[[nodiscard]] std::span<const Topic> topics();
/// Null if there is no topic of that name.
[[nodiscard]] const Topic* find_topic(std::string_view name);

}  // namespace cubelang::meaning
