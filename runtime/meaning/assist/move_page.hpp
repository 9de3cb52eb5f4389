#pragma once
// Help about moves, made from what the program itself knows of them.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/render/screen.hpp"

namespace cubelang::eval {

/// Of a move as it may be written (`R`, `r`, `2-4Rw2'`, `x`), what it turns; of several, that they are such. Empty: the
/// text is no moves.
[[nodiscard]] std::string meaning_of_moves(std::string_view text);
/// The same as a page, with an example.
[[nodiscard]] std::optional<render::Drawing> move_page(std::string_view text, const render::Screen& screen);

}  // namespace cubelang::eval
