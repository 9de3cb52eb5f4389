#pragma once
// Any cube by given generators alone (find/generator_solver.hpp).

#include "runtime/search/solver.hpp"

namespace cubelang::search {

[[nodiscard]] Method by_generators(TableCache& tables);

}  // namespace cubelang::search
