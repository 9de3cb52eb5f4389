#pragma once
// On a supercube: sequences of turns of faces that turn fixed centres and bring all else back.

#include <array>
#include <optional>

#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

using Quarters = std::array<std::uint8_t, 6>;  ///< clockwise, by face

/// Short ones that turn the fixed centres of the faces by so much, one after another. Nothing if the quarters add up to
/// an odd number.
[[nodiscard]] std::optional<Word> turning_fixed_centres(const Puzzle& puzzle, const Quarters& quarters);

}  // namespace cubelang::search::reduction
