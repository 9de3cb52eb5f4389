#include "runtime/search/shortest_solver.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

using cube3::LargeTable;
using cube3::OptimalAnswer;
using cube3::OptimalLimits;
using cube3::OptimalSolver;
using cube3::OptimalTables;
using cube3::TableSize;

// A length that takes more nodes is worth other tables: the usual ones at a fifth of a second's work, reading the great
// one at two seconds', making it at half a minute's.
constexpr std::uint64_t nodes_near_home = 20'000, nodes_unread = 4'000'000, nodes_unmade = 50'000'000;

// Solves by better and better tables, each from where the one before gave up.
class Stages {
public:
    Stages(TableCache& cache, const cube3::CentredCubies& cube, cube3::Metric metric, int longest, const Effort& effort)
        : cache_(cache), cube_(cube), metric_(metric), longest_(longest), effort_(effort) {}

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

}  // namespace

std::optional<OptimalAnswer> solved_shortest(TableCache& cache, const cube3::CentredCubies& cube, cube3::Metric metric,
                                             int longest, const Effort& effort) {
    return Stages(cache, cube, metric, longest, effort).run();
}

}  // namespace cubelang::search
