#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

constexpr int longest_in_two_phases = 22;  // has always sufficed at once

using cube3::longest_with_centres;
using cube3::Phase1Table;
using cube3::Phase2Table;
using cube3::TableSize;

// With small tables a solution takes a few milliseconds more: these numbers of solutions take as long as building the
// large tables, or reading them.
constexpr int solved_while_building = 500, solved_while_reading = 8;
// About a second with small tables.
constexpr std::uint64_t nodes_by_small = 4'000'000;
// About ten seconds. A limit on quarter turns may be far below what two phases find.
constexpr std::uint64_t nodes_by_quarter_turns = 50'000'000;
// A limit from here on is too low to be met by most positions and too high for two phases to try everything: after some
// seconds the optimal solver decides.
constexpr int least_undecided = 15, most_undecided = 18;
constexpr std::uint64_t nodes_before_optimal = 20'000'000;

bool may_be_undecided(const SolveOptions& options) {
    return options.metric == cube3::Metric::half_turns && options.seconds <= 0 && options.longest >= least_undecided &&
           options.longest <= most_undecided;
}
std::uint64_t node_limit(const SolveOptions& options) {
    if (may_be_undecided(options)) return nodes_before_optimal;
    return options.metric == cube3::Metric::quarter_turns && options.seconds <= 0 ? nodes_by_quarter_turns : 0;
}

// A listener for each answer while there is time for shorter ones.
auto answer_listener(const SolveOptions& options, cube::Symmetry orientation) {
    return [&options, orientation](const std::vector<int>& moves) {
        if (options.on_answer) options.on_answer(cube3::to_moves(moves, orientation));
    };
}

Solution solution_in_time(const std::vector<int>& moves, cube::Symmetry orientation, const SolveOptions& options) {
    auto solution = solution_of(cube3::to_moves(moves, orientation), options, 3);
    if (options.seconds > 0 && options.limits.stop.stop_requested()) solution.end = SolveEnd::stopped;
    return solution;
}

class TwoPhaseMethod {
public:
    std::optional<Solution> operator()(TableCache& tables, const cube::State& state, const SolveOptions& options) {
        const auto position = *cube3::reorient(state);
        const int half_turn = options.metric == cube3::Metric::quarter_turns ? 2 : 1;
        const int longest = std::min(options.longest, half_turn * longest_in_two_phases);
        const auto answer = solve(tables, position.cubies,
                                  {.longest = longest,
                                   .short_enough = options.seconds > 0 ? 0 : longest,
                                   .seconds = options.seconds,
                                   .nodes = node_limit(options),
                                   .stop = options.limits.stop,
                                   .on_answer = answer_listener(options, position.orientation),
                                   .half_turn = half_turn},
                                  options.limits);
        if (!answer) return missing_tables(options);
        if (!answer->found && may_be_undecided(options) && !options.limits.stop.stop_requested()) return std::nullopt;
        if (!answer->found) return proved_solution({}, {}, options, 3);
        return solution_in_time(answer->found->moves, position.orientation, options);
    }

private:
    struct Answer {
        std::optional<cube3::TwoPhaseAnswer> found;
    };

    // Nothing if the tables are not available: stopped, or out of memory.
    std::optional<Answer> solve(TableCache& tables, const cube3::CentredCubies& cube,
                                const cube3::TwoPhaseOptions& options, const SearchLimits& limits) {
        ++solved_;
        const auto size = table_size(options);
        const auto* solver = solver_for(tables, size, limits);
        if (solver == nullptr) return std::nullopt;
        if (size != TableSize::large && solver->has_small_tables()) {
            auto soon = options;
            soon.nodes = nodes_by_small;
            if (auto found = solver->solve(cube, soon); found || options.stop.stop_requested()) return Answer{found};
            solver = solver_for(tables, TableSize::large, limits);
            if (solver == nullptr) return std::nullopt;
        }
        return Answer{solver->solve(cube, options)};
    }

    [[nodiscard]] TableSize table_size(const cube3::TwoPhaseOptions& options) const {
        if (options.seconds > 0 || solved_ > solved_while_building) return TableSize::large;
        const bool are_few = options.longest <= 20;
        return are_few || solved_ > solved_while_reading ? TableSize::large_if_present : TableSize::small;
    }

    const cube3::TwoPhase* solver_for(TableCache& tables, TableSize size, const SearchLimits& limits) {
        if (!solver_ || size < size_) {
            solver_ = two_phase_solver(tables, limits, size);
            size_ = size;
        }
        return solver_ ? &*solver_ : nullptr;
    }

    std::optional<cube3::TwoPhase> solver_;
    TableSize size_ = TableSize::small;  ///< the table size of solver_
    int solved_ = 0;
};

std::optional<Solution> solve_supercube(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    const auto solver = two_phase_solver(tables, options.limits, TableSize::large, true);
    if (!solver) return missing_tables(options);
    const auto position = *cube3::reorient(state);
    const auto moves = cube3::solve_supercube(*solver, position.centred(),
                                              {.longest = std::min(options.longest, longest_with_centres),
                                               .short_enough = cube3::short_with_centres,
                                               .seconds = options.seconds,
                                               .stop = options.limits.stop,
                                               .on_answer = answer_listener(options, position.orientation)});
    // The next method's solutions would be longer than the limit.
    const bool is_over = options.limits.stop.stop_requested() || options.longest < longest_with_centres;
    if (!moves) return is_over ? std::optional(proved_solution({}, {}, options, 3)) : std::nullopt;
    return solution_in_time(*moves, position.orientation, options);
}

}  // namespace

std::optional<cube3::TwoPhase> two_phase_solver(TableCache& cache, const SearchLimits& limits, TableSize size,
                                                bool with_centres) {
    auto phase1 = Phase1Table::get(cache, cube3::Metric::half_turns, limits, size);
    auto phase2 = phase1 ? Phase2Table::get(cache, limits, size) : std::nullopt;
    auto centres = phase2 && with_centres ? cube3::CentreTable::get(cache, limits) : std::nullopt;
    if (!phase2 || (with_centres && !centres)) return std::nullopt;
    return cube3::TwoPhase(*std::move(phase1), *std::move(phase2), std::move(centres));
}

Method two_phase_method() { return stateful_method<TwoPhaseMethod>(); }
Method supercube_method() { return solve_supercube; }

}  // namespace cubelang::search
