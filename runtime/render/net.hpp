#pragma once
// The unfolded cube in characters: U on top, L F R B in a row, D below.
//
// With colours, a sticker without a label is a patch of its colour, with a dash on it if it is marked; a marked
// letter is a bold capital, a marked number is in brackets. Without colours, stickers without labels are letters too,
// so that a mark never depends on a colour. Cells are two columns wide, which makes them about square; those of a
// large cube have one column.

#include <optional>

#include "runtime/cube/turns.hpp"
#include "runtime/render/drawing.hpp"
#include "runtime/render/scheme.hpp"

namespace cubelang::cube {
struct Numbering;
}

namespace cubelang::render {

struct NetStyle {
    enum class Labels : std::uint8_t { none, letters, numbers } labels = Labels::none;
    const cube::Numbering* numbering = nullptr;  ///< for the label numbers
    std::optional<Scheme> scheme{};              ///< nothing: the usual one, or the session's
    bool close = false;                          ///< no blank lines between the faces, even if there is room
};

/// A state, and its marked places in the order of the numbering `net`.
struct View {
    cube::State state;
    std::vector<bool> marked;
};

/// The places whose stickers differ, or are the same but rotated (the centres of a supercube).
[[nodiscard]] std::vector<bool> differences(const cube::State& a, const cube::State& b);

/// The largest cube that is drawn.
inline constexpr int largest_net = 100;
/// The columns of the narrowest net in this style.
[[nodiscard]] int narrowest_net(cube::Cube cube, const NetStyle& style);

/// The widest net that fits into this many columns (0: no limit); nothing if none fits, or the cube is too large.
[[nodiscard]] std::optional<Drawing> net(const View& view, const NetStyle& style, int columns);

/// The faces U, F and R, two columns to a sticker: U above F, R beside F. If they do not show what has moved, the
/// cube is seen from behind or from below, and if something out of sight has moved in the top layer and nothing
/// elsewhere, from above, with its four sides. A line below says so.
[[nodiscard]] Drawing small_view(const cube::State& state, const Scheme& scheme = usual_scheme);

struct TitledView {
    std::string_view title;
    View view;
};
/// Both nets under their titles, side by side or, if that does not fit, one below the other; nothing if neither fits.
[[nodiscard]] std::optional<Drawing> nets_beside(const TitledView& left, const TitledView& right, const NetStyle& style,
                                                 int columns);

}  // namespace cubelang::render
