#pragma once
// The look of stickers, and one face as a square of them, in units of ten to a sticker; the caller maps it to the
// page.

#include <array>
#include <string>

#include "runtime/render/stickers.hpp"
#include "runtime/render/svg/document.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::render::svg {

inline constexpr double cell = 10;
inline constexpr std::string_view body_color = "#1d1d1d";

/// The look of all stickers in one picture.
struct Look {
    Label label = Label::letters;
    bool marked = false;
    double scale = 1;  ///< of patterns, so that they are equally wide on all cubes
    const Palette* palette = &standard_palette();
    std::optional<cube::Face> up{};
    bool has_grey = false;
    std::string key{};  ///< of the picture; ids begin with it
};
/// The default labels are letters while they are readable, then patterns.
[[nodiscard]] Label default_label(int n);
/// The options must outlive the look.
[[nodiscard]] Look look_of(const Options& options, int n, Label label);
/// A sentence on the labels of the stickers.
[[nodiscard]] std::string label_sentence(const Look& look);
/// Definitions that must precede the stickers.
[[nodiscard]] std::string definitions(const Look& look);

/// A sticker's middle and size, in the units of its group.
struct Spot {
    Point middle;
    double width = cell, height = cell;
};

[[nodiscard]] std::string rectangle(Spot spot, double inset, double radius);

/// Collects stickers and writes those of one colour together.
class StickerSheet {
public:
    explicit StickerSheet(const Look& look, double font = 4.2) : look_(look), font_(font) {}
    void add(const Sticker& sticker, Spot spot, bool labelled = true);
    /// The arrow of a fixed centre, which points from the middle of the spot to its rim.
    void add_arrow(const Sticker& sticker, Spot spot, Point direction);
    [[nodiscard]] std::string text() const;

private:
    void add_label(const Sticker& sticker, Spot spot);
    [[nodiscard]] bool is_framed(const Sticker& sticker) const { return look_.marked && sticker.moved; }
    void add_letter(const Sticker& sticker, Spot spot);
    void add_mark(const Sticker& sticker, Spot spot);

    struct Layer {
        std::string rectangles, letters, marks, arrows;
    };
    Layer& layer(const Sticker& sticker) {
        return by_color_[sticker.grey ? cube::faces.size() : cube::index(sticker.home)];
    }
    [[nodiscard]] std::string text(const Layer& layer, std::string_view fill, std::string_view ink) const;
    [[nodiscard]] std::string fill(cube::Face color) const;

    const Look& look_;
    double font_;
    std::array<Layer, 7> by_color_{};  // in the order of the faces; then grey
};

/// The N x N stickers of a face, row 0 at the top, from (0, 0) to (10 N, 10 N).
[[nodiscard]] std::string face(const Stickers& stickers, DrawnFace drawn, const Look& look);

}  // namespace cubelang::render::svg
