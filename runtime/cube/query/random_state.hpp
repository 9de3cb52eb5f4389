#pragma once
// A position drawn evenly from all that turns can reach.
//
// Every orbit is shuffled evenly and every part turned evenly; then each law that turns keep (reachable.hpp) is
// restored by one fixed change: a twist, a flip, a swap of two parts. That maps the arrangements that break it one to
// one to those that keep it, so they stay even. On odd N the fixed centres stay where they are: the cube is held as it
// was.

#include "runtime/cube/query/chance.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

/// The same for the same numbers of chance, on every machine and for ever.
[[nodiscard]] cube::State random_state(cube::Cube cube, Chance chance);

}  // namespace cubelang::query
