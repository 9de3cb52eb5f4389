#pragma once
// Points that words are to leave in place: where they go, as a number to look up.

#include <cstdint>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/search/sets/frames.hpp"

namespace cubelang::search::sets {

class Places {
public:
    /// `kept`: for each block of a row, its points that are to stay in place, as bits.
    Places(const std::vector<std::uint32_t>& kept, std::size_t width);

    /// Equal for two rows that take the points to the same places, in the same frame; else different, but for chance.
    [[nodiscard]] std::uint64_t key(const perm::Block* row, Frame frame) const;
    /// Does this state leave the points in place?
    [[nodiscard]] bool are_kept_by(const cube::State& state) const;

private:
    perm::Blocks mask_;  ///< a row: all ones at points that stay
};

}  // namespace cubelang::search::sets
