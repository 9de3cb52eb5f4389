#pragma once
// How many turns bring a set of points of one orbit home, whatever the others do.

#include <vector>

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/reduction/ranks.hpp"

namespace cubelang::search::reduction {

class SetTable {
public:
    enum class Parity : std::uint8_t {
        ignored,
        counted  ///< quarter turns of inner layers have to come to an even number too
    };
    SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& homes,
             Parity parity = Parity::ignored);
    [[nodiscard]] int operator()(PointSet set, bool odd = false) const { return distances_[index(set, odd)]; }
    /// Do turns lead home?
    [[nodiscard]] bool knows(PointSet set) const { return (*this)(set) != unknown; }

private:
    static constexpr std::uint8_t unknown = 255;
    [[nodiscard]] std::size_t index(PointSet set, bool odd) const { return ranks_(set) + (odd ? ranks_.size() : 0); }

    SetRanks ranks_;
    std::vector<std::uint8_t> distances_;
};

}  // namespace cubelang::search::reduction
