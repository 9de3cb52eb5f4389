#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/method.hpp"

namespace cubelang::search {
namespace {

constexpr int longest_in_two_phases = 22;  // it has always been enough at once
// Of the supercube: when only centres are turned it may take so many, else rarely more than is short enough.
constexpr int longest_with_centres = 30, short_with_centres = 23;

using cube3::Phase1Table;
using cube3::Phase2Table;
using cube3::TableSize;

// With small tables a solution takes a few thousandths of a second more: this many take as long as the large tables
// take to be made, or to be read.
constexpr int solved_while_made = 500, solved_while_read = 8;
// A second by small tables.
constexpr std::uint64_t nodes_by_small = 4'000'000;

// What is said of each answer while there is time for shorter ones.
auto told_of_answers(const SolveOptions& options, cube::Symmetry orientation) {
    return [&options, orientation](const std::vector<int>& moves) {
        if (options.on_answer) options.on_answer(cube3::to_moves(moves, orientation));
    };
}

class InTwoPhases {
public:
    explicit InTwoPhases(TableCache& tables) : tables_(tables) {}

    std::optional<Solution> operator()(const cube::State& state, const SolveOptions& options) {
        const auto position = *cube3::reorient(state);
        const int longest = std::min(options.longest, longest_in_two_phases);
        const auto answer = solve(position.cubies,
                                  {.longest = longest,
                                   .short_enough = options.seconds > 0 ? 0 : longest,
                                   .seconds = options.seconds,
                                   .stop = options.effort.stop,
                                   .on_answer = told_of_answers(options, position.orientation)},
                                  options.effort);
        if (!answer) return without_tables(options);
        if (!answer->found) return proved({}, {}, options, 3);
        auto solution = with_moves(cube3::to_moves(answer->found->moves, position.orientation), options, 3);
        if (options.seconds > 0 && options.effort.stop.stop_requested()) solution.end = SolveEnd::stopped;
        return solution;
    }

private:
    struct Answer {
        std::optional<cube3::TwoPhaseAnswer> found;
    };

    // Nothing if there were no tables: it was stopped, or memory is short.
    std::optional<Answer> solve(const cube3::CentredCubies& cube, const cube3::TwoPhaseOptions& options,
                                const Effort& effort) {
        ++solved_;
        const auto size = wanted(options);
        const auto* solver = solver_for(size, effort);
        if (solver == nullptr) return std::nullopt;
        if (size != TableSize::large && solver->has_small_tables()) {
            auto soon = options;
            soon.nodes = nodes_by_small;
            if (auto found = solver->solve(cube, soon); found || options.stop.stop_requested()) return Answer{found};
            solver = solver_for(TableSize::large, effort);
            if (solver == nullptr) return std::nullopt;
        }
        return Answer{solver->solve(cube, options)};
    }

    [[nodiscard]] TableSize wanted(const cube3::TwoPhaseOptions& options) const {
        if (options.seconds > 0 || solved_ > solved_while_made) return TableSize::large;
        const bool are_few = options.longest <= 20;
        return are_few || solved_ > solved_while_read ? TableSize::large_if_there : TableSize::small;
    }

    const cube3::TwoPhase* solver_for(TableSize size, const Effort& effort) {
        if (!solver_ || size < size_) {
            solver_ = two_phase_solver(tables_, effort, size);
            size_ = size;
        }
        return solver_ ? &*solver_ : nullptr;
    }

    TableCache& tables_;
    std::optional<cube3::TwoPhase> solver_;
    TableSize size_ = TableSize::small;  ///< that it was made for
    int solved_ = 0;
};

std::optional<Solution> solve_supercube(TableCache& tables, const cube::State& state, const SolveOptions& options) {
    auto phase1 = cube3::Phase1Table::get(tables, cube3::Metric::half_turns, options.effort);
    auto phase2 = phase1 ? cube3::Phase2Table::get(tables, options.effort) : std::nullopt;
    auto centres = phase2 ? cube3::CentreTable::get(tables, options.effort) : std::nullopt;
    if (!centres) return without_tables(options);
    const auto position = *cube3::reorient(state);
    const cube3::TwoPhase solver(*std::move(phase1), *std::move(phase2), std::move(centres));
    const auto moves = cube3::solve_supercube(solver, position.centred(),
                                              {.longest = std::min(options.longest, longest_with_centres),
                                               .short_enough = short_with_centres,
                                               .seconds = options.seconds,
                                               .stop = options.effort.stop,
                                               .on_answer = told_of_answers(options, position.orientation)});
    // Steps that a person can follow would be longer than what was asked for.
    const bool is_over = options.effort.stop.stop_requested() || options.longest < longest_with_centres;
    if (!moves) return is_over ? std::optional(proved({}, {}, options, 3)) : std::nullopt;
    auto solution = with_moves(cube3::to_moves(*moves, position.orientation), options, 3);
    if (options.seconds > 0 && options.effort.stop.stop_requested()) solution.end = SolveEnd::stopped;
    return solution;
}

}  // namespace

std::optional<cube3::TwoPhase> two_phase_solver(TableCache& cache, const Effort& effort, TableSize size) {
    auto phase1 = Phase1Table::get(cache, cube3::Metric::half_turns, effort, size);
    auto phase2 = phase1 ? Phase2Table::get(cache, effort, size) : std::nullopt;
    if (!phase2) return std::nullopt;
    return cube3::TwoPhase(*std::move(phase1), *std::move(phase2));
}

Method in_two_phases(TableCache& tables) { return kept_method<InTwoPhases>(tables); }
Method supercube_in_two_phases(TableCache& tables) { return with(tables, solve_supercube); }

}  // namespace cubelang::search
