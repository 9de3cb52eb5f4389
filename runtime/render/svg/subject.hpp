#pragma once
// What a picture is of, and how it is to be drawn.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/turns.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

/// What a picture is of.
struct Subject {
    cube::State state;
    std::string cube_name;    ///< "3x3x3"
    std::string algorithm;    ///< as written; may be empty
    std::string cycles;       ///< the state in cycle notation
    std::string title;        ///< what the user calls it; may be empty
    std::string_view noun{};  ///< what kind of picture it is: the style's
};

/// What is written on the stickers, so that they can be distinguished without their colours.
enum class Label : std::uint8_t { none, letters, numbers, patterns };
struct LabelName {
    std::string_view name, meaning;
    Label label;
};
[[nodiscard]] std::span<const LabelName> labels();

struct Options {
    std::optional<Label> label;  ///< each style has its own choice
    bool marked = false;         ///< mark the stickers that moved
    bool before = false;  ///< show the cube on which the permutation is to be done, not what it makes of a solved one
    const Palette* palette = &standard_palette();
    const Ground* ground = &white_ground();
};

}  // namespace cubelang::render::svg
