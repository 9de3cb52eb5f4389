#pragma once
// What takes too long for every day is tested where CUBELANG_LONG is set in the environment.

#include <cstdlib>

namespace cubelang::test {

[[nodiscard]] inline bool is_long() { return std::getenv("CUBELANG_LONG") != nullptr; }

}  // namespace cubelang::test
