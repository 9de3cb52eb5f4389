#pragma once
// An algorithm move by move.

#include "runtime/meaning/value/context.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::eval {

/// For each move its text, the net after it with what this move changed marked, and the cycles of all moves so far.
[[nodiscard]] render::Drawing trace(Context& context, const cube::WordPtr& word, render::NetStyle style,
                                    const lang::Where& where);

}  // namespace cubelang::eval
