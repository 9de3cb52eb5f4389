#include "runtime/cube/coordinates/coloring.hpp"

#include <utility>

namespace cubelang::cube {
namespace {

using Colors = std::span<const Face, perm::block_points>;

bool is_home(Colors colors, int point) { return index(colors[point]) == point / 4; }

// Swaps two stickers of one colour: two moved ones if possible, else a moved and an unmoved one, else two unmoved.
void swap_two(perm::Block& block) {
    struct Swap {
        int newly_moved = 3, from = 0, to = 1;
    };
    Swap best;
    for (int a = 0; a < perm::block_points; ++a)
        for (int b = a / 4 * 4; b < a; ++b) {
            const Swap swap{(block[a] == a ? 1 : 0) + (block[b] == b ? 1 : 0), a, b};
            if (swap.newly_moved < best.newly_moved) best = swap;
        }
    std::swap(block[best.from], block[best.to]);
}

}  // namespace

perm::Block least_change(Colors colors, bool odd) {
    auto block = perm::identity();
    for (int color = 0; color < 6; ++color) {
        // Stickers whose own place shows their colour stay; the others go, in order, to the remaining places of their
        // colour.
        int next = 0;
        for (int sticker = 4 * color; sticker < 4 * color + 4; ++sticker) {
            if (is_home(colors, sticker)) continue;
            while (index(colors[next]) != color || is_home(colors, next)) ++next;
            block[sticker] = static_cast<std::uint8_t>(next++);
        }
    }
    if (perm::is_odd(block) != odd) swap_two(block);
    return block;
}

void turn_centre_if_odd(State& state) {
    if (!state.cube.super || !state.cube.has_fixed_centres()) return;
    auto& centres = state.blocks[state.cube.classes()];
    const int edge = state.cube.n - 1;
    if (perm::is_odd(centres) == perm::is_odd(state.blocks[block_of(state.cube, {edge, edge})])) return;
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 == index(Face::r))
            centres[point] = static_cast<std::uint8_t>(4 * index(Face::r) + (centres[point] + 1) % 4);
}

}  // namespace cubelang::cube
