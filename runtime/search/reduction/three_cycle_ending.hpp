#pragma once
// Solves by three-cycles, which move nothing else, the parts that the reduction has left.

#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/reduction/centre_labels.hpp"

namespace cubelang::search::reduction {

/// Solves wings and centres when corners, middle edges and fixed centres are solved and the wings are even. Nothing
/// if stopped.
[[nodiscard]] std::optional<commutators::Turns> three_cycle_ending(const cube::State& state, Centres centres,
                                                                   StopToken stop);

}  // namespace cubelang::search::reduction
