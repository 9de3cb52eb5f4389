#pragma once
// The cube in cubing.js' JSON: definitions of puzzles, and permutations as transformations; see kpuzzle.hpp.

#include <string>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

/// The largest cubes that are written so: their numbers would fill a book.
inline constexpr int largest_kpuzzle = 200, largest_kpuzzle_definition = 50;

/// {"EDGES":{"permutation":[…],"orientationDelta":[…]},…}
[[nodiscard]] std::string kpuzzle_text(const cube::State& state);
/// Reads a transformation, and a pattern's `pieces` and `orientation` too.
[[nodiscard]] cube::State read_kpuzzle(cube::Cube cube, const std::string& text);

[[nodiscard]] std::string kpuzzle_definition_text(cube::Cube cube);

}  // namespace cubelang::eval
