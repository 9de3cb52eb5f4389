#pragma once
// Distances to the solved one, breadth first, of all pairs (x, y) of two small coordinates, none left out by symmetry:
// a million or two, in a few hundredths of a second.

#include <cstdint>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

/// What each of the moves makes of each value; moves come with their inverses.
class SmallMoves {
public:
    template <class Move>
    SmallMoves(int size, std::size_t moves, Move move) : size_(static_cast<std::size_t>(size)), moves_(moves) {
        to_.reserve(size_ * moves);
        for (int value = 0; value < size; ++value)
            for (std::size_t m = 0; m < moves; ++m) to_.push_back(static_cast<std::uint16_t>(move(value, m)));
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t moves() const { return moves_; }
    [[nodiscard]] const std::uint16_t* of(std::size_t value) const { return to_.data() + value * moves_; }

private:
    std::size_t size_, moves_;
    std::vector<std::uint16_t> to_;
};

/// A byte for each pair, at x * y.size() + y; empty if stopped. Both have as many moves.
[[nodiscard]] Bytes plain_distances(const SmallMoves& x, const SmallMoves& y, StopToken stop = {});

}  // namespace cubelang::search::cube3
