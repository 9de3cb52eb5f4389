#pragma once
// Stretches of a text, asked of one place after the other.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lang/source.hpp"

namespace cubelang::lang {

/// Of spans in the order of the text, for places in the same order.
class Spans {
public:
    explicit Spans(const std::vector<Span>& all) : all_(all) {}

    /// Is the place in any of them?
    [[nodiscard]] bool have(std::uint32_t place) {
        while (next_ < all_.size() && all_[next_].begin <= place) end_ = std::max(end_, all_[next_++].end);
        return place < end_;
    }

private:
    const std::vector<Span>& all_;
    std::size_t next_ = 0;
    std::uint32_t end_ = 0;
};

}  // namespace cubelang::lang
