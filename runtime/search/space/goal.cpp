#include "runtime/search/space/goal.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

using cube::Cube;
using cube::Part;
using cube::Place;

bool is_fixed_centre(Cube cube, Place place) { return cube.has_fixed_centres() && place.block == cube.classes(); }

// The sticker may go anywhere, and anything may come to a place that wants it: where it starts, if that wants it.
void release(BlockGoal& block, int sticker) {
    auto& [label, wanted] = block;
    if (label[sticker] == any_label) return;
    auto* target = &wanted.to[sticker];
    if (*target != label[sticker]) target = std::ranges::find(wanted.to, label[sticker]);
    if (target != wanted.to.end()) *target = any_label;
    label[sticker] = any_label;
}

// Of a colour that some place still wants, the stickers that were ignored look like the others.
void show_colors(BlockGoal& block) {
    auto& [label, wanted] = block;
    for (int point = 0; point < perm::block_points; ++point)
        if (wanted[point] != any_label) wanted[point] = static_cast<std::uint8_t>(wanted[point] / 4);
    for (int point = 0; point < perm::block_points; ++point) {
        const auto color = static_cast<std::uint8_t>(point / 4);
        const bool counts = std::count(wanted.to.begin(), wanted.to.begin() + perm::block_points, color) > 0;
        label[point] = counts ? color : any_label;
    }
}

bool holds(const Goal::Way& way, const cube::State& state) {
    for (std::size_t i = 0; i < way.size(); ++i)
        for (int point = 0; point < perm::block_points; ++point) {
            const auto want = way[i].wanted[state.blocks[i][point]];
            if (want != any_label && want != way[i].label[point]) return false;
        }
    return true;
}

}  // namespace

std::vector<Place> points_of(Cube cube, const Part& part) {
    if (!is_fixed_centre(cube, part.stickers[0])) return {part.stickers.begin(), part.stickers.begin() + part.count};
    std::vector<Place> points;
    for (int k = 0; k < 4; ++k) points.push_back({part.stickers[0].block, part.stickers[0].point / 4 * 4 + k});
    return points;
}

Goal::Goal(const cube::State& permutation) : Goal(permutation.cube) {
    auto& way = ways_.front();
    for (std::size_t i = 0; i < way.size(); ++i) way[i] = {perm::identity(), perm::inverse(permutation.blocks[i])};
}

Goal Goal::free(Cube cube) {
    Goal goal(cube);
    for (auto& block : goal.ways_.front()) {
        block.label.to.fill(any_label);
        block.wanted.to.fill(any_label);
    }
    return goal;
}

void Goal::bring(Place from, Place to) {
    const auto set = [&](Place sticker, Place place) {
        for (auto& way : ways_) {
            auto& [label, wanted] = way[sticker.block];
            label[sticker.point] = wanted[place.point] = static_cast<std::uint8_t>(sticker.point);
        }
    };
    if (!is_fixed_centre(cube_, from)) {
        const auto part = cube::part_at(cube_, from), target = cube::part_at(cube_, to);
        for (std::size_t i = 0; i < static_cast<std::size_t>(part.count); ++i)
            set(part.stickers[i], target.stickers[i]);
        return;
    }
    // An ordinary cube's centre keeps its points' order; a supercube's arrives turned as asked.
    const int turned = cube_.super ? to.point - from.point + 24 : 0;
    for (int k = 0; k < 4; ++k)
        set({from.block, from.point / 4 * 4 + k}, {to.block, to.point / 4 * 4 + (k + turned) % 4});
}

void Goal::ignore(std::span<const Part> parts) {
    for (const auto& part : parts)
        for (const auto place : points_of(cube_, part))
            for (auto& way : ways_) release(way[place.block], place.point);
}

void Goal::keep_only(std::span<const Part> parts) {
    std::vector<std::uint32_t> kept(static_cast<std::size_t>(cube_.blocks()), 0);
    for (const auto& part : parts)
        for (const auto place : points_of(cube_, part)) kept[place.block] |= 1U << place.point;
    for (auto& way : ways_)
        for (std::size_t block = 0; block < way.size(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                if (!(kept[block] >> point & 1U)) release(way[block], point);
}

// Labels are points as long as nothing is merged, and a point tells its face.
void Goal::look_only() {
    for (auto& way : ways_)
        for (int i = 0; i < cube_.blocks(); ++i)
            if (cube::is_centre(cube::kind_of(cube_, i))) show_colors(way[i]);
}

bool Goal::holds(const cube::State& state) const {
    return std::ranges::any_of(ways_, [&](const Way& way) { return search::holds(way, state); });
}

}  // namespace cubelang::search
