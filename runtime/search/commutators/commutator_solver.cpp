#include "runtime/search/commutators/commutator_solver.hpp"

#include <algorithm>
#include <array>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search::commutators {
namespace {

using cube::Axis;
using cube::Turn;

class Solver {
public:
    Solver(const cube::State& state, StopToken stop)
        : cube_(state.cube), turner_(state.cube), blocks_(state.blocks), stop_(stop) {}

    std::optional<Turns> solve() {
        if (cube_.has_fixed_centres() && !orient_cube()) return std::nullopt;
        if (cube_.super) rotate_centres();
        make_orbits_even();
        for (const int block : cube::orbit_blocks(cube_))
            if (cube::kind_of(cube_, block) != cube::Kind::fixed_centre && !solve_orbit(block)) return std::nullopt;
        if (!perm::is_identity(blocks_)) return std::nullopt;
        return std::move(turns_);
    }

private:
    [[nodiscard]] const perm::Block& at(int block) const { return blocks_[block]; }
    void apply(const Turn& turn) {
        turner_.apply(blocks_, turn);
        turns_.push_back(turn);
    }
    [[nodiscard]] bool centres_are_solved() const {
        for (int face = 0; face < 6; ++face)
            if (at(cube_.classes())[4 * face] / 4 != face) return false;
        return true;
    }
    bool orient_cube() {
        const auto before = blocks_;
        for (const auto& rotation : cube::rotations()) {
            for (const auto& move : rotation.moves) apply(*cube::turn_of(move, cube_.n));
            if (centres_are_solved()) return true;
            blocks_ = before;
            turns_.clear();
        }
        return false;
    }
    void rotate_centres() {
        for (const auto face : cube::faces) {
            const int clockwise = (4 - at(cube_.classes())[4 * cube::index(face)] % 4) % 4;
            if (clockwise == 0) continue;
            const int layer = cube::is_positive(face) ? 1 : cube_.n;
            apply({cube::axis_of(face), layer, layer, cube::is_positive(face) ? clockwise : 4 - clockwise});
        }
    }
    // Corners show the parity of the outer layers, wings that of their own layers; a quarter turn corrects it.
    void make_orbits_even() {
        for (const int block : cube::orbit_blocks(cube_)) {
            const auto kind = cube::kind_of(cube_, block);
            const bool shows_parity = kind == cube::Kind::corner || kind == cube::Kind::wing;
            if (!shows_parity || !perm::is_odd(at(block))) continue;
            const auto [u, h] = cube::cell_of(cube_, block);
            const int layer = (cube_.n - 1 - u) / 2 + 1;
            apply({Axis::y, layer, layer, 1});
        }
    }
    bool solve_orbit(int block);

    cube::Cube cube_;
    cube::Turner turner_;
    perm::Blocks blocks_;
    StopToken stop_;
    Turns turns_;
};

// One orbit, and the choice of its next three-cycle.
class Orbit {
public:
    Orbit(cube::Cube cube, int block, const perm::Block& state) : cycles_(cube, block), state_(state) {
        for (int point = 0; point < perm::block_points; ++point)
            part_[point] = cube::identity_of(cube, cube::part_at(cube, {block, point})).point;
    }
    [[nodiscard]] const ThreeCycles& cycles() const { return cycles_; }
    [[nodiscard]] bool solved() const { return state_ == perm::identity(); }
    void apply(const ThreeCycles::Points& points) { state_ = perm::product(state_, cycles_.effect(points)); }

    /// The three-cycle that solves the most parts, and of those the one with the shortest setup.
    [[nodiscard]] std::optional<ThreeCycles::Points> next() const {
        std::optional<ThreeCycles::Points> best;
        int best_cost = 1 << 20;
        const auto target = perm::inverse(state_);  // the part at x belongs at target[x]
        for (int x = 0; x < perm::block_points; ++x) {
            if (target[x] == x) continue;
            for (const auto& [points, cost] : candidates(x, target))
                if (cost < best_cost) {
                    best = points;
                    best_cost = cost;
                }
        }
        return best;
    }

private:
    struct Candidate {
        ThreeCycles::Points points;
        int cost;
    };
    // Three-cycles that solve the part at x, and the part at its target if that belongs at a third place. A part that
    // is twisted in its place is moved out first.
    [[nodiscard]] std::vector<Candidate> candidates(int x, const perm::Block& target) const {
        std::vector<Candidate> all;
        const bool twisted = same(target[x], x);
        for (int y = 0; y < perm::block_points; ++y) {
            if (twisted ? same(y, x) || target[y] == y : y != target[x]) continue;
            const bool solves_two = !twisted && !same(target[y], x) && !same(target[y], y);
            for (int z = 0; z < perm::block_points; ++z) {
                if (solves_two && z != target[y]) continue;
                if (const int length = cycles_.setup_length({x, y, z}); length >= 0)
                    all.push_back({{x, y, z}, cost(twisted, solves_two, target[z] == z) + length});
            }
        }
        return all;
    }
    // Progress counts more than length; a solved part is moved only if necessary.
    [[nodiscard]] static int cost(bool twisted, bool solves_two, bool disturbs) {
        if (twisted) return disturbs ? 2500 : 2000;
        if (solves_two) return 0;
        return disturbs ? 1500 : 1000;
    }
    [[nodiscard]] bool same(int a, int b) const { return part_[a] == part_[b]; }

    ThreeCycles cycles_;
    perm::Block state_;
    std::array<int, perm::block_points> part_{};
};

bool Solver::solve_orbit(int block) {
    if (at(block) == perm::identity()) return true;
    Orbit orbit(cube_, block, at(block));
    // Each step solves a part, except one that moves a twisted part out; after that one step solves two.
    for (int steps = 0; !orbit.solved(); ++steps) {
        const auto points = orbit.next();
        if (!points || steps > 2 * perm::block_points || stop_.stop_requested()) return false;
        orbit.apply(*points);
        for (const auto& turn : orbit.cycles().turns(*points)) turns_.push_back(turn);
    }
    // Nothing else has changed: only the blocks of this orbit are updated, including the mirror class of wings.
    const auto [u, h] = cube::cell_of(cube_, block);
    blocks_[block] = perm::identity();
    if (cube::kind_of(cube_, block) == cube::Kind::wing) blocks_[cube::block_of(cube_, {-u, h})] = perm::identity();
    return true;
}

}  // namespace

std::optional<Turns> solve_by_commutators(const cube::State& state, StopToken stop) {
    return Solver(state, stop).solve();
}

}  // namespace cubelang::search::commutators
