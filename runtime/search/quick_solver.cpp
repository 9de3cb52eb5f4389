#include "runtime/search/quick_solver.hpp"

namespace cubelang::search {
namespace {

using cube3::Phase1Table;
using cube3::Phase2Table;
using cube3::TableSize;

// With small tables a solution takes a few thousandths of a second more: this many take as long as the large tables
// take to be made, or to be read.
constexpr int solved_while_made = 500, solved_while_read = 8;
// A second by small tables.
constexpr std::uint64_t nodes_by_small = 4'000'000;

std::optional<cube3::TwoPhase> with_tables(TableCache& cache, const Effort& effort, TableSize size) {
    auto phase1 = Phase1Table::get(cache, cube3::Metric::half_turns, effort, size);
    auto phase2 = phase1 ? Phase2Table::get(cache, effort, size) : std::nullopt;
    if (!phase2) return std::nullopt;
    return cube3::TwoPhase(*std::move(phase1), *std::move(phase2));
}

TableSize wanted(const QuickSolver& kept, const cube3::TwoPhaseOptions& options) {
    if (options.seconds > 0 || kept.solved > solved_while_made) return TableSize::large;
    const bool are_few = options.longest <= 20;
    return are_few || kept.solved > solved_while_read ? TableSize::large_if_there : TableSize::small;
}

const cube3::TwoPhase* solver_for(TableSize size, QuickSolver& kept, TableCache& cache, const Effort& effort) {
    if (!kept.solver || size < kept.size) {
        kept.solver = with_tables(cache, effort, size);
        kept.size = size;
    }
    return kept.solver ? &*kept.solver : nullptr;
}

}  // namespace

std::optional<QuickAnswer> solved_quickly(QuickSolver& kept, TableCache& cache, const cube3::CentredCubies& cube,
                                          const cube3::TwoPhaseOptions& options, const Effort& effort) {
    ++kept.solved;
    const auto size = wanted(kept, options);
    const auto* solver = solver_for(size, kept, cache, effort);
    if (solver == nullptr) return std::nullopt;
    if (size != TableSize::large && solver->has_small_tables()) {
        auto soon = options;
        soon.nodes = nodes_by_small;
        if (auto found = solver->solve(cube, soon); found || options.stop.stop_requested()) return QuickAnswer{found};
        solver = solver_for(TableSize::large, kept, cache, effort);
        if (solver == nullptr) return std::nullopt;
    }
    return QuickAnswer{solver->solve(cube, options)};
}

}  // namespace cubelang::search
