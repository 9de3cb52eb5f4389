#include "runtime/cube/query/chance.hpp"

#include <array>

#include "runtime/base/split_mix.hpp"

namespace cubelang::query {

std::uint64_t Chance::next() { return split_mix(state_); }

// The last, incomplete run of `count` numbers below 2^64 is thrown away.
std::uint64_t Chance::below(std::uint64_t count) {
    const std::uint64_t rest = (UINT64_MAX % count + 1) % count;
    for (;;)
        if (const auto x = next(); x <= UINT64_MAX - rest) return x % count;
}

// The states of the generator are evenly apart: that of any item is reached in one step.
std::uint64_t seed_of_item(std::uint64_t seed, std::uint64_t number) {
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15U;
    std::uint64_t state = seed + number * step;
    return split_mix(state);
}

std::vector<cube::Move> random_moves(std::uint64_t seed, std::size_t length, const std::vector<cube::Move>& choices) {
    static constexpr std::array<std::int8_t, 3> turns{1, 2, -1};
    Chance chance(seed);
    std::vector<cube::Move> moves;
    std::size_t last = choices.size();
    const auto axis = [&](std::size_t i) { return cube::axis_of(cube::letter_of(choices[i]).face); };
    while (moves.size() < length) {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (last == choices.size() || axis(i) != axis(last) || i > last) open.push_back(i);
        last = open.empty() ? chance.index(choices.size()) : open[chance.index(open.size())];
        moves.push_back(choices[last]);
        moves.back().turns = turns[chance.index(turns.size())];
    }
    return moves;
}

}  // namespace cubelang::query
