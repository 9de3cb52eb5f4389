#pragma once
// What a turn does to the 24 points of one orbit, in the two ways in which the searches ask: point by point, and for a
// set of points as 24 bits; and numbers for such sets, as indices into tables.

#include <array>
#include <bit>
#include <cstdint>
#include <memory>

#include "runtime/algebra/perm/block.hpp"

namespace cubelang::search::reduction {

using Points = std::array<std::uint8_t, perm::block_points>;
using PointSet = std::uint32_t;

class PointMap {
public:
    explicit PointMap(const perm::Block& block);
    [[nodiscard]] std::uint8_t operator[](std::size_t point) const { return to_[point]; }
    [[nodiscard]] PointSet operator()(PointSet set) const {
        if (!moves()) return set;
        const auto& [first, second, third] = *sets_;
        return first[set & 255U] | second[set >> 8U & 255U] | third[set >> 16U];
    }
    [[nodiscard]] bool moves() const { return sets_ != nullptr; }

private:
    using Sets = std::array<std::array<PointSet, 256>, 3>;
    Points to_;
    std::shared_ptr<const Sets> sets_;  ///< of large cubes, most turns pass most orbits by
};

// Numbers for sets of 24 points, as indices into tables.

/// Of a set of so many points, at most twelve.
class SetRanks {
public:
    explicit SetRanks(std::size_t points);
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t operator()(PointSet set) const {
        const auto a = set & 255U, b = set >> 8U & 255U, c = set >> 16U;
        const std::size_t before = counts_[a], then = before + counts_[b];
        return sums_[0][0][a] + sums_[1][before][b] + sums_[2][then][c];
    }

private:
    static constexpr std::size_t most_points = 12;
    /// By byte, by how many points are in the bytes before, by the byte itself.
    std::array<std::array<std::array<std::uint32_t, 256>, most_points + 1>, 3> sums_{};
    std::array<std::uint8_t, 256> counts_{};
    std::size_t size_;
};

/// Of a set that has four of the eight points of each axis.
class FourPerAxis {
public:
    static constexpr std::size_t size = 70 * 70 * 70;
    FourPerAxis();
    [[nodiscard]] std::size_t operator()(PointSet set) const {
        return (axis(set, 0) * 70 + axis(set, 1)) * 70 + axis(set, 2);
    }

private:
    [[nodiscard]] std::size_t axis(PointSet set, unsigned i) const {
        return numbers_[(set >> 4 * i & 15U) | (set >> (4 * i + 12) & 15U) << 4U];
    }
    std::array<std::uint8_t, 256> numbers_{};
};

}  // namespace cubelang::search::reduction
