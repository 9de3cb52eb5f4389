#pragma once
// Cycles of Speffz letters, orbit by orbit: `corners (A B C) edges (A Q) (C U)`. Orbits of one kind are numbered from
// the middle outwards: wings1, wings2. See speffz.hpp for the letters.

#include <string>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

[[nodiscard]] std::string speffz_text(const cube::State& state);
[[nodiscard]] cube::State read_speffz(cube::Cube cube, const std::string& text);

}  // namespace cubelang::eval
