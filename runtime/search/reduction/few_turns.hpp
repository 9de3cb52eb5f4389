#pragma once
// The short answer first: whoever asks for R 2U back wants two moves, on a cube of any size.

#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::search::reduction {

/// The fewest turns of single layers that solve this exactly, and then turns of the whole cube. Nothing if they are
/// more than can be tried in a tenth of a second: six on small cubes, four or two on large ones.
[[nodiscard]] std::optional<std::vector<cube::Move>> few_turns(const cube::State& state, StopToken stop = {});

}  // namespace cubelang::search::reduction
