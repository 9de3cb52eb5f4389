#pragma once
// Failing allocations: the test program defines its own `operator new`.

#include <cstddef>

namespace cubelang::test {

/// During its lifetime, counts the allocations of all threads, and lets the n-th fail, counted from 1; 0: none. One
/// at a time.
class ScarceMemory {
public:
    explicit ScarceMemory(std::size_t failing = 0);
    ~ScarceMemory();
    ScarceMemory(const ScarceMemory&) = delete;
    ScarceMemory& operator=(const ScarceMemory&) = delete;

    [[nodiscard]] static std::size_t allocations();
    /// The bytes of the greatest one.
    [[nodiscard]] static std::size_t largest();
};

}  // namespace cubelang::test
