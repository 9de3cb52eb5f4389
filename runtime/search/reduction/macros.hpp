#pragma once
// Short sequences of turns that change little: where single turns lead no further, they do.

#include <array>
#include <vector>

#include "runtime/search/reduction/position.hpp"

namespace cubelang::search::reduction {

struct Macro {
    Word word;
    Effect effect;
};

/// By stage. What stages before have brought to its place stays there; in the last one, either wings change places or
/// centres do.
using Macros = std::array<std::vector<Macro>, stages>;
[[nodiscard]] Macros macros_of(const Puzzle& puzzle);

}  // namespace cubelang::search::reduction
