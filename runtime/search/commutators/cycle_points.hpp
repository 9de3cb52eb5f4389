#pragma once
// Three-cycles of parts of one orbit, each known by one triple of points of the orbit's block.

#include <array>
#include <optional>
#include <vector>

#include "runtime/cube/parts.hpp"

namespace cubelang::search::commutators {

class CyclePoints {
public:
    using Points = std::array<int, 3>;  ///< the sticker at the first point goes to the second, that to the third
    static constexpr std::size_t codes = 24 * 24 * 24;

    CyclePoints(cube::Cube cube, int block);

    /// Equal for all triples that mean the same cycle, whichever sticker of which part comes first.
    [[nodiscard]] std::size_t code(const Points& points) const;
    /// The cycle that a block is, if it moves three parts round and no other.
    [[nodiscard]] std::optional<Points> cycle(const perm::Block& effect) const;

private:
    [[nodiscard]] static std::size_t plain_code(const Points& points);

    std::array<int, perm::block_points> next_{};  ///< the next sticker of the same part that is in the block
    std::array<int, perm::block_points> part_{};
    int stickers_ = 1;  ///< of a part that are in the block
};

}  // namespace cubelang::search::commutators
