#include "runtime/search/commutators/cycle_points.hpp"

#include <algorithm>

namespace cubelang::search::commutators {

CyclePoints::CyclePoints(cube::Cube cube, int block) {
    for (int point = 0; point < perm::block_points; ++point) {
        const std::size_t at = point;
        const auto part = cube::part_at(cube, {block, point});
        part_[at] = cube::identity_of(cube, part).point;
        next_[at] = point;
        for (int i = part.count - 1; i > 0; --i)
            if (part.stickers[i].block == block) next_[at] = part.stickers[i].point;
        if (part.count == 3) stickers_ = 3;
        if (part.count == 2 && next_[at] != point) stickers_ = 2;
    }
}

std::size_t CyclePoints::plain_code(const Points& points) {
    return static_cast<std::size_t>((points[0] * 24 + points[1]) * 24 + points[2]);
}

std::size_t CyclePoints::code(const Points& points) const {
    auto least = codes;
    auto here = points;
    for (int sticker = 0; sticker < stickers_; ++sticker) {
        for (int turn = 0; turn < 3; ++turn) {
            least = std::min(least, plain_code(here));
            here = {here[1], here[2], here[0]};
        }
        for (auto& point : here) point = next_[point];
    }
    return least;
}

std::optional<CyclePoints::Points> CyclePoints::cycle(const perm::Block& effect) const {
    int moved = 0, first = -1;
    for (int point = perm::block_points - 1; point >= 0; --point) {
        if (effect[point] == point) continue;
        if (++moved > 3 * stickers_) return std::nullopt;
        first = point;
        if (effect[effect[effect[point]]] != point || part_[point] == part_[effect[point]]) return std::nullopt;
    }
    if (moved != 3 * stickers_) return std::nullopt;
    return Points{first, effect[first], effect[effect[first]]};
}

}  // namespace cubelang::search::commutators
