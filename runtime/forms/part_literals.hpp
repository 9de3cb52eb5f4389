#pragma once
// Parts as written, on a cube: cycle notation and `@` locations, with a message for everything that can be wrong.

#include "lang/ast.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State cycle(cube::Cube cube, const lang::Cycle& cycle, const lang::SourcePtr& source);
[[nodiscard]] Location location(cube::Cube cube, const lang::Location& location, const lang::Where& where);

}  // namespace cubelang::eval
