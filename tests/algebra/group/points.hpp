#pragma once
// The action of a state on the points of its blocks, without fixed centres.

#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::test {

inline group::Permutation points(const cube::State& state) {
    group::Permutation made;
    for (int block = 0; block < state.cube.classes(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            made.push_back(static_cast<group::Point>(block * perm::block_points +
                                                     state.blocks[static_cast<std::size_t>(block)][point]));
    return made;
}

inline std::vector<group::Permutation> points(const std::vector<cube::State>& states) {
    std::vector<group::Permutation> all;
    for (const auto& state : states) all.push_back(points(state));
    return all;
}

}  // namespace cubelang::test
