#pragma once
// Pictures of a cube as SVG files, in one table of styles. They are plain functions from a state to text; the words in
// which the algorithm and its cycles are written come from above.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/turns.hpp"

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

/// What is written on the stickers, so that they are told apart without their colours.
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
};

struct Style {
    std::string_view name, noun, meaning;
    int largest;          ///< the largest N that it draws
    bool before = false;  ///< what `before` is unless it is given
    std::string (*draw)(const Subject& subject, const Options& options);
};

/// net, isometric, back, both, last_layer, oll, cycles.
[[nodiscard]] std::span<const Style> styles();
/// The picture in that style.
[[nodiscard]] std::string picture(const Style& style, Subject subject, const Options& options);
[[nodiscard]] const Style* find_style(std::string_view name);

}  // namespace cubelang::render::svg
