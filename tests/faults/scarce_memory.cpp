#include "tests/faults/scarce_memory.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace cubelang::test {
namespace {

std::atomic<bool> counting = false;
std::atomic<std::size_t> counted = 0, failing_one = 0, greatest = 0;

bool fails() { return counting && ++counted == failing_one; }

void* allocated(std::size_t size, std::size_t alignment) noexcept {
    if (fails()) return nullptr;
    for (auto known = greatest.load(); counting && known < size && !greatest.compare_exchange_weak(known, size);) {
    }
    if (alignment <= alignof(std::max_align_t)) return std::malloc(size == 0 ? 1 : size);
    return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
void* given(void* memory) {
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

ScarceMemory::ScarceMemory(std::size_t failing) {
    counted = greatest = 0;
    failing_one = failing;
    counting = true;
}
ScarceMemory::~ScarceMemory() { counting = false; }
std::size_t ScarceMemory::allocations() { return counted; }
std::size_t ScarceMemory::largest() { return greatest; }

}  // namespace cubelang::test

using cubelang::test::allocated;
using cubelang::test::given;

// Array versions call these. (So would std::nothrow versions, but the address sanitizer defines its own.)
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocated(size, 1); }
void* operator new(std::size_t size) { return given(allocated(size, 1)); }
void* operator new(std::size_t size, std::align_val_t by) { return given(allocated(size, std::size_t(by))); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
