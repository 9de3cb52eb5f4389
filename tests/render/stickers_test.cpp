#include "runtime/render/stickers.hpp"

#include "runtime/cube/coordinates/coloring.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::stickers_test {
namespace {

using cube::Cube;
using cube::Face;

// Kociemba's order of the faces, as indices into the net's.
constexpr std::array<std::size_t, 6> kociemba{0, 3, 2, 5, 1, 4};

std::vector<Face> colors_in_kociemba_order(const cube::State& state) {
    const auto all = Stickers(state).in_net_order();
    const auto per_face = all.size() / 6;
    std::vector<Face> colors;
    for (const auto face : kociemba)
        for (std::size_t i = 0; i < per_face; ++i) colors.push_back(all[face * per_face + i].home);
    return colors;
}

}  // namespace

TEST_CASE("stickers show the colours of the definition string") {
    test::property("on any position of any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 9));
        RC_ASSERT(colors_in_kociemba_order(p) == cube::colors_of(p));
    });
}

TEST_CASE("stickers are where a simulated cube in space has them") {
    test::property("after any algorithm, with the arrows of the fixed centres", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto moves = *test::moves(cube.n);
        slow::SlowCube other(cube.n);
        other.play(test::spelled(moves));
        const auto all = Stickers(test::play(cube, moves)).in_net_order();
        const auto row = other.net_row(), turns = other.centre_turns();
        const auto per_face = all.size() / 6;
        // As drawn: the unturned arrow points left on U, up on L, down on F, right on R, left on B, up on D.
        constexpr std::array<int, 6> not_turned{3, 0, 2, 1, 3, 0};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto face = i / per_face;
            RC_ASSERT(all[i].number == row[i]);
            RC_ASSERT(all[i].home == cube::net_faces[static_cast<std::size_t>(row[i] - 1) / per_face]);
            RC_ASSERT(all[i].arrow.has_value() == (has_arrows(cube) && i % per_face == per_face / 2));
            if (!all[i].arrow) continue;
            RC_ASSERT(all[i].turns == turns[i]);
            RC_ASSERT(quarters_from_top(in_net(cube::net_faces[face]), *all[i].arrow) ==
                      (not_turned[face] + turns[i]) % 4);
        }
    });
}

TEST_CASE("a sticker has moved if another one is at its place, or its centre is rotated") {
    test::property("on any position of any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 9));
        int place = 1;
        for (const auto& sticker : Stickers(p).in_net_order())
            RC_ASSERT(sticker.moved == (sticker.number != place++ || sticker.turns != 0));
    });
}

}  // namespace cubelang::render::stickers_test
