#include "runtime/search/solver.hpp"

#include <iterator>

#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

struct Row {
    bool (*takes)(const cube::State& state, const SolveOptions& options);
    Method (*make)(TableCache& tables);
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
constexpr Row rows[] = {
    {has_generators, by_generators},          // cheapest, by these moves alone
    {is_pocket, pocket},                      // shortest, from a table of all positions
    {is_three_optimally, shortest},           // shortest, proved; of supercubes up to some length
    {is_three_quickly, in_few_moves},         // as short as can be if that is short: nobody wants ten moves for three
    {is_plain_three_quickly, in_two_phases},  // short at once, and shorter while there is time
    {is_three_quickly, supercube_in_two_phases},  // the same
    {is_large_quickly, by_few_turns},             // the fewest, where they are very few
    {is_large_quickly, by_reduction},             // centres, then pairs, then as a 3x3x3
    {is_any_quickly, by_commutators},             // in steps that a person can follow
};

}  // namespace

Solution Solver::solve(const cube::State& state, const SolveOptions& options) {
    if (is_pocket(state, options) || is_three(state))
        if (!is_solvable(state)) return {SolveEnd::unreachable};
    methods_.resize(std::size(rows));
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        if (!rows[i].takes(state, options)) continue;
        if (!methods_[i]) methods_[i] = rows[i].make(tables_);
        if (auto solution = methods_[i](state, options)) return *std::move(solution);
    }
    return {SolveEnd::no_method};
}

}  // namespace cubelang::search
