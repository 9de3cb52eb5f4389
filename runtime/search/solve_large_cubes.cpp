#include "runtime/search/solve_large_cubes.hpp"

#include "runtime/query/simplify.hpp"
#include "runtime/search/reduction/few_turns.hpp"

namespace cubelang::search {

std::optional<Solution> solve_by_few_turns(SolverMemory& /*memory*/, const cube::State& state,
                                           const SolveOptions& options) {
    const auto moves = reduction::few_turns(state, options.effort.stop);
    if (!moves) return std::nullopt;
    auto solution = with_moves(query::simplify(*moves), options, state.cube.n);
    solution.is_exhaustive = false;
    return solution;
}

}  // namespace cubelang::search
