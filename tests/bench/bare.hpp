#pragma once
// The lower bound for a product of blocks, as a reference for the kernel.

#include "runtime/algebra/perm/kernel.hpp"

namespace cubelang::bench {

using Multiply = decltype(perm::Kernel::multiply);

/// Two byte shuffles and a blend as intrinsics; nullptr on a processor without them.
[[nodiscard]] Multiply bare_multiply();

}  // namespace cubelang::bench
