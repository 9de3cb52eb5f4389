#pragma once
// The unfolded cube in characters: U on top, L F R B in a row, D below.
//
// Where colours show, a sticker without a label is a patch of its colour, with a dash on it if it is marked; a letter
// that is marked is a bold capital, a number is put in brackets. Without colours stickers without labels are letters
// too, so that a mark never depends on a colour. Cells are two columns wide, about as wide as high; a large cube's are
// one.

#include <optional>

#include "runtime/cube/turns.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::cube {
struct Numbering;
}

namespace cubelang::render {

struct NetStyle {
    enum class Labels : std::uint8_t { none, letters, numbers } labels = Labels::none;
    const cube::Numbering* numbering = nullptr;  ///< of the numbers
    bool close = false;                          ///< no blank lines between the faces, even where there is room
};

/// A state and which of its places, in the order of the numbering `net`, are marked.
struct View {
    cube::State state;
    std::vector<bool> marked;
};

/// The places whose stickers differ, or are the same turned (a supercube's centre).
[[nodiscard]] std::vector<bool> differences(const cube::State& a, const cube::State& b);

/// The largest cube that is drawn at all.
inline constexpr int largest_net = 100;
/// The columns of the narrowest net in this style.
[[nodiscard]] int narrowest_net(cube::Cube cube, const NetStyle& style);

/// The roomiest net that fits into this many columns (0: no limit); nothing if none does, or the cube is too large.
[[nodiscard]] std::optional<Drawing> net(const View& view, const NetStyle& style, int columns);

struct TitledView {
    std::string_view title;
    View view;
};
/// One net beside the other under their titles, or one below the other where that does not fit; nothing where that does
/// not.
[[nodiscard]] std::optional<Drawing> nets_beside(const TitledView& left, const TitledView& right, const NetStyle& style,
                                                 int columns);

}  // namespace cubelang::render
