#pragma once
// Which symmetries of the cube leave a goal, or a set of generators, unchanged.

#include <optional>
#include <vector>

#include "runtime/cube/symmetry.hpp"
#include "runtime/search/space/generator_words.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

/// The symmetries s for which every algorithm of the goal, seen with s, is one too.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const Goal& goal);
/// Those for which its inverse is. None if turning the whole cube is free: then an inverse has another orientation.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const Goal& goal);

/// For each generator the one that it is seen with s; nothing if some is none, or has another cost.
[[nodiscard]] std::optional<GeneratorWord> images(std::span<const Generator> generators, int n, cube::Symmetry s);
/// For each generator its inverse; nothing if some has none at the same cost.
[[nodiscard]] std::optional<GeneratorWord> inverses(std::span<const Generator> generators);

}  // namespace cubelang::search
