#pragma once
// cubelang/cube.hpp: the NxNxN cube. A Reader converts texts to permutations, which can be multiplied, inverted and
// written as cycles. May change with a minor version. Link cubelang::cube.
//
//     cubelang::Reader reader(cubelang::cube::Cube{4});
//     const auto p = reader.state("[Rw, U2]");
//     std::cout << cycle_text(p * inverse(reader.state("R U")));

#include "front/library/algebra.hpp"
#include "front/library/reader.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/performer.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"
