#pragma once
// A permutation as a commutator [A, B], as a conjugate of one [C: [A, B]], or as a product of two: by what it does on
// this cube, whatever the letters were.

#include <cstddef>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// At most this many, those with few turns, fewest first: A of up to three turns and B of one, or both of up to two; C
/// of up to three; else, for three parts far apart, that of their orbit; else products of two, up to one turn about the
/// first. Empty if there are none so short, as for all that is odd on some orbit. Every form given does what `state`
/// does.
[[nodiscard]] std::vector<cube::WordPtr> commutator_forms(const cube::State& state, std::size_t most = 10,
                                                          StopToken stop = {});

/// The layers that can have to do with it: of the parts that it moves, and the outer ones.
[[nodiscard]] std::vector<int> layers_near(const cube::State& state);

}  // namespace cubelang::search::commutators
