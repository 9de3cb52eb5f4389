#include "runtime/cube/mirrored.hpp"

#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::cube {
namespace {

State product(State a, const State& b) {
    perm::multiply_by(a.blocks, b.blocks);
    return a;
}

int count_moved(const State& p, const State& then) {
    int moved = 0;
    for (std::size_t block = 0; block < p.blocks.size(); ++block) {
        stop_point();
        for (int point = 0; point < perm::block_points; ++point)
            moved += then.blocks[block][p.blocks[block][point]] != point;
    }
    return moved;
}

}  // namespace

State rotation_state(Cube cube, Symmetry rotation) {
    const SymmetryMap map(cube, rotation);
    auto state = solved(cube);
    for (int block = 0; block < cube.blocks(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            state.blocks[block][point] = static_cast<std::uint8_t>(map({block, point}).point);
    return state;
}

Mirrored followed_by(State p, Symmetry s) {
    const auto rotation = s.reflects() ? product(s, inverse(s_lr2)) : s;
    const auto turn = rotation_state(p.cube, rotation);
    return {product(std::move(p), turn), s.reflects()};
}

Mirrored product(const Mirrored& a, const Mirrored& b) {
    return {product(a.state, a.reflects ? conjugate(b.state, s_lr2) : b.state), a.reflects != b.reflects};
}

Mirrored inverse(const Mirrored& a) {
    const State back{a.state.cube, perm::inverse(a.state.blocks)};
    return {a.reflects ? conjugate(back, s_lr2) : back, a.reflects};
}

Mirrored power(const Mirrored& a, std::uint64_t exponent) {
    if (!a.reflects) return {{a.state.cube, perm::power(a.state.blocks, exponent)}, false};
    const Mirrored square = product(a, a);
    const Mirrored even{{a.state.cube, perm::power(square.state.blocks, exponent / 2)}, false};
    return exponent % 2 == 0 ? even : product(even, a);
}

Part image(const Mirrored& a, const Part& part) {
    auto moved = image(a.state, part);
    if (!a.reflects) return moved;
    const SymmetryMap map(a.state.cube, s_lr2);
    for (std::size_t i = 0; i < static_cast<std::size_t>(moved.count); ++i) moved.stickers[i] = map(moved.stickers[i]);
    return moved;
}

Factors shortest_factors(const Mirrored& a) {
    const auto remaining = [&](Symmetry s) {  // the state that s must follow, so that both equal a's part
        return rotation_state(a.state.cube, product(a.reflects ? s_lr2 : Symmetry(), inverse(s)));
    };
    Symmetry best;
    int fewest = -1;
    for (const auto s : symmetries()) {
        if (s.reflects() != a.reflects) continue;
        const int moved = count_moved(a.state, remaining(s));
        if (fewest >= 0 && moved >= fewest) continue;
        fewest = moved;
        best = s;
    }
    return {product(a.state, remaining(best)), best};
}

}  // namespace cubelang::cube
