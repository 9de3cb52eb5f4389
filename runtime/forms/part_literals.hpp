#pragma once
// Parts as written, on the cube in force: cycle notation and `@` locations, with a message for everything that can be
// wrong.

#include "runtime/value/context.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State cycle(const Context& context, const lang::Cycle& cycle, const lang::SourcePtr& source);
[[nodiscard]] Location location(const Context& context, const lang::Location& location, const lang::Where& where);

}  // namespace cubelang::eval
