#pragma once
// Where a person's own files are, as the environment says.

#include <string>
#include <string_view>

namespace cubelang {

/// The variable's value; empty if it is not set.
[[nodiscard]] std::string environment(const char* name);

/// $XDG_STATE_HOME/cube/history, or ~/.local/state/cube/history; empty if neither place is known.
[[nodiscard]] std::string history_path();
/// $XDG_STATE_HOME/cube/lessons, or ~/.local/state/cube/lessons: how far students have come.
[[nodiscard]] std::string lessons_folder();
/// $XDG_CONFIG_HOME/cube/init.cube, or ~/.config/cube/init.cube; empty if neither place is known.
[[nodiscard]] std::string init_path();

/// Where tables that take long to make are kept: $XDG_CACHE_HOME/cube, or ~/.cache/cube; empty if neither place is
/// known.
[[nodiscard]] std::string table_folder();

/// `~/x` in the person's home, if that is known; everything else unchanged.
[[nodiscard]] std::string expanded(std::string_view path);

}  // namespace cubelang
