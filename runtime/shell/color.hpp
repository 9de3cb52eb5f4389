#pragma once
// Whether to paint.

namespace cubelang::shell {

enum class Color { automatic, always, never };

/// `terminal`: does what is painted go to a terminal? A choice on the command line outweighs the environment
/// (NO_COLOR, CLICOLOR_FORCE, TERM).
[[nodiscard]] bool wants_color(Color choice, bool terminal);

}  // namespace cubelang::shell
