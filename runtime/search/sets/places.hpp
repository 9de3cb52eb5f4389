#pragma once
// Points whose orbits words are to preserve: where they go, as a number to look up. A point alone in its orbit stays in
// place.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/search/sets/frames.hpp"

namespace cubelang::search::sets {

/// For each block, the number of the orbit of each of its points. No orbit reaches into two blocks.
using Orbits = std::vector<std::array<std::uint16_t, perm::block_points>>;

class Places {
public:
    Places(const Orbits& orbits, std::size_t width);

    /// Equal for two rows that take each orbit to the same places, in the same frame; else different, but for chance.
    [[nodiscard]] std::uint64_t key(const perm::Block* row, Frame frame) const;
    /// Does this state take each orbit to itself?
    [[nodiscard]] bool are_kept_by(const cube::State& state) const;

private:
    // A point of an orbit with others, and where the numbers of its images begin.
    struct Member {
        std::uint16_t block;
        std::uint8_t point;
        std::size_t numbers;
    };

    Orbits orbits_;
    perm::Blocks mask_;  ///< a row: all ones at points that stay
    std::vector<Member> members_;
    std::vector<std::uint64_t> numbers_;  ///< of each orbit and image; their sum is a number of a set of images
};

}  // namespace cubelang::search::sets
