#pragma once
// Small permutations: lexicographic rank (0 is the identity), its inverse, and parity.

#include <array>
#include <cstddef>
#include <cstdint>

namespace cubelang::search {

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
