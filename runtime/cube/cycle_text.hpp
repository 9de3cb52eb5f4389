#pragma once
// Cycles of parts as the language writes them; read back they give the same permutation.

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::cube {

/// The sign of that many quarter turns, or thirds of a corner's: "", "+", "++", "-".
[[nodiscard]] std::string_view turn_sign(int turns);

/// The disjoint cycles of a permutation in normal form, "()" for the identity; reads back to the same value.
/// With `stop`, if it is set meanwhile, some of it.
[[nodiscard]] std::string cycle_text(const State& state, StopToken stop = {});
[[nodiscard]] std::string cycle_text(Cube cube, const std::vector<PartCycle>& cycles);

/// The first cycles of that text, until it has `enough` bytes, and how many cycles there are besides.
struct CyclesBegun {
    std::vector<std::string> cycles;
    std::size_t left_out = 0;
};
[[nodiscard]] CyclesBegun first_cycles(const State& state, std::size_t enough, StopToken stop = {});

}  // namespace cubelang::cube
