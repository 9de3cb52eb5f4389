#pragma once
// A drawing for a terminal, such as a net of coloured cells, as SVG for pages that are printed.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "runtime/cube/turns.hpp"
#include "runtime/render/drawing.hpp"
#include "runtime/render/stickers.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

// Subjects and options of pictures.

struct Subject {
    cube::State state;
    std::string cube_name;    ///< "3x3x3"
    std::string algorithm;    ///< as written; may be empty
    std::string cycles;       ///< the state in cycle notation
    std::string title;        ///< the user's title; may be empty
    std::string_view noun{};  ///< kind of picture: the noun of the style
};

/// The labels of stickers, which distinguish them without their colours.
enum class Label : std::uint8_t { none, letters, numbers, patterns };
struct LabelName {
    std::string_view name, meaning;
    Label label;
};
[[nodiscard]] std::span<const LabelName> labels();

struct Options {
    std::optional<Label> label;  ///< nothing: the default of the style
    bool marked = false;         ///< mark the stickers that moved
    bool before = false;         ///< show the position that the permutation solves, instead of its result
    Palette palette = standard_palette();
    const Ground* ground = &white_ground();
    std::optional<cube::Face> up{};  ///< the face whose colour is up, if the palette is turned
    StickerMask grey{};              ///< stickers without their colour
};

/// The lines with stickers and all between them, and the lines above and below. Text beside a net belongs to the
/// picture.
struct Parts {
    Drawing above, picture, below;
};
/// Without stickers, all lines are above.
[[nodiscard]] Parts parts_of(const Drawing& drawing);

/// An element of a page, without a title and a background. Every sticker has its letter or number, marked ones a
/// frame; text beside the net stays there.
[[nodiscard]] std::string drawn(const Drawing& drawing);

/// Pictures of a cube as SVG files, in one table of styles. They are plain functions from a state to text; the caller
/// writes the algorithm and its cycles.
struct Style {
    std::string_view name, noun, meaning;
    int largest;          ///< the largest N that it draws
    bool before = false;  ///< the default of `before`
    std::string (*draw)(const Subject& subject, const Options& options);
};

/// The cube itself (cube.cpp), the last layer from above (last_layer.cpp), and the permutation (cycles.cpp).
[[nodiscard]] std::string net(const Subject& subject, const Options& options);
[[nodiscard]] std::string isometric(const Subject& subject, const Options& options);
[[nodiscard]] std::string back(const Subject& subject, const Options& options);
[[nodiscard]] std::string both(const Subject& subject, const Options& options);
[[nodiscard]] std::string last_layer(const Subject& subject, const Options& options);
[[nodiscard]] std::string oll(const Subject& subject, const Options& options);
[[nodiscard]] std::string cycles(const Subject& subject, const Options& options);

[[nodiscard]] std::span<const Style> styles();
[[nodiscard]] std::string picture(const Style& style, Subject subject, const Options& options);

}  // namespace cubelang::render::svg
