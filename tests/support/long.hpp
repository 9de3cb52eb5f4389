#pragma once
// Slow tests run only if CUBELANG_LONG is set in the environment.

#include <cstdlib>

namespace cubelang::test {

[[nodiscard]] inline bool is_long() { return std::getenv("CUBELANG_LONG") != nullptr; }

}  // namespace cubelang::test
