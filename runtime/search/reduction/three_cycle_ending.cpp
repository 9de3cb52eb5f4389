#include "runtime/search/reduction/final_steps.hpp"

#include <algorithm>

#include "runtime/cube/parts.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::reduction {
namespace {

using commutators::ThreeCycles;
using commutators::Turns;
using perm::Block;

constexpr int commutator_turns = 8;

bool fits(int sticker, int place, bool by_colour) { return by_colour ? sticker / 4 == place / 4 : sticker == place; }

bool fits(const Block& state, bool by_colour) {
    return are_home(state, by_colour ? Centres::by_colour : Centres::each);
}

class OrbitEnding {
public:
    OrbitEnding(cube::Cube cube, int block, const Block& state, bool by_colour)
        : cycles_(cube, block), state_(state), by_colour_(by_colour) {}

    bool solve(Turns& turns, StopToken stop) {
        while (!reduction::fits(state_, by_colour_)) {
            const auto points = best();
            if (!points || stop.stop_requested()) return false;
            state_ = perm::product(state_, cycles_.effect(*points));
            for (const auto& turn : cycles_.turns(*points)) turns.push_back(turn);
        }
        return true;
    }

private:
    [[nodiscard]] bool fits(int sticker, int place) const { return reduction::fits(sticker, place, by_colour_); }

    // The three-cycle that solves the most parts for its turns.
    [[nodiscard]] std::optional<ThreeCycles::Points> best() const {
        std::optional<ThreeCycles::Points> best;
        double best_gain = 0;
        const auto at = perm::inverse(state_);
        for (int x = 0; x < perm::block_points; ++x)
            for (int y = 0; y < perm::block_points; ++y) {
                if (x == y || fits(at[x], x) || !fits(at[x], y)) continue;
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
        int solved = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const int sticker = at[points[i]];
            solved += (fits(sticker, points[(i + 1) % 3]) ? 1 : 0) - (fits(sticker, points[i]) ? 1 : 0);
        }
        return solved / static_cast<double>(commutator_turns + 2 * setup);
    }

    ThreeCycles cycles_;
    Block state_;
    bool by_colour_;
};

// All orbits of wings turn in the same way, each with its own layers: one three-cycle serves several of them if more
// layers turn in the place of one.
class WingsEnding {
public:
    WingsEnding(const cube::State& state, const std::vector<int>& blocks)
        : cube_(state.cube), cycles_(state.cube, blocks.front()) {
        for (const int block : blocks) orbits_.push_back({layer_of(block), state.blocks[block], perm::Block{}});
    }

    bool solve(Turns& turns, StopToken stop) {
        const auto is_done = [](const Orbit& orbit) { return orbit.state == perm::identity(); };
        while (!std::ranges::all_of(orbits_, is_done)) {
            for (auto& orbit : orbits_) orbit.at = perm::inverse(orbit.state);
            const auto best = this->best();
            if (best.orbits.empty() || stop.stop_requested()) return false;
            for (const auto i : best.orbits)
                orbits_[i].state = perm::product(orbits_[i].state, cycles_.effect(best.points));
            for (const auto& turn : cycles_.turns(best.points)) add(turns, turn, best.orbits);
        }
        return true;
    }

private:
    struct Orbit {
        int layer;
        Block state, at;
    };
    struct Candidate {
        double worth = 0;
        ThreeCycles::Points points{};
        std::vector<std::size_t> orbits{};
    };
    struct Gain {
        int solved;
        std::size_t orbit;
    };

    [[nodiscard]] int layer_of(int block) const { return (cube_.n - 1 - cube::cell_of(cube_, block).u) / 2 + 1; }
    [[nodiscard]] bool is_face(const cube::Turn& turn) const { return turn.from == 1 || turn.from == cube_.n; }

    void add(Turns& turns, cube::Turn turn, const std::vector<std::size_t>& orbits) const {
        if (is_face(turn)) return turns.push_back(turn);
        const bool is_first = turn.from == orbits_.front().layer;
        for (const auto i : orbits) {
            turn.from = is_first ? orbits_[i].layer : cube_.n + 1 - orbits_[i].layer;
            turn.to = turn.from;
            turns.push_back(turn);
        }
    }

    [[nodiscard]] Candidate best() const {
        Candidate best;
        for (int x = 0; x < perm::block_points; ++x)
            for (int y = 0; y < perm::block_points; ++y)
                for (int z = 0; z < perm::block_points; ++z) {
                    const bool brings = std::ranges::any_of(orbits_, [&](const Orbit& o) { return o.at[x] == y; });
                    if (x != y && brings && cycles_.setup_length({x, y, z}) >= 0) improve(best, {x, y, z});
                }
        return best;
    }
    void improve(Candidate& best, const ThreeCycles::Points& points) const {
        std::vector<Gain> gains;
        for (std::size_t i = 0; i < orbits_.size(); ++i)
            if (const int solved = gain(orbits_[i].at, points); solved > 0) gains.push_back({solved, i});
        if (gains.empty()) return;
        std::ranges::stable_sort(gains, [](const Gain& a, const Gain& b) { return a.solved > b.solved; });
        const auto turns = cycles_.turns(points);
        const auto faces = std::ranges::count_if(turns, [this](const cube::Turn& turn) { return is_face(turn); });
        const auto layers = static_cast<std::ptrdiff_t>(turns.size()) - faces;
        int solved = 0;
        for (std::size_t count = 1; count <= gains.size(); ++count) {
            solved += gains[count - 1].solved;
            const double worth = solved / static_cast<double>(faces + layers * static_cast<std::ptrdiff_t>(count));
            if (worth <= best.worth) continue;
            best = {worth, points, {}};
            for (std::size_t i = 0; i < count; ++i) best.orbits.push_back(gains[i].orbit);
        }
    }
    [[nodiscard]] static int gain(const Block& at, const ThreeCycles::Points& points) {
        int solved = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const int sticker = at[points[i]];
            solved += (sticker == points[(i + 1) % 3] ? 1 : 0) - (sticker == points[i] ? 1 : 0);
        }
        return solved;
    }

    cube::Cube cube_;
    ThreeCycles cycles_;
    std::vector<Orbit> orbits_;
};

}  // namespace

std::optional<Turns> three_cycle_ending(const cube::State& state, Centres centres, StopToken stop) {
    Turns turns;
    std::vector<int> wings;
    for (const int block : cube::orbit_blocks(state.cube)) {
        const auto kind = cube::kind_of(state.cube, block);
        const bool is_centre = cube::is_centre(kind) && kind != cube::Kind::fixed_centre;
        if (kind == cube::Kind::wing) wings.push_back(block);
        if (!is_centre) continue;
        const auto& now = state.blocks[block];
        const bool by_colour = centres == Centres::by_colour;
        if (fits(now, by_colour)) continue;
        if (!OrbitEnding(state.cube, block, now, by_colour).solve(turns, stop)) return std::nullopt;
    }
    if (!wings.empty() && !WingsEnding(state, wings).solve(turns, stop)) return std::nullopt;
    return turns;
}

}  // namespace cubelang::search::reduction
