#pragma once
// The sticker at each place of a cube, and the place for each position in a drawing: the data of all pictures of
// states.

#include <optional>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::render {

/// A face as drawn: `top` is its neighbour at the top of the drawing.
struct DrawnFace {
    cube::Face face, top;
};
/// Row and column are counted from 0 at the top left of the drawing.
[[nodiscard]] cube::Place place_drawn(cube::Cube cube, DrawnFace drawn, int row, int column);
/// The quarter turns clockwise from the top of the drawing to a neighbouring face: 0 up, 1 right, 2 down, 3 left.
[[nodiscard]] int quarters_from_top(DrawnFace drawn, cube::Face direction);

/// A face as the unfolded net draws it.
[[nodiscard]] DrawnFace in_net(cube::Face face);

/// Do the fixed centres show arrows? On supercubes of odd N they do.
[[nodiscard]] bool has_arrows(cube::Cube cube);

/// The sticker at a place, in a state that is reached from the solved cube.
struct Sticker {
    cube::Face home{};                  ///< the face on which it is solved
    int number = 0;                     ///< in the numbering `net`
    bool moved = false;                 ///< is it in another place than when solved, or rotated?
    int turns = 0;                      ///< of a centre: quarter turns clockwise from the face's own arrow
    bool grey = false;                  ///< without its colour: one of the parts of the mask
    std::optional<cube::Face> arrow{};  ///< of a supercube's fixed centre: the neighbouring face to which it points
    friend bool operator==(const Sticker&, const Sticker&) = default;
};

/// The stickers of these parts, by the flat place on the solved cube.
using StickerMask = std::vector<bool>;
[[nodiscard]] StickerMask mask_of(cube::Cube cube, const std::vector<cube::Part>& parts);

class Stickers {
public:
    /// `grey` is empty, or a mask for this cube.
    explicit Stickers(const cube::State& state, StickerMask grey = {});
    [[nodiscard]] cube::Cube cube() const { return state_.cube; }
    [[nodiscard]] const cube::State& state() const { return state_; }
    /// The sticker at a place.
    [[nodiscard]] Sticker at(cube::Place place) const;
    [[nodiscard]] Sticker at(DrawnFace drawn, int row, int column) const {
        return at(place_drawn(cube(), drawn, row, column));
    }
    /// All 6N^2 stickers in the order of the numbering `net`: faces U L F R B D, each row by row as drawn.
    [[nodiscard]] std::vector<Sticker> in_net_order() const;

private:
    cube::State state_, inverse_;
    std::vector<cube::Place> net_places_;
    std::vector<int> numbers_;  // by place on the solved cube
    StickerMask grey_;
};

}  // namespace cubelang::render
