#pragma once
// Byte streams, read or written piece by piece: large data never has to fit in memory, and the other end need not be
// a file.

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace cubelang::inline base {

class ByteSource {
public:
    /// Result of a read: the number of bytes (0 at the end), or the problem as text.
    struct ReadResult {
        std::size_t count = 0;
        std::string problem{};
    };
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;
    /// Reads at most into.size() bytes, blocking until there are some. `into` is not empty.
    [[nodiscard]] virtual ReadResult read(std::span<char> into) = 0;
};

class TextSource final : public ByteSource {
public:
    explicit TextSource(std::shared_ptr<const std::string> text) : text_(std::move(text)) {}
    ReadResult read(std::span<char> into) override {
        const auto count = text_->copy(into.data(), into.size(), at_);
        at_ += count;
        return {count};
    }

private:
    std::shared_ptr<const std::string> text_;
    std::size_t at_ = 0;
};

/// An open stream, or null and the reason.
struct OpenedSource {
    std::unique_ptr<ByteSource> source{};
    std::string problem{};
};

/// Passes a file's content to `write` piece by piece until that returns false; returns whether it succeeded. If it
/// throws, the file stays unchanged.
using DataContent = std::function<bool(const std::function<bool(std::string_view piece)>& write)>;

}  // namespace cubelang::inline base
