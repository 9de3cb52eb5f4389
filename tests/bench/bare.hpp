#pragma once
// The least that a product of blocks can be, to hold the kernel against.

#include "runtime/algebra/perm/kernel.hpp"

namespace cubelang::bench {

using Multiply = decltype(perm::Kernel::multiply);

/// Two byte shuffles and a blend, written in the processor's own terms; nullptr where it cannot run.
[[nodiscard]] Multiply bare_multiply();

}  // namespace cubelang::bench
