#pragma once
// Memory that runs out when a test says so: the test program has an `operator new` of its own.

#include <cstddef>

namespace cubelang::test {

/// From here to the end of its life the allocations are counted, by whichever thread, and the n-th fails, from 1 on;
/// 0: none does. One at a time.
class ScarceMemory {
public:
    explicit ScarceMemory(std::size_t failing = 0);
    ~ScarceMemory();
    ScarceMemory(const ScarceMemory&) = delete;
    ScarceMemory& operator=(const ScarceMemory&) = delete;

    [[nodiscard]] static std::size_t allocations();
};

}  // namespace cubelang::test
