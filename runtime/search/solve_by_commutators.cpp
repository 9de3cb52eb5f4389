#include "runtime/search/solve_by_commutators.hpp"

#include "runtime/cube/query/simplify.hpp"
#include "runtime/search/commutators/commutator_solver.hpp"

namespace cubelang::search {

std::optional<Solution> solve_by_commutators(SolverMemory& /*memory*/, const cube::State& state,
                                             const SolveOptions& options) {
    if (state.cube.n > largest_solved) return Solution{SolveEnd::too_large};
    const auto turns = commutators::solve_by_commutators(state, options.effort.stop);
    Solution solution{options.effort.stop.stop_requested() ? SolveEnd::stopped : SolveEnd::unreachable};
    if (turns) {
        std::vector<cube::Move> moves;
        for (const auto& turn : *turns) moves.push_back(move_of(turn, state.cube.n));
        solution = with_moves(query::simplify(moves), options, state.cube.n);
    }
    solution.is_exhaustive = false;
    return solution;
}

}  // namespace cubelang::search
