#pragma once
// What is seen at each place of a cube, and where that place is in a drawing.

#include <optional>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::render::svg {

/// A face as it is drawn: `top` is its neighbour at the top of the drawing.
struct DrawnFace {
    cube::Face face, top;
};
/// Row and column are counted from 0 at the top left of the drawing.
[[nodiscard]] cube::Place place_drawn(cube::Cube cube, DrawnFace drawn, int row, int column);

struct Sticker {
    cube::Face home;                  ///< the face on which it is solved
    int number = 0;                   ///< in the numbering `net`
    bool moved = false;               ///< does it stand elsewhere than when solved, or turned?
    std::optional<cube::Face> arrow;  ///< where the arrow of a supercube's fixed centre points
};

class Stickers {
public:
    explicit Stickers(const cube::State& state);
    [[nodiscard]] cube::Cube cube() const { return state_.cube; }
    [[nodiscard]] const cube::State& state() const { return state_; }
    /// The sticker that stands there.
    [[nodiscard]] Sticker at(cube::Place place) const;
    [[nodiscard]] Sticker at(DrawnFace drawn, int row, int column) const {
        return at(place_drawn(cube(), drawn, row, column));
    }

private:
    cube::State state_, back_;
    std::vector<int> numbers_;
};

/// The faces' letters row by row, "UUU UUU UUU", as a description tells them.
[[nodiscard]] std::string rows_of(const Stickers& stickers, cube::Face face);

}  // namespace cubelang::render::svg
