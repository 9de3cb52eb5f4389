#include "runtime/base/stack_room.hpp"

#include <limits>

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#endif

namespace cubelang::inline base {
namespace {

// A thread's stack: usually 8 MB for the main thread, and any size for others.
struct Stack {
    const char* lowest = nullptr;
    std::size_t size = 0;  ///< 0: unknown
};

#if defined(__linux__)
Stack of_this_thread() {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return {};
    void* lowest = nullptr;
    std::size_t size = 0;
    const bool known = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
    pthread_attr_destroy(&attributes);
    return known ? Stack{static_cast<const char*>(lowest), size} : Stack{};
}
#elif defined(__APPLE__)
Stack of_this_thread() {
    const auto size = pthread_get_stacksize_np(pthread_self());
    return {static_cast<const char*>(pthread_get_stackaddr_np(pthread_self())) - size, size};
}
#else
Stack of_this_thread() { return {}; }
#endif

}  // namespace

std::size_t stack_below(const void* place) {
    thread_local const Stack stack = of_this_thread();  // the query takes microseconds
    const auto* here = static_cast<const char*>(place);
    const bool is_there = here >= stack.lowest && here < stack.lowest + stack.size;  // not on a coroutine's stack
    return is_there ? static_cast<std::size_t>(here - stack.lowest) : std::numeric_limits<std::size_t>::max();
}

}  // namespace cubelang::inline base
