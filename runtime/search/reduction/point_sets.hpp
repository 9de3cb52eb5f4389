#pragma once
// What a turn does to the 24 points of one orbit, in the two ways in which the searches ask: point by point, and for a
// set of points as 24 bits.

#include <array>
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

}  // namespace cubelang::search::reduction
