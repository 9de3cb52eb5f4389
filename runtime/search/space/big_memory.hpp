#pragma once
// Memory for large tables with random access: in large pages, where the system has them, so that page look-ups do not
// dominate.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <vector>

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace cubelang::search {

template <class T>
struct BigAllocator {
    using value_type = T;
    static constexpr std::size_t page = std::size_t{1} << 21;

    BigAllocator() = default;
    template <class U>
    explicit BigAllocator(const BigAllocator<U>&) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        if (count > (std::numeric_limits<std::size_t>::max() - page) / sizeof(T)) throw std::bad_alloc();
        const std::size_t bytes = (count * sizeof(T) + page - 1) / page * page;
        void* memory = std::aligned_alloc(page, bytes);
        if (memory == nullptr) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
        ::madvise(memory, bytes, MADV_HUGEPAGE);
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t) { std::free(memory); }
    friend bool operator==(const BigAllocator&, const BigAllocator&) { return true; }
};

template <class T>
using BigVector = std::vector<T, BigAllocator<T>>;
using Bytes = BigVector<std::uint8_t>;

/// Returns the unused pages after the end to the system. Shrinking the vector would copy it, and need the memory of
/// both copies.
inline void release_unused_pages([[maybe_unused]] Bytes& bytes) {
#ifdef MADV_DONTNEED
    constexpr std::size_t page = BigAllocator<std::uint8_t>::page;
    const std::size_t from = (bytes.size() + page - 1) / page * page, to = (bytes.capacity() + page - 1) / page * page;
    if (from < to) ::madvise(bytes.data() + from, to - from, MADV_DONTNEED);
#endif
}

/// Is the machine's memory at least twice this size? Linux would grant a table that does not fit, and then kill a
/// process.
[[nodiscard]] inline bool has_memory_for([[maybe_unused]] std::size_t bytes) {
#ifdef _SC_PHYS_PAGES
    const auto pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
    return pages <= 0 || page <= 0 || static_cast<std::size_t>(pages) / 2 >= bytes / static_cast<std::size_t>(page);
#else
    return true;
#endif
}

}  // namespace cubelang::search
