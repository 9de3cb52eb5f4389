#include "runtime/render/stickers.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::render {
namespace {

bool is_fixed_centre(cube::Cube cube, int block) { return cube.has_fixed_centres() && block == cube.classes(); }

const cube::Numbering& net() { return *cube::find_numbering("net"); }

}  // namespace

cube::Place place_drawn(cube::Cube cube, DrawnFace drawn, int row, int column) {
    int x = 2 * column - (cube.n - 1), y = (cube.n - 1) - 2 * row;
    // Rotates from the drawing to the face: as often as the face's arrow must turn to point to the drawing's top.
    for (auto up = cube::home_arrow(drawn.face); up != drawn.top; up = cube::turned(up, drawn.face))
        x = std::exchange(y, -x);
    return cube::place_of(cube, drawn.face, x, y);
}

int quarters_from_top(DrawnFace drawn, cube::Face direction) {
    int quarters = 0;
    for (auto at = drawn.top; at != direction; at = cube::turned(at, drawn.face)) ++quarters;
    return quarters;
}

DrawnFace in_net(cube::Face face) { return {face, cube::drawn_top(face)}; }

bool has_arrows(cube::Cube cube) { return cube.super && cube.has_fixed_centres(); }

StickerMask mask_of(cube::Cube cube, const std::vector<cube::Part>& parts) {
    StickerMask mask(cube::solved(cube).blocks.size() * perm::block_points);
    for (const auto& part : parts)
        for (int i = 0; i < part.count; ++i) {
            auto place = part.stickers[i];
            if (part.kind == cube::Kind::fixed_centre) place.point = place.point / 4 * 4;
            mask[cube::flat(place)] = true;
        }
    return mask;
}

Stickers::Stickers(const cube::State& state, StickerMask grey)
    : state_(state),
      inverse_{state.cube, perm::inverse(state.blocks)},
      net_places_(cube::places(state.cube, net())),
      numbers_(state.blocks.size() * perm::block_points),
      grey_(std::move(grey)) {
    int number = net().first;
    for (const auto place : net_places_) numbers_[cube::flat(place)] = number++;
}

Sticker Stickers::at(cube::Place place) const {
    stop_point();
    const std::size_t block = place.block;
    const bool is_fixed = is_fixed_centre(state_.cube, place.block);
    // A fixed centre is known by its label, point 0 of its face; its rotation is that of this point.
    const int source = inverse_.blocks[block][place.point], home = is_fixed ? source / 4 * 4 : source;
    const int now = state_.blocks[block][home];
    Sticker sticker{cube::face_at(home / 4), numbers_[cube::flat({place.block, home})], now != home,
                    cube::clockwise_quarters(now - home)};
    sticker.grey = !grey_.empty() && grey_[cube::flat({place.block, home})];
    if (is_fixed && state_.cube.super) sticker.arrow = cube::frame_of(now).arrow;
    return sticker;
}

std::vector<Sticker> Stickers::in_net_order() const {
    std::vector<Sticker> all(net_places_.size());
    std::ranges::transform(net_places_, all.begin(), [&](cube::Place place) { return at(place); });
    return all;
}

}  // namespace cubelang::render
