#pragma once
// What parts two permutations from each other.

#include "runtime/meaning/value/context.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::eval {

/// Both nets with the stickers that differ marked, the parts that are elsewhere or are turned differently, and the
/// cycles that lead from one to the other; or that there is no difference.
[[nodiscard]] render::Drawing difference(const Context& context, const cube::State& p, const cube::State& q,
                                         const render::NetStyle& style, const lang::Where& where);

}  // namespace cubelang::eval
