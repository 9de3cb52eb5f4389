#include "runtime/search/reduction/reducer.hpp"

#include <algorithm>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {
namespace {

using Moves = std::vector<cube::Move>;

// Several attempts to solve the centres. The shortest is kept.
struct Attempts {
    std::size_t count, sweeps;
};

// Longer attempts are better until they have tried most orientations; then more attempts are.
Attempts attempts(cube::Cube cube, double crossings) {
    constexpr double fewest_sweeps = 1e3, for_each_layer = 1e4, setup = 32;
    const double layers = cube.n - 2, for_one = layers * layers + setup;
    const double sweeps = std::clamp(crossings / for_one, fewest_sweeps, for_each_layer * layers);
    const double count = std::clamp(crossings / (for_one * sweeps), cube.n > 50 ? 1.0 : 2.0, 16.0);
    return {static_cast<std::size_t>(count), static_cast<std::size_t>(sweeps)};
}

// Every position of the 3x3x3 is solved at once in this number of turns.
const int longest_core = cube3::TwoPhaseOptions{}.longest;
constexpr int any_length = 100;

// The number of reductions that are completed. To solve each centre takes longer.
std::size_t most_cores(cube::Cube cube, Centres centres) {
    return cube.n <= 7 && centres == Centres::by_colour ? 20 : 1;
}

// On a 5x5x5, does Rw cost less than 2R?
bool are_blocks_cheaper(cube::Cube cube, Cost cost) {
    return cube.n == 5 && cost({cube::Axis::x, 1, 2, 1}, cube.n) < cost({cube::Axis::x, 2, 2, 1}, cube.n);
}

// The cost of a half turn in quarter turns.
int half_turn(cube::Cube cube, Cost cost) {
    const auto of_quarters = [&](int quarters) { return cost({cube::Axis::x, 2, 2, quarters}, cube.n); };
    return of_quarters(2) / of_quarters(1);
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

bool are_home(const perm::Block& centres) {
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 != point / 4) return false;
    return true;
}

perm::Blocks after(cube::Cube cube, perm::Blocks state, const Moves& moves) {
    cube::Turner turner(cube);
    cube::apply(turner, state, moves);
    return state;
}

// The rotation of the whole cube that brings the innermost centres to their faces.
const Moves& centring(cube::Cube cube, const perm::Blocks& state) {
    const int block = cube::block_of(cube, cube.has_fixed_centres() ? cube::Cell{0, 0} : cube::Cell{1, 1});
    const auto is_right = [&](const cube::Rotation& rotation) {
        return are_home(perm::product(state[block], cube::after(cube, rotation.moves).blocks[block]));
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

// Solves a cube from its reduced layers on.
class FinalSteps {
public:
    FinalSteps(cube::State start, Centres centres, Cost cost, const Effort& effort, unsigned threads, StopToken stop)
        : state_(std::move(start)),
          turner_(state_.cube),
          centres_(centres),
          cost_(cost),
          effort_(effort),
          threads_(threads),
          stop_(stop) {}

    /// Nothing if stopped, or if the 3x3x3 needs more than `most` turns.
    std::optional<Moves> solve(const cube3::TwoPhase& core, int most, const OnPart& on_part) {
        make_wings_even();
        const auto swept = shortest_sweeps(on_part);
        play(swept.moves);
        const auto turns_of_core = solve_core(core, most, core_centres(swept.faces));
        if (!turns_of_core) return std::nullopt;
        play(face_turns(state_.cube.n, *turns_of_core));
        const auto turns = three_cycle_ending(state_, centres_, stop_);
        if (!turns) return std::nullopt;
        play(*turns);
        return std::move(moves_);
    }

private:
    void play(const Moves& moves) {
        cube::apply(turner_, state_.blocks, moves);
        append(moves_, moves);
    }
    void play(const Turns& turns) {
        Moves moves;
        for (const auto& turn : turns) moves.push_back(move_of(turn, state_.cube.n));
        play(moves);
    }

    void make_wings_even();
    [[nodiscard]] SweptCentres shortest_sweeps(const OnPart& on_part) const;
    [[nodiscard]] std::optional<std::vector<int>> solve_core(const cube3::TwoPhase& solver, int most,
                                                             cube3::Centres centres);

    cube::State state_;
    cube::Turner turner_;
    Centres centres_;
    Cost cost_;
    const Effort& effort_;
    unsigned threads_;
    StopToken stop_;
    Moves moves_;
};

// A quarter turn of its layer makes an odd orbit of wings even.
void FinalSteps::make_wings_even() {
    const int n = state_.cube.n;
    Turns turns;
    for (int depth = 2; depth <= n / 2; ++depth)
        if (perm::is_odd(state_.blocks[cube::block_of(state_.cube, {n + 1 - 2 * depth, n - 1})]))
            turns.push_back(layer_turn(n, cube::Face::u, depth, 1));
    play(turns);
}

SweptCentres FinalSteps::shortest_sweeps(const OnPart& on_part) const {
    constexpr int turns_for_one_left = 4;  // two for a three-cycle of eight turns
    const auto planned = attempts(state_.cube, effort_.crossings);
    std::vector<SweptCentres> all(planned.count + 1);  // one without sweeps: few centres are left to three-cycles
    run_tasks(all.size(), thread_count(threads_), [&](std::size_t i, unsigned thread) {
        const auto sweeps = i < planned.count ? planned.sweeps : 0;
        const SweepOptions options{sweeps, i, half_turn(state_.cube, cost_), centres_, stop_};
        all[i] = centre_sweeps(state_, options, thread == 0 ? on_part : OnPart{});
    });
    const auto cost = [this](const SweptCentres& swept) {
        return cost_of(swept.moves, state_.cube.n, cost_) + turns_for_one_left * static_cast<int>(swept.left);
    };
    return std::move(*std::ranges::min_element(all, {}, cost));
}

// The first solution, and shorter ones within the given number of nodes.
std::optional<std::vector<int>> FinalSteps::solve_core(const cube3::TwoPhase& solver, int most,
                                                       cube3::Centres centres) {
    auto core = core_of(state_);
    if (!core && !state_.cube.has_fixed_centres()) {
        play(swap_of_two_pairs(state_.cube.n));
        core = core_of(state_);
    }
    if (!core) return std::nullopt;
    if (centres_ == Centres::each)
        return cube3::solve_supercube(solver, {*core, centres},
                                      {.longest = std::min(cube3::longest_with_centres, most),
                                       .short_enough = cube3::short_with_centres,
                                       .stop = stop_});
    const cube3::TwoPhaseOptions any{.stop = stop_};
    auto options = any;
    options.half_turn = half_turn(state_.cube, cost_);
    options.longest = std::min(options.half_turn * longest_core, most);
    options.short_enough = 0;
    options.nodes = effort_.nodes;
    auto answer = solver.solve(*core, options);
    if (!answer && most >= options.half_turn * longest_core) answer = solver.solve(*core, any);
    return answer ? std::optional(std::move(answer->moves)) : std::nullopt;
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
    if (cube.n > 4)
        layers_.emplace(cube.n % 2 == 1,
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
    if (!layers_) return {{}};
    std::vector<Moves> all(1);
    cube::Turner turner(cube());
    const int deepest = (cube().n - 1) / 2;
    const auto breadth = std::max<std::size_t>(1, broadest / static_cast<std::size_t>(deepest - 1));
    for (int depth = deepest; depth > 1; --depth) {
        if (on_part) on_part(static_cast<std::size_t>(deepest - depth), static_cast<std::size_t>(deepest - 1));
        const auto words =
            layers_->solve(layer_state(cube(), state, depth), breadth, most_cores(cube(), centres), stop);
        if (words.empty()) continue;
        const auto before = all.front();
        all.assign(words.size(), before);
        for (std::size_t i = 0; i < words.size(); ++i)
            append(all[i], layer_moves(cube().n, depth, layers_->puzzle(), words[i]));
        cube::apply(turner, state, layer_moves(cube().n, depth, layers_->puzzle(), words.front()));
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
    const auto solve_rest = [&](perm::Blocks start, const Effort& share, int most, const OnPart& on_rest) {
        return FinalSteps({cube(), std::move(start)}, centres, cost_, share, threads_, stop).solve(core, most, on_rest);
    };
    const auto tries = beginnings(state, effort.breadth, stop);
    for (std::size_t i = 0; i < tries.size() && !stop.stop_requested(); ++i) {
        const auto start = after(cube(), state.blocks, tries[i]);
        const auto reductions = layer_reductions(start, centres, effort.layers, stop, share_of(on_part, 0, 2));
        auto share = effort;
        share.crossings /= static_cast<double>(reductions.size());
        for (const auto& reduction : reductions) {
            auto moves = tries[i];
            append(moves, reduction);
            const bool may_compare = best && cube().n <= 5;
            const int most = may_compare ? best_cost - 1 - cost_of(moves, cube().n, cost_) : any_length;
            if (most < 0) continue;
            const auto rest = solve_rest(after(cube(), start, reduction), share, most, share_of(on_part, 1, 2));
            if (!rest) continue;
            append(moves, *rest);
            offer(std::move(moves));
        }
    }
    if (is_nearly_solved(state.blocks))
        for (const auto& [symmetry, _] : cube::rotations()) {
            auto moves = solve_rest(cube::conjugate(state, symmetry).blocks, effort, any_length, {});
            if (!moves) continue;
            for (auto& move : *moves) move = cube::conjugate(move, cube::inverse(symmetry));
            offer(std::move(*moves));
        }
    return best;
}

}  // namespace cubelang::search::reduction
