#pragma once
// Bytes that come or go bit by bit, so that what reads or writes much data never holds it, and knows no file.

#include <cstddef>
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

class ByteSink {
public:
    ByteSink() = default;
    ByteSink(const ByteSink&) = delete;
    ByteSink& operator=(const ByteSink&) = delete;
    /// What has not been finished leaves nothing behind.
    virtual ~ByteSink() = default;
    /// What stands in the way, in words; empty if nothing does.
    [[nodiscard]] virtual std::string write(std::string_view bytes) = 0;
    /// Puts all that was written in its place, at once.
    [[nodiscard]] virtual std::string finish() = 0;
};

/// One that was opened; or null, and why, in words.
struct OpenedSource {
    std::unique_ptr<ByteSource> source{};
    std::string problem{};
};
struct OpenedSink {
    std::unique_ptr<ByteSink> sink{};
    std::string problem{};
};

}  // namespace cubelang
