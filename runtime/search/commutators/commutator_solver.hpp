#pragma once
// Solves any reachable state of any NxNxN cube, labelled stickers and (on a supercube) the turns of the fixed centres,
// in steps that a person can follow: the whole cube is turned so that the fixed centres are right; the faces turn
// their own centres right; one quarter turn of each layer of the wrong parity makes every orbit even; then each orbit
// is solved by three-cycles, setup and commutator, which disturb nothing else. Not short, but always right. That it
// always works is the theorem in query/reachable.hpp.

#include <atomic>
#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// The turns, whose product is the inverse of `state`. Nothing if the state cannot be reached by turns, or if it was
/// stopped.
[[nodiscard]] std::optional<Turns> solve_by_commutators(const cube::State& state, StopToken stop = {});

}  // namespace cubelang::search::commutators
