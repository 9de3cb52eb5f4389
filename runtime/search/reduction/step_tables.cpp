#include "runtime/search/reduction/set_table.hpp"

#include <bit>

namespace cubelang::search::reduction {
namespace {

struct Reached {
    PointSet set;
    bool odd;
};

}  // namespace

SetTable::SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& homes,
                   Parity parity)
    : ranks_(static_cast<std::size_t>(std::popcount(homes.front()))) {
    distances_.assign(ranks_.size() * (parity == Parity::counted ? 2 : 1), unknown);
    std::vector<Reached> reached;
    for (const auto home : homes) {
        distances_[index(home, false)] = 0;
        reached.push_back({home, false});
    }
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto turn : turns) {
            const auto [set, odd] = reached[i];
            const bool flips = parity == Parity::counted && puzzle.makes_odd(turn);
            const Reached next{orbit.by[turn](set), odd != flips};
            auto& distance = distances_[index(next.set, next.odd)];
            if (distance != unknown) continue;
            distance = static_cast<std::uint8_t>(distances_[index(set, odd)] + 1);
            reached.push_back(next);
        }
}

}  // namespace cubelang::search::reduction
