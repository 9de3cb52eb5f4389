#pragma once
// The cubie level as text: names of cubies over their orientations, and what the rest of the cube does as cycles; reads
// back.
//
//   corners: UFL DLF ULB UBR URF DFR DBL DRB
//            1   2   0   0   2   1   0   0
//   edges:   UR FL UL UB DR FR DL DB UF DF BL BR
//            0  1  0  0  0  1  0  0  1  1  0  0
//   rest:    (r1,b1,l1,f1)

#include <string>

#include "runtime/cube/symmetry.hpp"
#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// Corners and edges as they are after p and then s; the rest is p's own.
[[nodiscard]] std::string cubie_text(const cube::State& p, cube::Symmetry s);

/// Throws an error that points into the text.
[[nodiscard]] cube::State cubie_state(const Context& context, const std::string& text, cube::Symmetry s);

}  // namespace cubelang::eval
