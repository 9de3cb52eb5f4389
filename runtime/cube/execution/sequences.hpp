#pragma once
// Features of an execution that depend on the turns alone, however hands make them: faces that are turned for the
// first time, and one, two and three turns in a row. Mirrored sequences share a feature.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "runtime/cube/execution/tricks.hpp"

namespace cubelang::execution {

/// A turn as hands make it.
struct HandTurn {
    char letter;   ///< R U F L D B, M E S, x y z
    bool is_wide;  ///< more than one layer, not all
    int quarters;  ///< 1, -1 or 2
};
inline constexpr std::size_t turn_kinds = 12 * 2 * 3;
[[nodiscard]] bool exists(const HandTurn& turn);  ///< only turns of faces can be wide
[[nodiscard]] std::size_t number_of(const HandTurn& turn);
[[nodiscard]] HandTurn turn_numbered(std::size_t number);

/// The turns that were made, as far as the features of the next one depend on them.
struct History {
    unsigned faces = 0;                  ///< that were turned, as bits
    std::array<std::uint8_t, 2> last{};  ///< 1 + the number of the last turn, and of that before it; 0: none
};

/// The features of a further turn, which the history then includes.
[[nodiscard]] std::vector<FeatureNumber> sequence_features(History& history, const HandTurn& turn);

/// Those of one, two and three turns; their numbers follow those of the hands' features.
[[nodiscard]] std::vector<Feature> all_sequences();

}  // namespace cubelang::execution
