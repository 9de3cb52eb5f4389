#pragma once
// Tables of the steps (step.hpp): how many turns bring home a set of points of one orbit, or wings beside their middle
// edges, whatever the others do.

#include <vector>

#include "runtime/search/reduction/point_sets.hpp"
#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/space/breadth_first.hpp"

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
    [[nodiscard]] bool knows(PointSet set) const { return (*this)(set) != unreached_distance; }

private:
    [[nodiscard]] std::size_t index(PointSet set, bool odd) const { return ranks_(set) + (odd ? ranks_.size() : 0); }

    SetRanks ranks_;
    std::vector<std::uint8_t> distances_;
};

// How many turns bring wings beside their middle edges, one alone or two at once, whatever the others do.

class PairTables {
public:
    PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns);
    /// beside[i]: where the wing of the middle edge at i is.
    [[nodiscard]] double distance(const Points& beside) const;

private:
    std::vector<std::uint8_t> one_, two_;
};

}  // namespace cubelang::search::reduction
