#pragma once
// Solves any reachable state of any NxNxN cube, with labelled stickers and (on a supercube) the turns of the fixed
// centres, in steps that a reader can follow. A rotation of the whole cube puts the fixed centres in place; face
// turns correct their rotation; one quarter turn of each layer of wrong parity makes every orbit even. Then each
// orbit is solved by three-cycles (setup and commutator) that change nothing else. The solution is long but always
// exists, by the theorem in query/reachable.hpp.

#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

/// The turns, whose product is the inverse of `state`. Nothing if no turns reach the state, or if stopped.
[[nodiscard]] std::optional<Turns> solve_by_commutators(const cube::State& state, StopToken stop = {});

}  // namespace cubelang::search::commutators
