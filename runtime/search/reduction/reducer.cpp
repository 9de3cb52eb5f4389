#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>
#include <utility>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/final_steps.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {
namespace {

using Moves = std::vector<cube::Move>;

constexpr int any_length = 100;

// The number of reductions of a 5x5x5 that are completed, if centres are solved by colour.
constexpr std::size_t most_reductions = 20;

// On a 5x5x5, does Rw cost less than 2R?
bool are_blocks_cheaper(cube::Cube cube, Cost cost) {
    return cube.n == 5 && cost({cube::Axis::x, 1, 2, 1}, cube.n) < cost({cube::Axis::x, 2, 2, 1}, cube.n);
}

// With few misplaced stickers, three-cycles alone may be shorter.
constexpr int few_points = 40;

bool is_nearly_solved(const perm::Blocks& state) {
    int away = 0;
    for (const auto& block : state)
        for (int point = 0; point < perm::block_points; ++point) away += block[point] == point ? 0 : 1;
    return away <= few_points;
}

void append(Moves& moves, const Moves& more) { moves.insert(moves.end(), more.begin(), more.end()); }

perm::Blocks after(cube::Cube cube, perm::Blocks state, const Moves& moves) {
    cube::Turner turner(cube);
    cube::apply(turner, state, moves);
    return state;
}

// The rotation of the whole cube that brings the innermost centres to their faces.
const Moves& centring(cube::Cube cube, const perm::Blocks& state) {
    const int block = cube::block_of(cube, cube.has_fixed_centres() ? cube::Cell{0, 0} : cube::Cell{1, 1});
    const auto is_right = [&](const cube::Rotation& rotation) {
        return are_home(perm::product(state[block], cube::after(cube, rotation.moves).blocks[block]),
                        Centres::by_colour);
    };
    return std::ranges::find_if(cube::rotations(), is_right)->moves;
}

// A turn of the 4x4x4 as a turn of the innermost layers of a large cube.
cube::Move inner_move(const cube::Move& move, int n) {
    auto turn = *cube::turn_of(move, 4);
    const std::array layers{1, n / 2, n / 2 + 1, n};
    turn.from = layers[static_cast<std::size_t>(turn.from - 1)];
    turn.to = layers[static_cast<std::size_t>(turn.to - 1)];
    return move_of(turn, n);
}

// Progress within one of several equal shares.
OnPart share_of(const OnPart& on_part, std::size_t share, std::size_t shares) {
    if (!on_part) return {};
    return [&on_part, share, shares](std::size_t part, std::size_t parts) {
        on_part(share * parts + part, shares * parts);
    };
}

}  // namespace

Reducer::Reducer(cube::Cube cube, Cost cost, const SearchLimits& limits)
    : cube_(cube), cost_(cost), threads_(limits.threads) {
    const TurnCosts costs{half_turn(cube, cost)};
    if (cube.n % 2 == 0)
        innermost_.emplace(cube.n == 4 || costs.half_turn == 2 ? cost : query::usual_metric(cube.n).cost, limits);
    if (cube.n > 4) wings_.emplace(LayerSolver::Goal::wings, Puzzle::Inner::alone, costs);
    // With half turns that cost two, sweeps solve the centres of the innermost layers in fewer turns.
    if (cube.n == 5 || (cube.n % 2 == 1 && costs.half_turn == 1))
        five_.emplace(LayerSolver::Goal::everything,
                      are_blocks_cheaper(cube, cost) ? Puzzle::Inner::with_face : Puzzle::Inner::alone, costs);
}

std::vector<Moves> Reducer::beginnings(const cube::State& state, const Breadth& breadth, StopToken stop) const {
    std::vector<Moves> all;
    if (!innermost_) return {centring(cube(), state.blocks)};
    const cube::State inner{cube4, innermost_layers(cube(), state.blocks)};
    for (const auto& reduction : innermost_->reductions(inner, breadth, stop)) {
        auto& moves = all.emplace_back();
        for (const auto& move : reduction.moves) moves.push_back(inner_move(move, cube().n));
        append(moves, centring(cube(), after(cube(), state.blocks, moves)));
        if (cube().n > 4) break;
    }
    return all;
}

std::vector<Moves> Reducer::layer_reductions(perm::Blocks state, Centres centres, std::size_t broadest, StopToken stop,
                                             const OnPart& on_part) const {
    std::vector<Moves> all(1);
    cube::Turner turner(cube());
    const int deepest = (cube().n - 1) / 2;
    const auto breadth = std::max<std::size_t>(1, broadest / static_cast<std::size_t>(std::max(1, deepest - 1)));
    for (int depth = deepest; depth > 1; --depth) {
        if (on_part) on_part(static_cast<std::size_t>(deepest - depth), static_cast<std::size_t>(deepest - 1));
        const bool with_centres = five_ && depth == deepest && centres == Centres::by_colour;
        const auto& solver = with_centres ? *five_ : *wings_;
        const auto most = cube().n == 5 && with_centres ? most_reductions : 1;
        const auto words = solver.solve(layer_state(cube(), state, depth), breadth, most, stop);
        if (words.empty()) continue;
        const auto before = all.front();
        all.assign(words.size(), before);
        for (std::size_t i = 0; i < words.size(); ++i)
            append(all[i], layer_moves(cube().n, depth, solver.puzzle(), words[i]));
        cube::apply(turner, state, layer_moves(cube().n, depth, solver.puzzle(), words.front()));
    }
    return all;
}

std::optional<Moves> Reducer::solve(const cube::State& state, Centres centres, const cube3::TwoPhase& core,
                                    const Effort& effort, StopToken stop, const OnPart& on_part) const {
    std::optional<Moves> best;
    int best_cost = 0;
    const auto offer = [&](Moves moves) {
        moves = query::rotations_at_end(moves);
        const int cost = cost_of(moves, cube().n, cost_);
        if (best && best_cost <= cost) return;
        best = std::move(moves);
        best_cost = cost;
    };
    const auto solve_rest = [&](const cube::State& start, const Moves& reduction, double crossings, int most,
                                const OnPart& on_rest) {
        const FinalOptions options{centres, cost_, effort.nodes, crossings, most, threads_, stop};
        return solve_reduced(start, reduction, core, options, on_rest);
    };
    const auto tries = beginnings(state, effort.breadth, stop);
    for (std::size_t i = 0; i < tries.size() && !stop.stop_requested(); ++i) {
        const auto start = after(cube(), state.blocks, tries[i]);
        const auto reductions = layer_reductions(start, centres, effort.layers, stop, share_of(on_part, 0, 2));
        const auto crossings = effort.crossings / static_cast<double>(reductions.size());
        for (const auto& reduction : reductions) {
            auto moves = tries[i];
            append(moves, reduction);
            const bool may_compare = best && cube().n <= 5;
            const int most = may_compare ? best_cost - 1 - cost_of(moves, cube().n, cost_) : any_length;
            if (most < 0) continue;
            auto solution = solve_rest(state, moves, crossings, most, share_of(on_part, 1, 2));
            if (solution) offer(std::move(*solution));
        }
    }
    if (is_nearly_solved(state.blocks))
        for (const auto& [symmetry, _] : cube::rotations()) {
            auto moves = solve_rest(cube::conjugate(state, symmetry), {}, effort.crossings, any_length, {});
            if (!moves) continue;
            for (auto& move : *moves) move = cube::conjugate(move, cube::inverse(symmetry));
            offer(std::move(*moves));
        }
    return best;
}

}  // namespace cubelang::search::reduction
