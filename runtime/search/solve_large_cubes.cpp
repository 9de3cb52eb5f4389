#include "runtime/search/solve_large_cubes.hpp"

#include "runtime/cube/query/simplify.hpp"
#include "runtime/search/reduction/few_turns.hpp"

namespace cubelang::search {
namespace {

using reduction::Centres;

Solution without_proof(const std::vector<cube::Move>& moves, const SolveOptions& options, int n) {
    auto solution = with_moves(query::simplify(moves), options, n);
    solution.is_exhaustive = false;
    return solution;
}

// Small tables will do: no one waits half a minute for a move less.
std::optional<cube3::TwoPhase> core_solver(SolverMemory& memory, const Effort& effort) {
    auto phase1 = cube3::Phase1Table::get(memory.tables, cube3::Metric::half_turns, effort, cube3::TableSize::small);
    auto phase2 = phase1 ? cube3::Phase2Table::get(memory.tables, effort, cube3::TableSize::small) : std::nullopt;
    if (!phase2) return std::nullopt;
    return cube3::TwoPhase(*std::move(phase1), *std::move(phase2));
}

const reduction::Reducer& reducer_for(SolverMemory& memory, cube::Cube cube) {
    if (!memory.reducer || memory.reducer->cube() != cube) memory.reducer = std::make_unique<reduction::Reducer>(cube);
    return *memory.reducer;
}

bool is_exact(const cube::State& state, const std::vector<cube::Move>& moves) {
    auto blocks = state.blocks;
    cube::Turner turner(state.cube);
    for (const auto& move : moves)
        if (const auto turn = cube::turn_of(move, state.cube.n)) turner.apply(blocks, *turn);
    return perm::is_identity(blocks);
}

}  // namespace

std::optional<Solution> solve_by_few_turns(SolverMemory& /*memory*/, const cube::State& state,
                                           const SolveOptions& options) {
    const auto moves = reduction::few_turns(state, options.effort.stop);
    if (!moves) return std::nullopt;
    return without_proof(*moves, options, state.cube.n);
}

std::optional<Solution> solve_by_reduction(SolverMemory& memory, const cube::State& state,
                                           const SolveOptions& options) {
    const auto core = core_solver(memory, options.effort);
    if (!core) return without_tables(options);
    const auto& reducer = reducer_for(memory, state.cube);
    const bool each = options.exact || state.cube.super;
    const auto stop = options.effort.stop;
    auto moves = reducer.solve(state, each ? Centres::each : Centres::by_colour, *core, stop, options.on_part);
    // Whoever gives a cycle of three centres of one colour does not want to be told that it is solved.
    if (moves && query::simplify(*moves).empty() && !is_exact(state, *moves))
        moves = reducer.solve(state, Centres::each, *core, stop, options.on_part);
    if (!moves) return stop.stop_requested() ? std::optional(without_tables(options)) : std::nullopt;
    auto solution = without_proof(*moves, options, state.cube.n);
    solution.by_colours = !is_exact(state, solution.moves);
    return solution;
}

}  // namespace cubelang::search
