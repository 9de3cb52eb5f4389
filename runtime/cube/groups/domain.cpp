#include "runtime/cube/groups/domain.hpp"

namespace cubelang::cube_group {
namespace {

constexpr std::size_t ways = 4;  // in which a fixed centre can be turned

std::size_t degree_of(cube::Cube cube) {
    const auto off_the_middle = static_cast<std::size_t>(cube.classes()) * perm::block_points;
    if (!cube.has_fixed_centres()) return off_the_middle;
    return off_the_middle + (cube.super ? perm::block_points : perm::block_points / ways);
}

}  // namespace

Domain::Domain(cube::Cube cube) : cube_(cube), degree_(degree_of(cube)) {}

bool Domain::is_face(cube::Place place) const { return !cube_.super && place.block == cube_.classes(); }

group::Point Domain::point(cube::Place place) const {
    const auto block = static_cast<std::size_t>(place.block) * perm::block_points;
    const std::size_t within = place.point;
    return static_cast<group::Point>(block + (is_face(place) ? within / ways : within));
}

cube::Place Domain::place(group::Point point) const {
    const cube::Place place{static_cast<int>(point / perm::block_points), static_cast<int>(point % perm::block_points)};
    return is_face(place) ? cube::Place{place.block, place.point * static_cast<int>(ways)} : place;
}

group::Permutation Domain::permutation(const cube::State& state) const {
    group::Permutation made;
    made.reserve(degree_);
    for (group::Point at = 0; at < degree_; ++at) {
        const auto [block, from] = place(at);
        made.push_back(point({block, state.blocks[block][from]}));
    }
    return made;
}

cube::State Domain::state(const group::Permutation& p) const {
    auto made = cube::solved(cube_);
    for (group::Point at = 0; at < degree_; ++at) {
        const auto from = place(at), to = place(p[at]);
        auto& block = made.blocks[from.block];
        const int all = is_face(from) ? static_cast<int>(ways) : 1;
        for (int k = 0; k < all; ++k) block[from.point + k] = static_cast<std::uint8_t>(to.point + k);
    }
    return made;
}

cube::Part Domain::part(group::Point point) const { return cube::part_at(cube_, place(point)); }

std::vector<group::Point> Domain::points(const cube::Part& part) const {
    std::vector<group::Point> made;
    for (int i = 0; i < part.count; ++i) made.push_back(point(part.stickers[i]));
    return made;
}

}  // namespace cubelang::cube_group
