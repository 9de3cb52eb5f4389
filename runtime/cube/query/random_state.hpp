#pragma once
// A position drawn evenly from all that turns can reach.
//
// Every orbit is shuffled evenly and every part turned evenly; then each law that turns keep (reachable.hpp) is
// restored by one fixed change: a twist, a flip, a swap of two parts. That maps the arrangements that break it one to
// one to those that keep it, so they stay even. On odd N the fixed centres stay where they are: the cube is held as it
// was.

#include <cstdint>
#include <vector>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

// Chance that can be repeated: the same seed gives the same numbers and the same moves on every machine and for ever
// (tests hold them), so that exercises made from it can be marked elsewhere.

/// The generator SplitMix64.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    [[nodiscard]] std::uint64_t next();
    /// Evenly from 0 to count - 1; count > 0.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    /// An index among so many.
    [[nodiscard]] std::size_t index(std::size_t count) { return static_cast<std::size_t>(below(count)); }

private:
    std::uint64_t state_;
};

/// A seed of its own for each item of a sequence, counted from 0, from the seed of the sequence and its number alone.
[[nodiscard]] std::uint64_t seed_of_item(std::uint64_t seed, std::uint64_t number);

/// Moves of the layers that `choices` turn (not empty), each a quarter either way or a half. No two in a row turn the
/// same layers, nor do those about one axis come in any order but that of the choices: nothing can be merged, unless
/// there is no other choice.
[[nodiscard]] std::vector<cube::Move> random_moves(std::uint64_t seed, std::size_t length,
                                                   const std::vector<cube::Move>& choices);

/// The same for the same numbers of chance, on every machine and for ever.
[[nodiscard]] cube::State random_state(cube::Cube cube, Chance chance);

}  // namespace cubelang::query
