#include "runtime/search/solver.hpp"

#include <optional>

#include "runtime/search/solve_by_commutators.hpp"
#include "runtime/search/solve_by_generators.hpp"
#include "runtime/search/solve_large_cubes.hpp"
#include "runtime/search/solve_small_cubes.hpp"
#include "runtime/search/solver_memory.hpp"

namespace cubelang::search {
namespace {

struct Method {
    bool (*takes)(const cube::State& state, const SolveOptions& options);
    /// Nothing: the next one is asked.
    std::optional<Solution> (*solve)(SolverMemory& memory, const cube::State& state, const SolveOptions& options);
};

bool has_generators(const cube::State&, const SolveOptions& options) { return !options.generators.empty(); }
bool is_pocket(const cube::State& state, const SolveOptions&) { return state.cube.n == 2; }
bool is_three(const cube::State& state) { return state.cube.n == 3; }
bool is_three_optimally(const cube::State& state, const SolveOptions& options) {
    return is_three(state) && options.optimal;
}
bool is_three_quickly(const cube::State& state, const SolveOptions& options) {
    return is_three(state) && !options.optimal;
}
bool is_large_quickly(const cube::State& state, const SolveOptions& options) {
    return state.cube.n > 3 && state.cube.n <= largest_solved && !options.optimal;
}
bool is_plain_three_quickly(const cube::State& state, const SolveOptions& options) {
    return is_three_quickly(state, options) && !state.cube.super;
}
bool is_any_quickly(const cube::State&, const SolveOptions& options) { return !options.optimal; }

// The first one that takes a state and has an answer gives it.
constexpr Method methods[] = {
    {has_generators, solve_by_generators},  // cheapest, by these moves alone
    {is_pocket, solve_pocket},              // shortest, from a table of all positions
    {is_three_optimally, solve_optimally},  // shortest, proved; of supercubes up to some length
    {is_three_quickly, solve_by_few},       // as short as can be if that is short: nobody wants ten moves for three
    {is_plain_three_quickly, solve_in_two_phases},  // short at once, and shorter while there is time
    {is_three_quickly, solve_supercube},            // the same
    {is_large_quickly, solve_by_few_turns},         // the fewest, where they are very few
    {is_large_quickly, solve_by_reduction},         // centres, then pairs, then as a 3x3x3
    {is_any_quickly, solve_by_commutators},         // in steps that a person can follow
};

}  // namespace

Solver::Solver(TableCache& cache) : memory_(new SolverMemory{cache, {}, {}, {}, {}}) {}
Solver::~Solver() = default;

Solution Solver::solve(const cube::State& state, const SolveOptions& options) {
    if (is_pocket(state, options) || is_three(state))
        if (!is_solvable(state)) return {SolveEnd::unreachable};
    for (const auto& method : methods)
        if (method.takes(state, options))
            if (auto solution = method.solve(*memory_, state, options)) return *std::move(solution);
    return {SolveEnd::no_method};
}

}  // namespace cubelang::search
