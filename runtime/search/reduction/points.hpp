#pragma once
// What a turn does to the 24 points of one orbit, in the two ways in which the searches ask: point by point, and for a
// set of points as 24 bits.

#include <array>
#include <cstdint>

#include "runtime/perm/block.hpp"

namespace cubelang::search::reduction {

using Points = std::array<std::uint8_t, perm::block_points>;
using PointSet = std::uint32_t;

class PointMap {
public:
    explicit PointMap(const perm::Block& block);
    [[nodiscard]] std::uint8_t operator[](std::size_t point) const { return to_[point]; }
    [[nodiscard]] PointSet operator()(PointSet set) const {
        return sets_[0][set & 255U] | sets_[1][set >> 8U & 255U] | sets_[2][set >> 16U];
    }
    [[nodiscard]] bool moves() const { return moves_; }

private:
    Points to_;
    std::array<std::array<PointSet, 256>, 3> sets_{};
    bool moves_;
};

}  // namespace cubelang::search::reduction
