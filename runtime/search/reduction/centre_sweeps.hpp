#pragma once
// Solves the centres of large cubes by sweeps (sweep.hpp) in all orientations, at a falling price of turns: by colour,
// or each in its own place.

#include <functional>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/reduction/centre_labels.hpp"

namespace cubelang::search::reduction {

/// Receives the number of finished parts, and of all parts.
using OnPart = std::function<void(std::size_t part, std::size_t parts)>;

struct SweepOptions {
    std::size_t sweeps = 0;  ///< until the price is so low that any gain is taken
    std::uint64_t seed = 0;  ///< of the random orientations
    int half_turn = 1;       ///< its cost, 1 or 2 quarter turns
    Centres centres = Centres::by_colour;
    StopToken stop{};
};

struct SweptCentres {
    std::vector<cube::Move> moves;  ///< with the given word
    std::size_t left = 0;           ///< centres that are not solved
    FaceQuarters faces{};           ///< the rotation of each face with all its centres
};
/// Layer moves that solve all centres up to a rotation of each face. A given word of turns of single layers, none of
/// them the middle one, is performed on the way: its turns of inner layers are rows that cost nothing. The result is
/// that of the word for everything but centres. After the word the wings' parity must be even if each centre is wanted.
[[nodiscard]] SweptCentres centre_sweeps(const cube::State& state, std::span<const cube::Turn> word,
                                         const SweepOptions& options, const OnPart& on_part = {});

}  // namespace cubelang::search::reduction
