#pragma once
// Draws one net, cell by cell, when its shape has been chosen.

#include "runtime/render/net.hpp"

namespace cubelang::render {

/// The columns of one sticker, and the blanks between faces: this many columns, one line less.
struct NetShape {
    int cell, gap;
};

[[nodiscard]] Drawing draw_net(const View& view, const NetStyle& style, NetShape shape);

}  // namespace cubelang::render
