#pragma once
// What a search may turn, and at which cost.

#include <span>
#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::search {

/// One turn, as written, and its cost, which is at least 1.
struct Generator {
    cube::Move move;
    cube::Turn turn;
    int cost = 1;
};

/// The cost of a turn on an n-layer cube.
using Cost = int (*)(const cube::Turn& turn, int n);
[[nodiscard]] int each_costs_one(const cube::Turn& turn, int n);

/// The usual spelling: R or L, whichever face is nearer; M, E and S in the middle; x, y, z for all layers.
[[nodiscard]] cube::Move move_of(const cube::Turn& turn, int n);

/// The six faces, each by all three angles.
[[nodiscard]] std::vector<Generator> face_turns(int n, Cost cost = each_costs_one);
/// Each layer alone, the inner ones too.
[[nodiscard]] std::vector<Generator> layer_turns(int n, Cost cost = each_costs_one);
/// All blocks of neighbouring layers but the whole cube; only those that hold a face if `outer`.
[[nodiscard]] std::vector<Generator> block_turns(int n, bool outer, Cost cost = each_costs_one);

/// What a person means by a list of moves: R is all turns of that face, R2 the half turn alone. A move that turns
/// nothing is left out, and so is a turn that is there already. Every move must exist on that cube.
[[nodiscard]] std::vector<Generator> turns_meant_by(std::span<const cube::Move> moves, int n,
                                                    Cost cost = each_costs_one);

}  // namespace cubelang::search
