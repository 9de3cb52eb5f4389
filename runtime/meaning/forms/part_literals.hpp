#pragma once
// Parts as written, on a cube: cycle notation and `@` locations, with a message for everything that can be wrong.

#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State cycle(cube::Cube cube, const lang::Cycle& cycle, const lang::SourcePtr& source);
[[nodiscard]] Location location(cube::Cube cube, const lang::Location& location, const lang::Where& where);

/// A part of a cycle that is given as a value, and where.
struct GivenPart {
    cube::Part part;
    lang::Where where;
};
/// The cycle of them; `turns` is the sign before the first one.
[[nodiscard]] cube::State cycle(cube::Cube cube, const std::vector<GivenPart>& parts, int turns);
/// The part of that name, `fu1`, or the sticker, `net.12`.
[[nodiscard]] Location location_named(cube::Cube cube, std::string_view name, const lang::Where& where);

}  // namespace cubelang::eval
