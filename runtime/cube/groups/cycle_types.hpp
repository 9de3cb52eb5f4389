#pragma once
// Cycle types as text: the lengths of the cycles, each with a sign if its turns do not add up to 0. "5+ 3- 1-" are a
// cycle of five corners and one of three, with their twists, and a corner twisted in place. Parts that stay as they are
// are left out.

#include <string>

#include "runtime/cube/groups/full_group.hpp"

namespace cubelang::full_group {

/// "none" if nothing moves; of fixed centres which of them are turned: "u+ f++".
[[nodiscard]] std::string type_text(const cube::State& p, const Orbit& orbit);
/// "the corners", "the wings of the orbit of ur1"
[[nodiscard]] std::string name_of(cube::Cube cube, const Orbit& orbit);
/// "corners 5+ 1-, edges 7": all orbits that p moves; "nothing moves" if it is the identity. It names the class of p in
/// the product of the wreath products.
[[nodiscard]] std::string type_text(const cube::State& p);

}  // namespace cubelang::full_group
