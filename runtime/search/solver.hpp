#pragma once
// Solves the 2x2x2 and 3x3x3: the one door to two_phase, optimal3, pocket and restricted. Answers are moves that, done
// to the state, solve it exactly; turns of the whole cube, which cost nothing, stand at the end only, and only where
// they must.

#include <memory>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/find/generator_solver.hpp"
#include "runtime/search/support/table_cache.hpp"

namespace cubelang::search {

struct SolveOptions {
    bool optimal = false;  ///< else a short one at once, in half turns (the 2x2x2 is always optimal)
    cube3::Metric metric = cube3::Metric::half_turns;  ///< what is to be least
    /// Only these, as in turns_meant_by(), on any cube; none: all. Implies `optimal`. A turn of the whole cube costs 1
    /// here.
    std::vector<cube::Move> generators{};
    int longest = 40;    ///< nothing longer is an answer
    double seconds = 0;  ///< not optimal: go on improving for so long; 0: the first will do
    unsigned threads = 1;
    StopToken stop{};
    std::function<void(const Progress&)> on_progress{};  ///< optimal: after every length
    std::function<void(const std::vector<cube::Move>& moves)>
        on_better{};  ///< not optimal: each shorter than the one before
};

enum class SolveEnd : std::uint8_t {
    solved,
    too_long,     ///< proved: none that costs `proved.none_up_to` or less
    stopped,      ///< with the best so far, if any
    other_cube,   ///< not a 2x2x2 or ordinary 3x3x3, and no generators
    unreachable,  ///< no turning solves it
    stuck,        ///< these generators do not bring `stuck` home
    no_memory     ///< not even for the small tables
};

struct Solution {
    SolveEnd end = SolveEnd::solved;
    std::vector<cube::Move> moves{};  ///< if solved, and perhaps if stopped
    bool found = false;
    bool is_optimal = false;
    int length = 0;     ///< in the metric
    Progress proved{};  ///< if optimal
    std::vector<cube::Part> stuck{};
};

/// Keeps the tables that it has needed. Not for several threads at once.
class Solver {
public:
    explicit Solver(TableCache& cache) : cache_(&cache) {}
    [[nodiscard]] Solution solve(const cube::State& state, const SolveOptions& options);

private:
    [[nodiscard]] Solution solve_pocket(const cube::State& state, const SolveOptions& options);
    [[nodiscard]] Solution solve_quickly(const cube::State& state, const SolveOptions& options);
    [[nodiscard]] Solution solve_optimally(const cube::State& state, const SolveOptions& options);
    [[nodiscard]] Solution solve_by(const cube::State& state, const SolveOptions& options);
    [[nodiscard]] cube3::OptimalSolver* optimal(const SolveOptions& options);
    [[nodiscard]] std::optional<cube3::OptimalSolver> optimal_by(const std::vector<Generator>& generators,
                                                                 const SolveOptions& options);
    void prepare(cube::Cube cube, std::vector<Generator> generators, const SolveOptions& options);

    TableCache* cache_;
    std::optional<cube3::TwoPhase> two_phase_;
    std::array<std::optional<cube3::OptimalSolver>, 3> optimal_;
    std::optional<GeneratorSolver> restricted_;
    std::optional<cube3::OptimalSolver>
        restricted_optimal_;  ///< for the same generators, if their group is large and they are face turns
};

}  // namespace cubelang::search
