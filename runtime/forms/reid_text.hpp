#pragma once
// Michael Reid's order: at each of the places UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR the
// name of the piece that stands there, its letters in the order of the place's. On the 2x2x2 the corners alone. If a
// fixed centre has moved or turned, six more items tell what stands on U L F R B D, on a supercube with +, ++ or - for
// its turn.

#include <string>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

/// The largest cube whose pieces have names in his order.
inline constexpr int largest_reid = 3;

[[nodiscard]] std::string reid_text(const cube::State& state);
[[nodiscard]] cube::State read_reid(cube::Cube cube, const std::string& text);

}  // namespace cubelang::eval
