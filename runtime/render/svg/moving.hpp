#pragma once
// An algorithm as a moving picture: an SVG file in which a solid cube turns, without a script, for pages that show
// pictures only. Every step of a turn is a group; an animation of style shows them one after another.

#include "runtime/render/svg/animation.hpp"

namespace cubelang::render::svg {

/// Limits of a moving picture, so that it stays below half a megabyte.
inline constexpr int largest_moving = 7;
inline constexpr std::size_t longest_moving = 40;

/// Without motion, on paper or if the system asks for less of it, the picture is its last frame.
[[nodiscard]] std::string moving_picture(const Animation& animation);

}  // namespace cubelang::render::svg
