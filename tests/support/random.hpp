#pragma once
// RapidCheck generators of permutations, moves, words, and states, reachable or not. They are compiled once, in
// random.cpp, since compiling a generator takes seconds.

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <random>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::cube {
void showValue(const Cube& cube, std::ostream& out);
void showValue(const Move& move, std::ostream& out);
void showValue(const Turn& turn, std::ostream& out);
}  // namespace cubelang::cube

namespace cubelang::test {

using Chance = std::mt19937_64;

/// Seeds for by_chance. Values made from them do not shrink: smaller permutations are not easier to understand.
[[nodiscard]] rc::Gen<std::uint64_t> seeds();

/// Values that `make` makes from a random engine.
template <class Make, class T = std::invoke_result_t<Make, Chance&>>
rc::Gen<T> by_chance(Make make) {
    return rc::gen::map(seeds(), std::function<T(std::uint64_t)>([make](std::uint64_t seed) {
                            Chance chance(seed);
                            return make(chance);
                        }));
}

[[nodiscard]] std::vector<int> shuffled(int count, Chance& chance);
[[nodiscard]] perm::Block shuffled_block(Chance& chance);

[[nodiscard]] rc::Gen<perm::Block> block();
[[nodiscard]] rc::Gen<perm::Blocks> blocks(std::size_t size);
[[nodiscard]] rc::Gen<cube::Cube> any_cube(int from = 2, int to = 9);

/// A move that exists on an N-layer cube.
[[nodiscard]] rc::Gen<cube::Move> move(int n);
[[nodiscard]] rc::Gen<std::vector<cube::Move>> moves(int n);

/// A word with all kinds of nodes, at most `depth` deep. Call it inside a property.
[[nodiscard]] cube::WordPtr some_word(int n, int depth);

/// Permutes the parts of one orbit at random, and turns or flips each at random.
void shuffle_orbit(cube::State& state, const std::vector<cube::Part>& parts, Chance& chance);

[[nodiscard]] rc::Gen<cube::State> state(cube::Cube cube);

}  // namespace cubelang::test

// The types that tests draw most often, compiled in random.cpp.
extern template class rc::Gen<cubelang::perm::Block>;
extern template class rc::Gen<cubelang::perm::Blocks>;
extern template class rc::Gen<cubelang::cube::Cube>;
extern template class rc::Gen<cubelang::cube::Move>;
extern template class rc::Gen<std::vector<cubelang::cube::Move>>;
extern template class rc::Gen<cubelang::cube::State>;
