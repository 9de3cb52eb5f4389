#pragma once
// A group in few words.

#include <string>

#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::cube_group {

/// "2^6 * 3^8 * 5^2 * 7"
[[nodiscard]] std::string factored(const Integer& number);
/// "order 12 = 2^2 * 3"; of very many digits the first
[[nodiscard]] std::string order_line(const Integer& order);
/// "6 corners", "1 x-centre"
[[nodiscard]] std::string counted(cube::Kind kind, std::size_t count);
/// "6 corners and 12 edges in 3 orbits of 4", "nothing"
[[nodiscard]] std::string what_moves(const CubeGroup& group);

}  // namespace cubelang::cube_group
