#pragma once
// Permutations as GAP writes them: cycles of numbers, see numbered_points.hpp for which.

#include <string>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

/// "(1,2,3)(4,5)", "()"
[[nodiscard]] std::string gap_text(const cube::State& state);
/// Reads it, with blanks anywhere; cycles are disjoint as GAP has it, and products are written with `*`.
[[nodiscard]] cube::State read_gap(cube::Cube cube, const std::string& text);

struct Generator {
    std::string name;  ///< for a comment
    cube::State state;
};
/// A program for GAP: the group that these generate, and its size printed.
[[nodiscard]] std::string gap_group_text(cube::Cube cube, const std::vector<Generator>& generators);

}  // namespace cubelang::eval
