#pragma once
// How many columns of a terminal a character takes. The C library would answer for its locale; this answers everywhere
// alike.

#include <cstddef>

namespace cubelang::editor {

/// 0 for a mark that goes onto the character before it, 2 for wide ones. Control characters are none of its business.
[[nodiscard]] int columns_of(char32_t code);

}  // namespace cubelang::editor
