#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

using cube3::H48Table;
using cube3::OptimalAnswer;
using cube3::OptimalLimits;
using cube3::OptimalSolver;
using cube3::OptimalTables;
using cube3::TableSize;

// Lengths up to which shortest solutions of the supercube take seconds, in half turns, quarter turns and slice turns.
// Nearly all positions need more than twenty.
constexpr std::array<int, 3> reach_with_centres{15, 17, 13};

// A length that needs more nodes than these is worth better tables: the usual ones after a fifth of a second, reading
// the large one after two seconds, building it after half a minute.
constexpr std::uint64_t nodes_near_goal = 20'000, nodes_before_reading = 4'000'000, nodes_before_building = 50'000'000;

// Solves with better and better tables, each from the length where the last one gave up.
class StagedSearch {
public:
    StagedSearch(TableCache& cache, const cube3::CentredCubies& cube, int longest, const SolveOptions& options)
        : cache_(cache),
          cube_(cube),
          metric_(options.metric),
          longest_(longest),
          flips_(flips_within(options.table_memory)),
          least_(options.least),
          answers_(options.answers),
          limits_(options.limits) {}

    // Nothing if the tables are not available: stopped, or out of memory.
    std::optional<OptimalAnswer> run() {
        if (auto small = cube3::Phase1Table::get(cache_, metric_, limits_, TableSize::small))
            if (solves_with({*std::move(small)}, nodes_near_goal)) return answer_;
        auto tables = OptimalTables::get(cache_, metric_, limits_);
        if (!tables) return std::nullopt;
        if constexpr (!is_single_threaded)
            if (!cube_.centres && H48Table::is_for(metric_) && flips_) {
                if (solves_with(*tables, nodes_before_reading)) return answer_;
                tables->h48 = H48Table::find(cache_, metric_, *flips_, limits_.stop);
                if (!tables->h48 && solves_with(*tables, nodes_before_building)) return answer_;
                if (!tables->h48) tables->h48 = H48Table::get(cache_, metric_, *flips_, limits_);
            }
        (void)solves_with(*tables, OptimalLimits{}.nodes);
        return answer_;
    }

private:
    // The largest table that is allowed and leaves half of the machine's memory.
    [[nodiscard]] static std::optional<unsigned> flips_within(std::size_t memory) {
        auto flips = H48Table::flips_within(memory);
        while (flips && !has_memory_for(H48Table::size(*flips)))
            flips = *flips > 0 ? std::optional(*flips - 1) : std::nullopt;
        return flips;
    }

    bool solves_with(const OptimalTables& tables, std::uint64_t nodes) {
        const int searched = answer_.proved.searched;
        answer_ =
            OptimalSolver(tables, metric_).solve(cube_, {longest_, searched + 1, nodes, least_, answers_}, limits_);
        answer_.proved.searched = std::max(answer_.proved.searched, searched);
        return !answer_.is_given_up;
    }

    TableCache& cache_;
    const cube3::CentredCubies& cube_;
    cube3::Metric metric_;
    int longest_;
    std::optional<unsigned> flips_;  ///< decides the size of the large table
    int least_;
    std::size_t answers_;
    const SearchLimits& limits_;
    OptimalAnswer answer_{};
};

std::optional<Solution> solve_pocket(TableCache& /*tables*/, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const auto& table = cube3::pocket_table(options.metric);
    const int number = cube3::PocketTable::position(position.cubies);
    const Progress progress{.searched = std::min(table.distance(number) - 1, options.longest)};
    if (table.distance(number) > options.longest) return proved_solution({}, progress, options, 2);
    return proved_solution(cube3::to_pocket_moves(table.solve(number), position.orientation), progress, options, 2);
}

std::optional<Solution> solve_optimally(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    const auto position = *cube3::reorient(state);
    const bool has_reach = state.cube.super && options.longest >= SolveOptions{}.longest;
    const int longest = has_reach ? reach_with_centres[cube::index(options.metric)] : options.longest;
    const auto answer = StagedSearch(tables, position.centred(), longest, options).run();
    if (!answer) return missing_tables(options);
    if (answer->moves) {
        auto solution =
            proved_solution(cube3::to_moves(*answer->moves, position.orientation), answer->proved, options, 3);
        for (const auto& moves : answer->all) solution.all.push_back(cube3::to_moves(moves, position.orientation));
        solution.has_more = answer->has_more;
        return solution;
    }
    auto solution = proved_solution({}, answer->proved, options, 3);
    if (has_reach && solution.end == SolveEnd::too_long) solution.end = SolveEnd::out_of_reach;
    return solution;
}

std::optional<Solution> solve_by_few(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    auto phase1 = cube3::Phase1Table::get(tables, options.metric, options.limits, TableSize::small);
    if (!phase1) return missing_tables(options);
    auto few = options;
    few.longest = std::min(options.longest, few_moves);
    auto solution = solve_with(cube3::OptimalSolver({*std::move(phase1)}, options.metric), state, few);
    return solution.found ? std::optional(std::move(solution)) : std::nullopt;
}

}  // namespace

bool is_solvable(const cube::State& state) {
    const auto position = cube3::reorient(state);
    if (!position) return false;
    return state.cube.n == 3 ? cube3::is_solvable(position->centred()) : cube3::is_solvable(position->cubies, false);
}

Method pocket_method() { return solve_pocket; }
Method optimal_method() { return solve_optimally; }
Method few_moves_method() { return solve_by_few; }

}  // namespace cubelang::search
