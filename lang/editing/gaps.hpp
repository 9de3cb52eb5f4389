#pragma once
// Whether there is a blank between two pieces on one line.

#include "lang/editing/pieces.hpp"

namespace cubelang::lang {

/// Where a blank means something (`f(x)` and `f (x)`, `a - b` and `a -b`) it stays as it is written.
[[nodiscard]] bool has_blank_between(const Piece& left, const Piece& right);

/// Whether a newline may stand there instead, in brackets. Not behind a name that a bracket follows: numbers belong to
/// their numbering, `net [2 1]`.
[[nodiscard]] bool may_part(const Piece& left, const Piece& right);

}  // namespace cubelang::lang
