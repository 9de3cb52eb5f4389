#pragma once
// How many turns bring wings beside their middle edges, one alone or two at once, whatever the others do.

#include <vector>

#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

class PairTables {
public:
    PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns);
    /// beside[i]: where the wing of the middle edge at i is.
    [[nodiscard]] double distance(const Points& beside) const;

private:
    std::vector<std::uint8_t> one_, two_;
};

}  // namespace cubelang::search::reduction
