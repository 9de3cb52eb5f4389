#include "runtime/search/reduction/step_tables.hpp"

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

namespace {

constexpr std::uint8_t not_reached = 255;
constexpr std::size_t wing_count = perm::block_points, pairs = wing_count * wing_count;

// Found by trying: how much all pairs of pairs count, beside pairs alone.
constexpr double weight_of_two = 0.0875;

std::size_t pair_number(std::size_t wing, std::size_t middle) { return wing_count * wing + middle; }

// What a turn does to a pair, by its number.
std::vector<std::uint16_t> moved_pairs(const Orbit& wings, const Orbit& middles, std::uint16_t turn) {
    std::vector<std::uint16_t> to;
    for (std::size_t wing = 0; wing < wing_count; ++wing)
        for (std::size_t middle = 0; middle < wing_count; ++middle)
            to.push_back(static_cast<std::uint16_t>(pair_number(wings.by[turn][wing], middles.by[turn][middle])));
    return to;
}

using Moved = std::vector<std::vector<std::uint16_t>>;  // by turn

// Breadth first: reached holds numbers of one pair or two.
template <class Next>
void measure(std::vector<std::uint32_t> reached, std::size_t turns, std::vector<std::uint8_t>& distances, Next next) {
    for (const auto start : reached) distances[start] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::size_t turn = 0; turn < turns; ++turn) {
            const auto then = next(reached[i], turn);
            if (distances[then] != not_reached) continue;
            distances[then] = static_cast<std::uint8_t>(distances[reached[i]] + 1);
            reached.push_back(then);
        }
}

}  // namespace

PairTables::PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns)
    : one_(pairs, not_reached), two_(pairs * pairs, not_reached) {
    Moved moved;
    for (const auto turn : turns) moved.push_back(moved_pairs(wings, puzzle.reference(), turn));
    std::vector<std::uint32_t> together, two_together;
    for (std::size_t i = 0; i < wing_count; ++i) together.push_back(static_cast<std::uint32_t>(pair_number(i, i)));
    for (const auto a : together)
        for (const auto b : together)
            if (a != b) two_together.push_back(static_cast<std::uint32_t>(pairs * a + b));
    measure(together, moved.size(), one_,
            [&](std::uint32_t pair, std::size_t turn) { return std::uint32_t{moved[turn][pair]}; });
    measure(two_together, moved.size(), two_, [&](std::uint32_t two, std::size_t turn) {
        return static_cast<std::uint32_t>(pairs * moved[turn][two / pairs] + moved[turn][two % pairs]);
    });
}

double PairTables::distance(const Points& beside) const {
    int one = 0, two = 0;
    for (std::size_t i = 0; i < wing_count; ++i) {
        const auto pair = pair_number(beside[i], i);
        one += one_[pair];
        for (std::size_t j = 0; j < i; ++j) two += two_[pairs * pair + pair_number(beside[j], j)];
    }
    return one + weight_of_two * two;
}

}  // namespace cubelang::search::reduction
