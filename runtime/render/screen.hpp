#pragma once
// What pictures and answers are shown on: how wide it is and which colours it has.

#include <cstdint>
#include <string>

#include "runtime/render/drawing.hpp"

namespace cubelang::render {

enum class Depth : std::uint8_t { none, basic, indexed, full };  ///< no colours, 16, 256, all

struct Screen {
    int columns = 0;  ///< 0: no limit, as in a file
    Depth depth = Depth::none;
};

/// The drawing's text with the escape sequences of its styles; lines are parted, not ended, by newlines.
[[nodiscard]] std::string painted(const Drawing& drawing, const Screen& screen);

}  // namespace cubelang::render
