#pragma once
// Texts in place of files.

#include <algorithm>
#include <string>

#include "runtime/base/byte_stream.hpp"

namespace cubelang::test {

/// A source that arrives in pieces of `size` bytes, and may end with an error.
class Given final : public ByteSource {
public:
    Given(std::string text, std::size_t piece, std::string problem = {})
        : text_(std::move(text)), piece_(piece), problem_(std::move(problem)) {}
    ReadResult read(std::span<char> into) override {
        const auto count = std::min({piece_, into.size(), text_.size() - at_});
        std::copy_n(text_.data() + at_, count, into.data());
        at_ += count;
        return {count, count == 0 ? problem_ : ""};
    }

private:
    std::string text_;
    std::size_t piece_, at_ = 0;
    std::string problem_;
};

}  // namespace cubelang::test
