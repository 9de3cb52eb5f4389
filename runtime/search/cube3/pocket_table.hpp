#pragma once
// The pocket cube (2x2x2): all 3,674,160 positions, its orientation left out of account, with their distances. One
// corner, DBL, is taken to be at home, and the other seven are brought home by U, R and F: a turn of D is one of U and
// of the whole cube.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/canonical_sequences.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

class PocketTable {
public:
    /// Half turns or quarter turns; a slice turn is no turn here.
    explicit PocketTable(Metric metric);
    static constexpr int orders = 5040, twists = 729, positions = orders * twists;

    /// Of cubies with DBL at home: the number of the position, solved being 0.
    [[nodiscard]] static int position(const Cubies& c);
    [[nodiscard]] int distance(int position) const { return distances_[position]; }
    /// Numbers of moves (cubies.hpp) that solve it, as few as can be.
    [[nodiscard]] std::vector<int> solve(int position) const;
    /// How many positions there are at each distance.
    [[nodiscard]] std::vector<int> counts() const;

private:
    [[nodiscard]] int moved(int position, std::size_t move) const {
        const auto order = static_cast<std::size_t>(position / twists),
                   twist = static_cast<std::size_t>(position % twists);
        return order_[order * moves_.size() + move] * twists + twist_[twist * moves_.size() + move];
    }
    std::vector<int> moves_;
    std::vector<std::uint16_t> order_, twist_;  ///< what each move makes of each
    Bytes distances_;
};
[[nodiscard]] const PocketTable& pocket_table(Metric metric);

}  // namespace cubelang::search::cube3
