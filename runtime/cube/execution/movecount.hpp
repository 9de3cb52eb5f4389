#pragma once
// The Movecount Coefficient of trangium, a published estimate of how fast an algorithm can be turned, with its usual
// constants: fingers that work again too soon wait, and a turn that no finger can make needs a new grip. Not additive.

#include <optional>
#include <span>

#include "runtime/cube/execution/sequences.hpp"

namespace cubelang::execution {

/// In tenths, rounded. Nullopt if no sequence of grips makes the turns.
[[nodiscard]] std::optional<int> movecount_coefficient(std::span<const HandTurn> turns);

}  // namespace cubelang::execution
