#pragma once
// A cube held otherwise, for the searches that begin with some axis.

#include <vector>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

struct Holding {
    cube::Symmetry turned;  ///< the whole cube, so that the fixed centres are home
    cube::Symmetry seen;    ///< and then seen from here
};

/// All that differ in what is x, what y, what z.
[[nodiscard]] std::vector<Holding> holdings(const cube::State& state);
[[nodiscard]] perm::Blocks held(const cube::State& state, const Holding& holding);
/// A word for the cube so held, as moves of the cube as it is, with turns of the whole cube at the end.
[[nodiscard]] std::vector<cube::Move> as_moves(const Puzzle& puzzle, const Word& word, const Holding& holding);

}  // namespace cubelang::search::reduction
