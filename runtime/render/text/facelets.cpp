#include "runtime/render/text/facelets.hpp"

#include <algorithm>

#include "runtime/coordinates/sticker_row.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::render {
namespace {

using cube::Face;

// Where an arrow on `face` points in the drawing, when it is turned so many quarters from the face's own arrow.
int drawn_direction(Face face, int turns) {
    int direction = turns;
    for (Face at = cube::drawn_top(face); at != cube::home_arrow(face); at = cube::turned(at, face)) ++direction;
    return direction % 4;
}

void point_arrows(std::vector<Facelet>& all, const cube::State& state) {
    const auto turns = cube::centre_turns(state);
    const auto n = static_cast<std::size_t>(state.cube.n);
    for (std::size_t i = 0; i < net_faces.size(); ++i) {
        const Face face = net_faces[i];
        all[i * n * n + n * n / 2].arrow = drawn_direction(face, turns[static_cast<std::size_t>(index(face))]);
    }
}

}  // namespace

std::vector<Facelet> facelets(const cube::State& state) {
    const auto& net = *cube::find_numbering("net");
    const auto row = cube::second_row(state, net);
    const auto per_face = state.cube.n * state.cube.n;
    std::vector<Facelet> all(row.size());
    std::ranges::transform(row, all.begin(), [&](int number) {
        const int home = number - net.first;
        return Facelet{net_faces[static_cast<std::size_t>(home / per_face)], home};
    });
    if (state.cube.super && state.cube.has_fixed_centres()) point_arrows(all, state);
    return all;
}

}  // namespace cubelang::render
