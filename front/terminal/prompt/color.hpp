#pragma once
// Whether to paint.

#include "runtime/render/screen.hpp"

namespace cubelang::shell {

enum class ColorChoice { automatic, always, never };

/// `terminal`: does what is painted go to a terminal? A choice on the command line outweighs the environment
/// (NO_COLOR, CLICOLOR_FORCE, TERM).
[[nodiscard]] bool wants_color(ColorChoice choice, bool terminal);

/// What standard output shows: its width if it is a terminal, and as many colours as COLORTERM and TERM promise.
[[nodiscard]] render::Screen screen_of(int stream, ColorChoice choice);

/// The same where someone sits at the terminal and reads answer by answer: it has rows too.
[[nodiscard]] render::Screen page_of(int stream, ColorChoice choice);

}  // namespace cubelang::shell
