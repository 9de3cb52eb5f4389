#pragma once
// Random positions of the 3x3x3, for tests and benchmarks of its solvers.

#include <algorithm>
#include <random>
#include <vector>

#include "runtime/search/cube3/pruning.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::test {

/// A reachable position, uniformly distributed.
inline search::cube3::Cubies some_cubies(std::mt19937_64& chance) {
    search::cube3::Cubies c;
    std::shuffle(c.corner.begin(), c.corner.end(), chance);
    std::shuffle(c.edge.begin(), c.edge.end(), chance);
    if (search::is_odd(c.corner) != search::is_odd(c.edge)) std::swap(c.edge[0], c.edge[1]);
    c.twist = search::cube3::with_twist(static_cast<int>(chance() % search::cube3::twists)).twist;
    c.flip = search::cube3::with_flip(static_cast<int>(chance() % search::cube3::flips)).flip;
    return c;
}

inline search::cube3::Cubies after(search::cube3::Cubies c, const std::vector<int>& moves) {
    for (const int move : moves) c = product(c, search::cube3::cubies_of_moves()[static_cast<std::size_t>(move)]);
    return c;
}

/// A canonical sequence of this number of moves.
inline std::vector<int> some_sequence(search::cube3::Metric metric, int length, std::mt19937_64& chance) {
    std::vector<int> moves;
    for (int node = search::cube3::CanonicalSequences::start; static_cast<int>(moves.size()) < length;) {
        const auto& all = search::cube3::moves_of(metric);
        const int move = all[chance() % all.size()];
        if ((search::cube3::sequences_of(metric).allowed(node) >> move & 1U) == 0) continue;
        node = search::cube3::sequences_of(metric).after(node, move);
        moves.push_back(move);
    }
    return moves;
}

}  // namespace cubelang::test
