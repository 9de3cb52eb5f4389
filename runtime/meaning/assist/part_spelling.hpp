#pragma once
// The names of parts as they are typed, letter by letter.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/parts.hpp"

namespace cubelang::cube {

struct Spelling {
    std::string text;
    Kind kind = Kind::corner;
    int numbers = 0;  ///< not 0: a name only with a number after it, 1 to this
};

/// The names of parts that begin with `typed` (lower case), or as far as they can be known: where many numbers would
/// fit, one more digit. Never more than some two hundred, however large the cube. `letters`: only names of this many
/// letters; 0: of any.
[[nodiscard]] std::vector<Spelling> spellings(Cube cube, std::string_view typed, int letters = 0);

}  // namespace cubelang::cube
