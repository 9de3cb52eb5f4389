#pragma once
// What a terminal shows as a net of coloured cells, drawn: for pages that are printed.

#include <string>

#include "runtime/render/drawing.hpp"

namespace cubelang::render::svg {

/// Are there stickers in it?
[[nodiscard]] bool has_stickers(const Line& line);

/// An element of a page, without a title and a background of its own. Every sticker has its letter or number, those
/// that are marked a frame; what stands beside the net stands there.
[[nodiscard]] std::string drawn(const Drawing& drawing);

}  // namespace cubelang::render::svg
