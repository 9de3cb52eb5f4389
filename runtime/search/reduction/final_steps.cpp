#include "runtime/search/reduction/final_steps.hpp"

#include <algorithm>
#include <utility>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/cube3/orientation.hpp"

namespace cubelang::search::reduction {
namespace {

using Moves = std::vector<cube::Move>;

// Every position of the 3x3x3 is solved at once in this number of turns.
const int longest_core = cube3::TwoPhaseOptions{}.longest;

// Several attempts to solve the centres. The shortest is kept.
struct Attempts {
    std::size_t count, sweeps;
};

// Long attempts are better than many. Large cubes take longer: a minute from 100 layers on.
Attempts attempts(cube::Cube cube, double crossings) {
    constexpr double fewest_sweeps = 1e3, for_each_layer = 1e5, setup = 32;
    const double layers = cube.n - 2, for_one = layers * layers + setup;
    crossings *= std::clamp(layers / 16, 1.0, 4.0);
    const double sweeps = std::clamp(crossings / for_one, fewest_sweeps, for_each_layer * layers);
    const double count = std::clamp(crossings / (for_one * sweeps), cube.n > 50 ? 1.0 : 2.0, 16.0);
    return {static_cast<std::size_t>(count), static_cast<std::size_t>(sweeps)};
}

// Whether each turns a single layer.
bool turns_single_layers(const Turns& turns) {
    return std::ranges::all_of(turns, [](const auto& turn) { return turn.from == turn.to; });
}

// Solves a cube with a word that reduces its layers.
class FinalSteps {
public:
    FinalSteps(cube::State start, const FinalOptions& options)
        : state_(std::move(start)), turner_(state_.cube), options_(options) {}

    std::optional<Moves> solve(const Moves& reduction, const cube3::TwoPhase& core, const OnPart& on_part) {
        const auto swept = shortest_sweeps(word_for_sweeps(reduction), on_part);
        play(swept.moves);
        const auto turns_of_core = solve_core(core, core_centres(swept.faces));
        if (!turns_of_core) return std::nullopt;
        play(face_turns(state_.cube.n, *turns_of_core));
        const auto turns = three_cycle_ending(state_, options_.centres, options_.stop);
        if (!turns) return std::nullopt;
        play(*turns);
        return std::move(moves_);
    }

private:
    void play(const Moves& moves) {
        cube::apply(turner_, state_.blocks, moves);
        moves_.insert(moves_.end(), moves.begin(), moves.end());
    }
    void play(const Turns& turns) {
        Moves moves;
        for (const auto& turn : turns) moves.push_back(move_of(turn, state_.cube.n));
        play(moves);
    }

    [[nodiscard]] Turns word_for_sweeps(const Moves& reduction);
    [[nodiscard]] Turns turns_of_odd_wings(const Turns& word) const;
    [[nodiscard]] SweptCentres shortest_sweeps(const Turns& word, const OnPart& on_part) const;
    [[nodiscard]] std::optional<std::vector<int>> solve_core(const cube3::TwoPhase& solver, cube3::Centres centres);

    cube::State state_;
    cube::Turner turner_;
    const FinalOptions& options_;
    Moves moves_;
};

// Plays the rotations of the whole cube in a reduction, as if it began with them. The turns, with those after which all
// wings are even, are left to be played in sweeps, if these can turn their layers.
Turns FinalSteps::word_for_sweeps(const Moves& reduction) {
    const int n = state_.cube.n;
    Moves moves;
    cube::Symmetry rotation;
    for (const auto& move : query::rotations_at_end(reduction)) {
        const auto turn = *cube::turn_of(move, n);
        if (turn.to - turn.from + 1 < n) {
            moves.push_back(move);
        } else {
            rotation =
                product(rotation, cube::rotation_about(cube::face_at(static_cast<int>(turn.axis)), turn.quarters));
            play(Moves{move});
        }
    }
    Turns turns;
    for (const auto& move : moves) turns.push_back(*cube::turn_of(cube::conjugate(move, rotation), n));
    if (!turns_single_layers(turns)) play(std::exchange(turns, {}));
    for (const auto& turn : turns_of_odd_wings(turns)) turns.push_back(turn);
    return turns;
}

// After this word. A quarter turn of its layer makes an odd orbit of wings even.
Turns FinalSteps::turns_of_odd_wings(const Turns& word) const {
    const int n = state_.cube.n;
    auto blocks = state_.blocks;
    cube::Turner turner(state_.cube);
    for (const auto& turn : word) turner.apply(blocks, turn);
    Turns turns;
    for (int depth = 2; depth <= n / 2; ++depth)
        if (perm::is_odd(blocks[cube::block_of(state_.cube, {n + 1 - 2 * depth, n - 1})]))
            turns.push_back(layer_turn(n, cube::Face::u, depth, 1));
    return turns;
}

SweptCentres FinalSteps::shortest_sweeps(const Turns& word, const OnPart& on_part) const {
    constexpr int turns_for_one_left = 4;  // two for a three-cycle of eight turns
    const auto planned = attempts(state_.cube, options_.crossings);
    std::vector<SweptCentres> all(planned.count + 1);  // one without sweeps: few centres are left to three-cycles
    run_tasks(all.size(), thread_count(options_.threads), [&](std::size_t i, unsigned thread) {
        const auto sweeps = i < planned.count ? planned.sweeps : 0;
        const SweepOptions options{sweeps, i, half_turn(state_.cube, options_.cost), options_.centres, options_.stop};
        all[i] = centre_sweeps(state_, word, options, thread == 0 ? on_part : OnPart{});
    });
    const auto cost = [this](const SweptCentres& swept) {
        return cost_of(swept.moves, state_.cube.n, options_.cost) + turns_for_one_left * static_cast<int>(swept.left);
    };
    return std::move(*std::ranges::min_element(all, {}, cost));
}

// The first solution, and shorter ones within the given number of nodes.
std::optional<std::vector<int>> FinalSteps::solve_core(const cube3::TwoPhase& solver, cube3::Centres centres) {
    auto core = core_of(state_);
    if (!core && !state_.cube.has_fixed_centres()) {
        play(swap_of_two_pairs(state_.cube.n));
        core = core_of(state_);
    }
    if (!core) return std::nullopt;
    if (options_.centres == Centres::each)
        return cube3::solve_supercube(solver, {*core, centres},
                                      {.longest = std::min(cube3::longest_with_centres, options_.most),
                                       .short_enough = cube3::short_with_centres,
                                       .stop = options_.stop});
    const cube3::TwoPhaseOptions any{.stop = options_.stop};
    auto options = any;
    options.half_turn = half_turn(state_.cube, options_.cost);
    options.longest = std::min(options.half_turn * longest_core, options_.most);
    options.short_enough = 0;
    options.nodes = options_.nodes;
    auto answer = solver.solve(*core, options);
    if (!answer && options_.most >= options.half_turn * longest_core) answer = solver.solve(*core, any);
    return answer ? std::optional(std::move(answer->moves)) : std::nullopt;
}

}  // namespace

std::optional<Moves> solve_reduced(const cube::State& state, const Moves& reduction, const cube3::TwoPhase& core,
                                   const FinalOptions& options, const OnPart& on_part) {
    return FinalSteps(state, options).solve(reduction, core, on_part);
}

int half_turn(cube::Cube cube, Cost cost) {
    const auto of_quarters = [&](int quarters) { return cost({cube::Axis::x, 2, 2, quarters}, cube.n); };
    return of_quarters(2) / of_quarters(1);
}

}  // namespace cubelang::search::reduction
