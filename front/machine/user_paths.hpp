#pragma once
// Paths of the user's files, from environment variables.

#include <string>
#include <string_view>

namespace cubelang::machine {

/// The variable's value; empty if it is not set.
[[nodiscard]] std::string environment(const char* name);

/// $HOME, if it is an absolute path; otherwise empty.
[[nodiscard]] std::string home_folder();

/// $XDG_STATE_HOME/cube/history, or ~/.local/state/cube/history; empty if neither place is known.
[[nodiscard]] std::string history_path();
/// $XDG_STATE_HOME/cube/lessons, or ~/.local/state/cube/lessons: the progress of students.
[[nodiscard]] std::string lessons_folder();
/// $XDG_CONFIG_HOME/cube/init.cube, or ~/.config/cube/init.cube; empty if neither place is known.
[[nodiscard]] std::string init_path();

/// The folder of tables that take long to compute: $XDG_CACHE_HOME/cube, or ~/.cache/cube; empty if neither place is
/// known.
[[nodiscard]] std::string table_folder();

/// Expands `~/x` to the user's home if that is known; other paths are unchanged.
[[nodiscard]] std::string expanded(std::string_view path);

}  // namespace cubelang::machine
