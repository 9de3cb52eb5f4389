#pragma once
// The room on the machine's stack, for recursion on texts and values of others.

#include <cstddef>

namespace cubelang::inline base {

/// The bytes of this thread's stack below a place on it; the largest size if they are unknown.
[[nodiscard]] std::size_t stack_below(const void* place);

/// Is there too little left for another level of a recursive parser?
[[nodiscard]] inline bool is_stack_low() {
    constexpr std::size_t level = std::size_t{1} << 16;
    return stack_below(__builtin_frame_address(0)) < level;
}

}  // namespace cubelang::inline base
