#pragma once
// Bytes that come or go bit by bit, so that what reads or writes much data never holds it, and knows no file.

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace cubelang {

class ByteSource {
public:
    /// What came of reading: how many bytes (0: that was the end), or what stands in the way, in words.
    struct Got {
        std::size_t count = 0;
        std::string problem{};
    };
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;
    /// Fills some of `into`, which is not empty; waits if there is nothing yet.
    [[nodiscard]] virtual Got read(std::span<char> into) = 0;
};

/// One that was opened; or null, and why, in words.
struct OpenedSource {
    std::unique_ptr<ByteSource> source{};
    std::string problem{};
};

/// What is written into a file, piece by piece, for as long as `write` answers true. What it throws leaves the file as
/// it was.
using DataContent = std::function<bool(const std::function<bool(std::string_view piece)>& write)>;

}  // namespace cubelang
