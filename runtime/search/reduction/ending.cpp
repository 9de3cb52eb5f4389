#include "runtime/search/reduction/ending.hpp"

#include "runtime/cube/parts.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::reduction {
namespace {

using commutators::ThreeCycles;
using commutators::Turns;
using perm::Block;

constexpr int commutator_turns = 8;

class OrbitEnding {
public:
    OrbitEnding(cube::Cube cube, int block, const Block& state, bool by_colour)
        : cycles_(cube, block), state_(state), by_colour_(by_colour) {}

    bool solve(Turns& turns, StopToken stop) {
        while (!is_done()) {
            const auto points = best();
            if (!points || stop.stop_requested()) return false;
            state_ = perm::product(state_, cycles_.effect(*points));
            for (const auto& turn : cycles_.turns(*points)) turns.push_back(turn);
        }
        return true;
    }

private:
    [[nodiscard]] bool suits(int sticker, int place) const {
        return by_colour_ ? sticker / 4 == place / 4 : sticker == place;
    }
    [[nodiscard]] bool is_done() const {
        for (int i = 0; i < perm::block_points; ++i)
            if (!suits(i, state_[i])) return false;
        return true;
    }

    // The one that brings the most parts home for its turns.
    [[nodiscard]] std::optional<ThreeCycles::Points> best() const {
        std::optional<ThreeCycles::Points> best;
        double best_gain = 0;
        const auto at = perm::inverse(state_);
        for (int x = 0; x < perm::block_points; ++x)
            for (int y = 0; y < perm::block_points; ++y) {
                if (x == y || suits(at[x], x) || !suits(at[x], y)) continue;
                for (int z = 0; z < perm::block_points; ++z) {
                    const double now = gain({x, y, z}, at);
                    if (now <= best_gain) continue;
                    best = ThreeCycles::Points{x, y, z};
                    best_gain = now;
                }
            }
        return best;
    }
    [[nodiscard]] double gain(const ThreeCycles::Points& points, const Block& at) const {
        const int setup = cycles_.setup_length(points);
        if (setup < 0) return 0;
        int home = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const int sticker = at[points[i]];
            home += (suits(sticker, points[(i + 1) % 3]) ? 1 : 0) - (suits(sticker, points[i]) ? 1 : 0);
        }
        return home / static_cast<double>(commutator_turns + 2 * setup);
    }

    ThreeCycles cycles_;
    Block state_;
    bool by_colour_;
};

}  // namespace

std::optional<Turns> ending(const cube::State& state, Centres centres, StopToken stop) {
    Turns turns;
    for (const int block : cube::orbit_blocks(state.cube)) {
        const auto kind = cube::kind_of(state.cube, block);
        const bool is_centre = cube::is_centre(kind) && kind != cube::Kind::fixed_centre;
        if (!is_centre && kind != cube::Kind::wing) continue;
        const auto& now = state.blocks[static_cast<std::size_t>(block)];
        if (now == perm::identity()) continue;
        if (!OrbitEnding(state.cube, block, now, is_centre && centres == Centres::by_colour).solve(turns, stop))
            return std::nullopt;
    }
    return turns;
}

}  // namespace cubelang::search::reduction
