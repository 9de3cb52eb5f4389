#pragma once
// Lookup of Cube Synthesizer's basic algorithms from the arguments of a call.

#include <optional>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/meaning/bind/bind.hpp"

namespace cubelang::meaning {

/// `a`: an index, an entry, or a sticker, which needs a destination and perhaps an orientation. Throws an error with
/// the reason if there is no such algorithm.
[[nodiscard]] cube::BasicAlgorithm find_basic_algorithm(Context& context, const At<Value>& a,
                                                        const std::optional<At<Integer>>& destination,
                                                        const std::optional<At<Integer>>& orientation,
                                                        const Origin& origin);

}  // namespace cubelang::meaning
