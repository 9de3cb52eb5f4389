#pragma once
// Permutations of few things: as numbers, the sorted one being 0, and their parity.

#include <array>
#include <cstddef>
#include <cstdint>

namespace cubelang::search {

template <std::size_t Size>
[[nodiscard]] int rank_of(const std::array<std::uint8_t, Size>& row) {
    int rank = 0;
    for (std::size_t i = 0; i < Size; ++i) {
        int smaller = 0;
        for (std::size_t j = i + 1; j < Size; ++j) smaller += row[j] < row[i];
        rank = rank * static_cast<int>(Size - i) + smaller;
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

template <std::size_t Size>
[[nodiscard]] bool is_odd(const std::array<std::uint8_t, Size>& row) {
    bool odd = false;
    for (std::size_t i = 0; i < Size; ++i)
        for (std::size_t j = 0; j < i; ++j) odd ^= row[j] > row[i];
    return odd;
}

}  // namespace cubelang::search
