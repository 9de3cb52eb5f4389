#pragma once
// The elements of a Cayley graph by name.

#include <string>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"

namespace cubelang::render {

/// What the generators are called in the names of elements: as they are written, or a, b, c … if one of them is long.
[[nodiscard]] std::vector<std::string> short_names(const std::vector<std::string>& generators);

/// "R2 U", "(R U)2 R", "a3'": runs and repetitions as powers; the identity is "1".
[[nodiscard]] std::string spelled(const std::vector<group::CayleyStep>& word,
                                  const std::vector<std::string>& generators);

}  // namespace cubelang::render
