#pragma once
// Solves the centres of large cubes by sweeps (sweep.hpp) in all orientations, at a falling price of turns.

#include <functional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::search::reduction {

/// Receives the number of finished parts, and of all parts.
using OnPart = std::function<void(std::size_t part, std::size_t parts)>;

struct SweepOptions {
    std::size_t sweeps = 0;  ///< until the price is so low that any gain is taken
    std::uint64_t seed = 0;  ///< of the random orientations
    int half_turn = 1;       ///< its cost, 1 or 2 quarter turns
    StopToken stop{};
};

struct SweptCentres {
    std::vector<cube::Move> moves;
    std::size_t left = 0;  ///< centres that are still on other faces, those in middle layers included
};
/// Moves of single layers that bring centres to faces of their colour. Middle layers, which odd cubes have, do not
/// turn: centres in them stay. Pairs of wings remain pairs, and the wings' parity does not change.
[[nodiscard]] SweptCentres centre_sweeps(const cube::State& state, const SweepOptions& options,
                                         const OnPart& on_part = {});

}  // namespace cubelang::search::reduction
