#pragma once
// How much of the machine's stack a thread has: the first of a process 8 MB by custom, others as little as their makers
// like.

#include <cstddef>

namespace cubelang::eval {

/// The bytes below `here`, a place on this thread's stack; very many where that is not known.
[[nodiscard]] std::size_t stack_below(const char* here);

}  // namespace cubelang::eval
