#pragma once
// Texts in place of files.

#include <algorithm>
#include <string>
#include <vector>

#include "runtime/session/batch/batch_lines.hpp"

namespace cubelang::batch {

/// A source that arrives in pieces of `size` bytes, and may end with an error.
class Given final : public ByteSource {
public:
    Given(std::string text, std::size_t piece, std::string problem)
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

inline Lines::File given(std::string name, std::string text, std::size_t piece = 1000, std::string problem = {}) {
    return {std::move(name), [=] { return OpenedSource{std::make_unique<Given>(text, piece, problem)}; }};
}

}  // namespace cubelang::batch
