#pragma once
// Superset scripts: read as syntax trees for a cube, and written. And fewest-moves notation (niss.cpp), where
// parentheses hold moves on the inverse: `R (U F) D` is R D, and U F on the inverse, R D F' U'.

#include <string>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::eval {

/// The syntax tree of a script, its moves those of the cube. Errors point into the source.
[[nodiscard]] lang::ExprPtr read_superset(cube::Cube cube, const lang::SourcePtr& source, StopToken stop = {});

/// An algorithm with its brackets. The cube must have all its moves. Ends in the error of an interruption if stopped.
[[nodiscard]] std::string superset_text(const cube::Word& word, int n, const lang::Where& where, StopToken stop = {});
/// Its cycles in normal form, signs included that CubeTwister needs and this language takes for granted.
[[nodiscard]] std::string superset_text(const cube::State& state);

/// The moves outside the parentheses in order, then the inverse of those inside. Errors point into the source.
[[nodiscard]] lang::ExprPtr read_niss(const lang::SourcePtr& source, StopToken stop = {});

}  // namespace cubelang::eval
