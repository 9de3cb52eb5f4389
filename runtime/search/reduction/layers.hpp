#pragma once
// A large cube layer by layer: the layers at one depth below the six faces are a cube of their own (five.hpp).

#include "runtime/search/reduction/five.hpp"

namespace cubelang::search::reduction {

/// The layers so deep below the faces. On even cubes the innermost have to be paired.
[[nodiscard]] FiveState layer_at(cube::Cube cube, const perm::Blocks& state, int depth);
/// Of an even cube, the innermost ones, as a 4x4x4.
[[nodiscard]] perm::Blocks innermost(cube::Cube cube, const perm::Blocks& state);
/// Turns of that 4x4x4 or 5x5x5 as turns of the large cube.
[[nodiscard]] Word in_layer(const Puzzle& puzzle, int depth, const Puzzle& small, const Word& word);

}  // namespace cubelang::search::reduction
