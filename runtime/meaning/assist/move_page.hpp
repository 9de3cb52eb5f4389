#pragma once
// Help on moves, generated from the move tables.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"

namespace cubelang::meaning {

/// The meaning of a move in any spelling (`R`, `r`, `2-4Rw2'`, `x`), or a general line for several moves. Empty if
/// the text is not a run of moves.
[[nodiscard]] std::string meaning_of_moves(std::string_view text);
/// The same as a page, with an example.
[[nodiscard]] std::optional<render::Drawing> move_page(std::string_view text, const render::Screen& screen);

}  // namespace cubelang::meaning
