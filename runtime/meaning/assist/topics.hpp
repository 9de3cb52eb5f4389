#pragma once
// What `help` teaches, topic by topic: one table.

#include <span>
#include <string_view>

namespace cubelang::eval {

struct Topic {
    std::string_view name;
    std::string_view meaning;  ///< one line
    /// Lines; one that begins with `> ` is typed, and its answers are shown below it.
    std::string_view text;
    std::string_view headings;  ///< of the built-ins listed below it, separated by `|`
};

/// What `help` alone shows first.
[[nodiscard]] const Topic& first_topic();
[[nodiscard]] std::span<const Topic> topics();
/// Null if there is none of that name.
[[nodiscard]] const Topic* find_topic(std::string_view name);

}  // namespace cubelang::eval
