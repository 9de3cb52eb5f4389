#include "runtime/search/solver.hpp"

#include <iterator>

#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

struct Row {
    bool (*accepts)(const cube::State& state, const SolveOptions& options);
    Method (*make)();
};

bool has_generators(const cube::State&, const SolveOptions& options) { return !options.generators.empty(); }
bool is_pocket(const cube::State& state, const SolveOptions&) { return state.cube.n == 2; }
bool is_cube3(const cube::State& state) { return state.cube.n == 3; }
bool is_optimal_cube3(const cube::State& state, const SolveOptions& options) {
    return is_cube3(state) && options.optimal;
}
bool is_quick_cube3(const cube::State& state, const SolveOptions& options) {
    return is_cube3(state) && !options.optimal;
}
bool is_quick_large(const cube::State& state, const SolveOptions& options) {
    return state.cube.n > 3 && !options.optimal;
}
bool is_quick_plain_cube3(const cube::State& state, const SolveOptions& options) {
    return is_quick_cube3(state, options) && !state.cube.super;
}
bool is_quick(const cube::State&, const SolveOptions& options) { return !options.optimal; }

// The first method that accepts the state and finds an answer is used.
constexpr Row rows[] = {
    {has_generators, generator_method},        // cheapest by these moves alone
    {is_pocket, pocket_method},                // shortest, from a table of all positions
    {is_optimal_cube3, optimal_method},        // shortest, proved; of supercubes up to some length
    {is_quick_cube3, few_moves_method},        // shortest, if that is few moves
    {is_quick_plain_cube3, two_phase_method},  // short at once, shorter while there is time
    {is_quick_plain_cube3, optimal_method},    // if two phases do not decide whether so short a solution exists
    {is_quick_cube3, supercube_method},        // as in two phases
    {is_quick_large, few_turns_method},        // fewest turns, if they are very few
    {is_quick_large, reduction_method},        // centres, then pairs, then as a 3x3x3
    {is_quick, commutator_method},             // in steps that a reader can follow
};

}  // namespace

Solution Solver::solve(const cube::State& state, const SolveOptions& options) {
    if (is_pocket(state, options) || is_cube3(state))
        if (!is_solvable(state)) return {SolveEnd::unreachable};
    methods_.resize(std::size(rows));
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        if (!rows[i].accepts(state, options)) continue;
        if (!methods_[i]) methods_[i] = rows[i].make();
        if (auto solution = methods_[i](tables_, state, options)) return *std::move(solution);
    }
    return {SolveEnd::no_method};
}

}  // namespace cubelang::search
