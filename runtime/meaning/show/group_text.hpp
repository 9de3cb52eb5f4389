#pragma once
// How a group looks.

#include <string>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {

/// "group(R, U)": reads back, on the cube that it is of.
[[nodiscard]] std::string group_text(const cube_group::CubeGroup& group);
/// That, cut short where it is long; its order; and what it moves.
[[nodiscard]] render::Drawing drawn_group(const cube_group::CubeGroup& group);

}  // namespace cubelang::eval
