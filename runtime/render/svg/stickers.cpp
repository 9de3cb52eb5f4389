#include "runtime/render/svg/stickers.hpp"

#include <utility>

#include "runtime/cube/numbering.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {
namespace {

bool is_fixed_centre(cube::Cube cube, int block) { return cube.has_fixed_centres() && block == cube.classes(); }

}  // namespace

cube::Place place_drawn(cube::Cube cube, DrawnFace drawn, int row, int column) {
    int x = 2 * column - (cube.n - 1), y = (cube.n - 1) - 2 * row;
    // From the drawing's upright to the face's own: as far as the face's arrow must turn to point to the drawing's top.
    for (auto up = cube::home_arrow(drawn.face); up != drawn.top; up = cube::turned(up, drawn.face))
        x = std::exchange(y, -x);
    return cube::place_of(cube, drawn.face, x, y);
}

Stickers::Stickers(const cube::State& state)
    : state_(state),
      back_{state.cube, perm::inverse(state.blocks)},
      numbers_(state.blocks.size() * perm::block_points) {
    const auto& net = *cube::find_numbering("net");
    int number = net.first;
    for (const auto place : cube::places(state.cube, net)) numbers_[cube::flat(place)] = number++;
}

Sticker Stickers::at(cube::Place place) const {
    const auto block = static_cast<std::size_t>(place.block);
    const int source = back_.blocks[block][place.point];
    Sticker sticker{cube::face_at(source / 4), 0, source != place.point, {}};
    const bool fixed = is_fixed_centre(state_.cube, place.block);
    sticker.number = numbers_[cube::flat({place.block, fixed ? source / 4 * 4 : source})];
    if (fixed && state_.cube.super) sticker.arrow = cube::frame_of(state_.blocks[block][source / 4 * 4]).arrow;
    return sticker;
}

std::string rows_of(const Stickers& stickers, cube::Face face) {
    std::string rows;
    const int n = stickers.cube().n;
    for (int row = 0; row < n; ++row) {
        if (row > 0) rows += ' ';
        for (int column = 0; column < n; ++column)
            rows += letter_of(stickers.at({face, cube::drawn_top(face)}, row, column).home);
    }
    return rows;
}

}  // namespace cubelang::render::svg
