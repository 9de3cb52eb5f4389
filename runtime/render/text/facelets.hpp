#pragma once
// What someone sees on a cube, place by place: the material of every drawing of a state.

#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::render {

/// The sticker that stands at a place now, when the state is reached from the solved cube.
struct Facelet {
    cube::Face color{};  ///< the face it is at home on
    int home = 0;        ///< the place where it is at home, as an index into the net
    int arrow = -1;      ///< a supercube's fixed centre: where its arrow points as drawn, 0 up, then clockwise; else -1
    friend bool operator==(const Facelet&, const Facelet&) = default;
};

/// All 6N^2 places in the order of the numbering `net`: faces U L F R B D, each row by row as drawn.
[[nodiscard]] std::vector<Facelet> facelets(const cube::State& state);

/// The faces in that order.
inline constexpr std::array<cube::Face, 6> net_faces{cube::Face::u, cube::Face::l, cube::Face::f,
                                                     cube::Face::r, cube::Face::b, cube::Face::d};

}  // namespace cubelang::render
