#pragma once
// Programs for GAP.

#include <string>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

struct Generator {
    std::string name;  ///< for a comment
    cube::State state;
};
/// The group that they generate, and its size.
[[nodiscard]] std::string gap_group_text(cube::Cube cube, const std::vector<Generator>& generators);

}  // namespace cubelang::eval
