#pragma once
// Names for the elements of a Cayley graph.

#include <string>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"

namespace cubelang::render {

/// The generators' names within the names of elements: unchanged, or a, b, c … if one of them is long.
[[nodiscard]] std::vector<std::string> short_names(const std::vector<std::string>& generators);

/// "R2 U", "(R U)2 R", "a3'": runs and repetitions as powers; the identity is "1".
[[nodiscard]] std::string spelled(const std::vector<group::CayleyStep>& word,
                                  const std::vector<std::string>& generators);

}  // namespace cubelang::render
