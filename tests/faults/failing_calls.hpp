#pragma once
// Failing system calls: the test program defines its own versions of the calls on files.

#include <cstddef>
#include <string_view>

namespace cubelang::test {

/// During its lifetime, counts the calls, and lets the n-th, counted from 1, fail with this error. One at a time.
class Refusal {
public:
    Refusal(std::size_t refused, int error);
    ~Refusal();
    Refusal(const Refusal&) = delete;
    Refusal& operator=(const Refusal&) = delete;

    [[nodiscard]] static std::size_t calls();
    /// The name of the failed call, such as "write"; empty if none has failed.
    [[nodiscard]] static std::string_view what();
};

/// During its lifetime, a read or a write handles at most this number of bytes, and every other one is interrupted by
/// a signal before it has handled any.
class SmallBites {
public:
    explicit SmallBites(std::size_t most);
    ~SmallBites();
    SmallBites(const SmallBites&) = delete;
    SmallBites& operator=(const SmallBites&) = delete;
};

}  // namespace cubelang::test
