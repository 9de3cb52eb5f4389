#pragma once
// Uniformly random reachable positions.
//
// Every orbit is shuffled and every part is turned uniformly; then each invariant (reachable.hpp) is restored by one
// fixed change: a twist, a flip, a swap of two parts. That maps the arrangements that violate it one to one to those
// that satisfy it, so the distribution stays uniform. On odd N the fixed centres stay: the cube keeps its
// orientation.

#include <cstdint>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

// Reproducible random numbers: a seed yields the same numbers and the same moves on every machine and in every
// version (guaranteed by tests), so that exercises made from it can be marked elsewhere.

/// The generator SplitMix64.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    [[nodiscard]] std::uint64_t next();
    /// Uniform from 0 to count - 1; count > 0.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    /// A random index below `count`.
    [[nodiscard]] std::size_t index(std::size_t count) { return static_cast<std::size_t>(below(count)); }

private:
    std::uint64_t state_;
};

/// The seed of an item of a sequence, counted from 0, determined by the seed of the sequence and the number.
[[nodiscard]] std::uint64_t seed_of_item(std::uint64_t seed, std::uint64_t number);

/// Random moves of the layers in `choices` (not empty), each a quarter turn in either direction or a half turn. No
/// two adjacent moves turn the same layers, and adjacent moves about one axis are in the order of the choices:
/// nothing can be merged, unless there is only one choice.
[[nodiscard]] std::vector<cube::Move> random_moves(std::uint64_t seed, std::size_t length,
                                                   const std::vector<cube::Move>& choices);

/// The same random numbers yield the same state, on every machine and in every version.
[[nodiscard]] cube::State random_state(cube::Cube cube, Chance chance);

}  // namespace cubelang::query
