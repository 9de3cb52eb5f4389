#pragma once
// Kociemba's arrows, `URF<-UFL`: at the place URF is now the corner of UFL, spelled sticker by sticker.

#include "lang/ast.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// The permutation that they describe; parts of which they say nothing are at home.
[[nodiscard]] cube::State arrows(cube::Cube cube, const lang::Arrows& node, const lang::SourcePtr& source);

}  // namespace cubelang::eval
