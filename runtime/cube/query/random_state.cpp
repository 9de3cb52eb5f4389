#include "runtime/cube/query/random_state.hpp"

#include <array>
#include <numeric>
#include <utility>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/base/split_mix.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/structure.hpp"

namespace cubelang::query {
namespace {

using cube::Place;

class RandomStateBuilder {
public:
    RandomStateBuilder(cube::Cube cube, Chance chance) : chance_(chance), state_(cube::solved(cube)) {}

    cube::State build() {
        for (const int block : cube::orbit_blocks(state_.cube)) {
            const auto parts = cube::parts_of_cubetwister(state_.cube, block);
            if (parts.front().kind == Kind::fixed_centre)
                turn_centres(parts);
            else
                shuffle(parts, block);
        }
        return std::move(state_);
    }

private:
    [[nodiscard]] perm::Block& block(int at) { return state_.blocks[at]; }

    void set(const Place& from, const Place& to) {
        block(from.block)[from.point] = static_cast<std::uint8_t>(to.point);
    }

    void shuffle(const std::vector<Part>& parts, int at) {
        auto order = shuffled(parts.size());
        if (has_implied_parity(parts.front().kind) && group::is_odd(order) != implied_parity(at))
            std::swap(order[0], order[1]);
        const auto turns = turned(parts);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto& from = parts[i];
            const auto to = cube::spelled_like(state_.cube, from, parts[order[i]]);
            for (int sticker = 0; sticker < from.count; ++sticker)
                set(from.stickers[sticker], to.stickers[(sticker + turns[i]) % from.count]);
        }
    }

    // The parity of corners and wings is free. All other parities follow; the middle layers are not turned.
    [[nodiscard]] static bool has_implied_parity(Kind kind) { return kind != Kind::corner && kind != Kind::wing; }
    [[nodiscard]] bool implied_parity(int at) const {
        return cube::kind_of(state_.cube, at) == Kind::edge ? corners_are_odd() : cube::centres_are_odd(state_, at);
    }
    [[nodiscard]] bool corners_are_odd() const {
        const int edge = state_.cube.n - 1;
        return perm::is_odd(state_.blocks[cube::block_of(state_.cube, {edge, edge})]);
    }

    group::Permutation shuffled(std::size_t count) {
        auto order = group::identity(count);
        for (std::size_t left = count; left > 1; --left) std::swap(order[left - 1], order[chance_.index(left)]);
        return order;
    }

    // Random turns; the last one makes their sum 0.
    std::vector<int> turned(const std::vector<Part>& parts) {
        const auto kind = parts.front().kind;
        std::vector<int> turns(parts.size());
        if (kind != Kind::corner && kind != Kind::edge) return turns;
        const int ways = parts.front().count;
        for (auto& turn : turns) turn = static_cast<int>(chance_.below(static_cast<std::uint64_t>(ways)));
        const int sum = std::accumulate(turns.begin(), turns.end() - 1, 0);
        turns.back() = (ways - sum % ways) % ways;
        return turns;
    }

    // On a supercube; the parity of the quarter turns is that of the corners.
    void turn_centres(const std::vector<Part>& parts) {
        if (!state_.cube.super) return;
        int sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            int turns = static_cast<int>(chance_.below(4));
            if (i + 1 == parts.size()) turns ^= static_cast<int>((sum + turns) % 2 != corners_are_odd());
            sum += turns;
            const auto at = parts[i].stickers[0];
            for (int k = 0; k < 4; ++k)
                set({at.block, at.point / 4 * 4 + k}, {at.block, at.point / 4 * 4 + (k + turns) % 4});
        }
    }

    Chance chance_;
    cube::State state_;
};

}  // namespace

cube::State random_state(cube::Cube cube, Chance chance) { return RandomStateBuilder(cube, chance).build(); }

std::uint64_t Chance::next() { return split_mix(state_); }

// The last, incomplete run of `count` numbers below 2^64 is rejected.
std::uint64_t Chance::below(std::uint64_t count) {
    const std::uint64_t rest = (UINT64_MAX % count + 1) % count;
    for (;;)
        if (const auto x = next(); x <= UINT64_MAX - rest) return x % count;
}

// The generator's states are equidistant: that of any item is computed in one step.
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
        stop_point();
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
