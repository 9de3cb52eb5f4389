#pragma once
// Which of Cube Synthesizer's basic algorithms is meant.

#include <optional>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/meaning/eval/bind.hpp"

namespace cubelang::eval {

/// By its index alone; by sticker, place and perhaps orientation; by an entry. What there is not is an error that says
/// why.
[[nodiscard]] cube::BasicAlgorithm basic_asked_for(Context& context, const At<Value>& a,
                                                   const std::optional<At<Integer>>& destination,
                                                   const std::optional<At<Integer>>& orientation, const Origin& origin);

/// The algorithm of fewest turns that does it; false, with a reason, where none is found.
[[nodiscard]] Value shortest_basic(Context& context, const cube::BasicAlgorithm& entry, const Origin& origin);

}  // namespace cubelang::eval
