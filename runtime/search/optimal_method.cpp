#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

using cube3::LargeTable;
using cube3::OptimalAnswer;
using cube3::OptimalLimits;
using cube3::OptimalSolver;
using cube3::OptimalTables;
using cube3::TableSize;

// Shortest solutions of the supercube are found in seconds up to here, in half turns, quarter turns, slice turns.
// Nearly all positions need more than twenty.
constexpr std::array<int, 3> reach_with_centres{15, 17, 13};

// A length that takes more nodes is worth other tables: the usual ones at a fifth of a second's work, reading the great
// one at two seconds', making it at half a minute's.
constexpr std::uint64_t nodes_near_home = 20'000, nodes_unread = 4'000'000, nodes_unmade = 50'000'000;

// Solves by better and better tables, each from where the one before gave up.
class Stages {
public:
    Stages(TableCache& cache, const cube3::CentredCubies& cube, cube3::Metric metric, int longest, const Effort& effort)
        : cache_(cache), cube_(cube), metric_(metric), longest_(longest), effort_(effort) {}

    // Nothing if there were no tables: it was stopped, or memory is short.
    std::optional<OptimalAnswer> run() {
        if (auto small = cube3::Phase1Table::get(cache_, metric_, effort_, TableSize::small))
            if (is_answered_by({*std::move(small)}, nodes_near_home)) return answer_;
        auto tables = OptimalTables::get(cache_, metric_, effort_);
        if (!tables) return std::nullopt;
        if (!cube_.centres && LargeTable::is_for(metric_)) {
            if (is_answered_by(*tables, nodes_unread)) return answer_;
            tables->large = LargeTable::find(cache_, metric_, effort_.stop);
            if (!tables->large && is_answered_by(*tables, nodes_unmade)) return answer_;
            if (!tables->large) tables->large = LargeTable::get(cache_, metric_, effort_);
        }
        (void)is_answered_by(*tables, OptimalLimits{}.nodes);
        return answer_;
    }

private:
    bool is_answered_by(const OptimalTables& tables, std::uint64_t nodes) {
        const int searched = answer_.proved.searched;
        answer_ = OptimalSolver(tables, metric_).solve(cube_, {longest_, searched + 1, nodes}, effort_);
        answer_.proved.searched = std::max(answer_.proved.searched, searched);
        return !answer_.is_given_up;
    }

    TableCache& cache_;
    const cube3::CentredCubies& cube_;
    cube3::Metric metric_;
    int longest_;
    const Effort& effort_;
    OptimalAnswer answer_{};
};

std::optional<Solution> solve_pocket(const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto& table = cube3::pocket_table(options.metric);
    const int number = cube3::PocketTable::position(position.cubies);
    const Progress progress{.searched = std::min(table.distance(number) - 1, options.longest)};
    if (table.distance(number) > options.longest) return proved({}, progress, options, 2);
    return proved(cube3::to_pocket_moves(table.solve(number), position.orientation), progress, options, 2);
}

std::optional<Solution> solve_optimally(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const bool has_reach = state.cube.super && options.longest >= SolveOptions{}.longest;
    const int longest = has_reach ? reach_with_centres[cube::index(options.metric)] : options.longest;
    const auto answer = Stages(tables, position.centred(), options.metric, longest, options.effort).run();
    if (!answer) return without_tables(options);
    if (answer->moves) return proved(cube3::to_moves(*answer->moves, position.orientation), answer->proved, options, 3);
    auto solution = proved({}, answer->proved, options, 3);
    if (has_reach && solution.end == SolveEnd::too_long) solution.end = SolveEnd::out_of_reach;
    return solution;
}

std::optional<Solution> solve_by_few(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    auto phase1 = cube3::Phase1Table::get(tables, options.metric, options.effort, TableSize::small);
    if (!phase1) return without_tables(options);
    auto few = options;
    few.longest = std::min(options.longest, few_moves);
    auto solution = solved_by(cube3::OptimalSolver({*std::move(phase1)}, options.metric), state, few);
    return solution.found ? std::optional(std::move(solution)) : std::nullopt;
}

}  // namespace

bool is_solvable(const cube::State& state) {
    const auto position = cube3::reorient(state);
    if (!position) return false;
    return state.cube.n == 3 ? cube3::is_solvable(position->centred()) : cube3::is_solvable(position->cubies, false);
}

Method pocket(TableCache&) { return solve_pocket; }
Method shortest(TableCache& tables) { return with(tables, solve_optimally); }
Method in_few_moves(TableCache& tables) { return with(tables, solve_by_few); }

}  // namespace cubelang::search
