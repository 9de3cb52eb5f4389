#pragma once
// A system that refuses: the test program has its own names for what it asks of the system about files.

#include <cstddef>
#include <string_view>

namespace cubelang::test {

/// From here to the end of its life such calls are counted, and the n-th, from 1 on, is refused with this error. One at
/// a time.
class Refusal {
public:
    Refusal(std::size_t refused, int error);
    ~Refusal();
    Refusal(const Refusal&) = delete;
    Refusal& operator=(const Refusal&) = delete;

    [[nodiscard]] static std::size_t calls();
    /// What was refused: "write"; empty: nothing.
    [[nodiscard]] static std::string_view what();
};

/// From here to the end of its life a read or a write does so many bytes at most, and every other one is interrupted by
/// a signal before it has done any.
class SmallBites {
public:
    explicit SmallBites(std::size_t most);
    ~SmallBites();
    SmallBites(const SmallBites&) = delete;
    SmallBites& operator=(const SmallBites&) = delete;
};

}  // namespace cubelang::test
