#pragma once
// What is done about lines that are too long, beyond breaking them within their brackets.

#include <vector>

#include "lang/editing/composer.hpp"

namespace cubelang::lang {

/// Whole statements on lines of at most `widest_line` columns, as far as that can be: blocks on one line take several,
/// values that go on beside each other get brackets, in which they can be broken.
[[nodiscard]] std::vector<Line> laid_out(std::vector<Piece> pieces, const std::vector<Span>& values);

}  // namespace cubelang::lang
