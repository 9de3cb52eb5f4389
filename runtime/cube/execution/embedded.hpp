#pragma once
// The weights that are built into the program.

#include <span>
#include <string_view>

namespace cubelang::execution {

struct EmbeddedWeights {
    std::string_view name, text;
};
// The files runtime/cube/execution/NAME.txt: only weights.txt.
std::span<const EmbeddedWeights> embedded();

}  // namespace cubelang::execution
