#pragma once
// What a terminal shows as a net of coloured cells, drawn: for pages that are printed.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/turns.hpp"
#include "runtime/render/drawing.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

// What a picture is of, and how it is to be drawn.

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

/// Are there stickers in it?
[[nodiscard]] bool has_stickers(const Line& line);

/// An element of a page, without a title and a background of its own. Every sticker has its letter or number, those
/// that are marked a frame; what stands beside the net stands there.
[[nodiscard]] std::string drawn(const Drawing& drawing);

/// Pictures of a cube as SVG files, in one table of styles. They are plain functions from a state to text; the words in
/// which the algorithm and its cycles are written come from above.
struct Style {
    std::string_view name, noun, meaning;
    int largest;          ///< the largest N that it draws
    bool before = false;  ///< what `before` is unless it is given
    std::string (*draw)(const Subject& subject, const Options& options);
};

/// The cube itself (cube.cpp), the last layer from above (last_layer.cpp), the permutation (cycles.cpp).
[[nodiscard]] std::string net(const Subject& subject, const Options& options);
[[nodiscard]] std::string isometric(const Subject& subject, const Options& options);
[[nodiscard]] std::string back(const Subject& subject, const Options& options);
[[nodiscard]] std::string both(const Subject& subject, const Options& options);
[[nodiscard]] std::string last_layer(const Subject& subject, const Options& options);
[[nodiscard]] std::string oll(const Subject& subject, const Options& options);
[[nodiscard]] std::string cycles(const Subject& subject, const Options& options);

/// All of these.
[[nodiscard]] std::span<const Style> styles();
/// The picture in that style.
[[nodiscard]] std::string picture(const Style& style, Subject subject, const Options& options);

}  // namespace cubelang::render::svg
