#pragma once
// Reader and writer of Superset scripts; and a reader of fewest-moves notation (niss.cpp), where parentheses contain
// moves on the inverse: `R (U F) D` is R D, and U F on the inverse, R D F' U'.

#include <string>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::meaning {

/// The syntax tree of a script, with moves of the cube. Errors point into the source.
[[nodiscard]] lang::ExprPtr read_superset(cube::Cube cube, const lang::SourcePtr& source, StopToken stop = {});

/// An algorithm as a script, with brackets. The cube must have all of its moves. Throws the interruption error.
[[nodiscard]] std::string superset_text(const cube::Word& word, int n, const lang::Where& where, StopToken stop = {});
/// The cycles of a state in normal form, with the signs of centres that CubeTwister needs.
[[nodiscard]] std::string superset_text(const cube::State& state);

/// The moves outside the parentheses in order, then the inverse of those inside. Errors point into the source.
[[nodiscard]] lang::ExprPtr read_niss(const lang::SourcePtr& source, StopToken stop = {});

}  // namespace cubelang::meaning
