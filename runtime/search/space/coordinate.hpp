#pragma once
// A coordinate: the arrangements of some labels of one block, numbered, with a transition table for each generator.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct LabelsHash {
    std::size_t operator()(const Labels& labels) const;
};

class Coordinate {
public:
    /// Numbers the arrangements from which the generators lead to `first` (number 0); nothing if there are over
    /// `most`.
    static std::optional<Coordinate> from(const MaskedSpace& space, std::size_t block, const Labels& first,
                                          std::size_t most);

    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] std::uint32_t after(std::size_t generator, std::uint32_t i) const { return after_[generator][i]; }
    [[nodiscard]] const std::vector<std::uint32_t>& before(std::size_t generator) const { return before_[generator]; }
    [[nodiscard]] bool has(const Labels& labels) const { return numbers_->contains(labels); }

private:
    using Numbers = std::unordered_map<Labels, std::uint32_t, LabelsHash>;

    std::uint32_t size_ = 0;
    std::vector<std::vector<std::uint32_t>> before_, after_;  ///< by generator
    std::shared_ptr<Numbers> numbers_;
};

/// Coordinates that together distinguish all masked states that lead to the labels of `target`. Nothing if they have
/// more than `most_combinations` combinations (reached or not), or a block too many arrangements.
[[nodiscard]] std::optional<std::vector<Coordinate>> coordinates(const MaskedSpace& space, const MaskedState& target,
                                                                 std::size_t most_combinations);

// Small permutations: lexicographic rank (0 is the identity), its inverse, and parity.

/// The number of a permutation of 0, 1, … in lexical order.
template <std::size_t Size>
[[nodiscard]] int rank_of(const std::array<std::uint8_t, Size>& row) {
    static_assert(Size <= 16);
    std::uint64_t smaller = 0xFEDCBA9876543210U;  // for each value, how many smaller ones are left, in four bits
    int rank = 0;
    for (std::size_t i = 0; i < Size; ++i) {
        const auto shift = 4U * row[i];
        rank = rank * static_cast<int>(Size - i) + static_cast<int>(smaller >> shift & 15U);
        smaller -= std::uint64_t{0x1111111111111110U} << shift;
    }
    return rank;
}

template <std::size_t Size>
[[nodiscard]] std::array<std::uint8_t, Size> row_of_rank(int rank) {
    std::array<std::uint8_t, Size> row{};
    for (std::size_t i = Size; i-- > 0; rank /= static_cast<int>(Size - i)) {
        row[i] = static_cast<std::uint8_t>(rank % static_cast<int>(Size - i));
        for (std::size_t j = i + 1; j < Size; ++j) row[j] = static_cast<std::uint8_t>(row[j] + (row[j] >= row[i]));
    }
    return row;
}

template <class Row>
[[nodiscard]] bool is_odd(const Row& row) {
    bool odd = false;
    for (std::size_t i = 0; i < row.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) odd ^= row[j] > row[i];
    return odd;
}

}  // namespace cubelang::search
