#pragma once
// What the reduction left undone, by three-cycles that move nothing else.

#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::reduction {

enum class Centres : std::uint8_t {
    by_colour,  ///< any of its colour will do
    each        ///< every one has its own home
};

/// Solves wings and centres where corners, middle edges and fixed centres are home and the wings are even. Nothing if
/// it was stopped.
[[nodiscard]] std::optional<commutators::Turns> three_cycle_ending(const cube::State& state, Centres centres,
                                                                   StopToken stop);

}  // namespace cubelang::search::reduction
