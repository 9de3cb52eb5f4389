#pragma once
// Shortest solutions of the 3x3x3, with proof: all sequences of 0, 1, 2, … moves are tried within the phase 1
// distances about all three axes. If the three are equal and not 0, one more move is needed: the last move preserves
// the phase 1 goal of its axis. Distant positions have the bounds of a larger table (h48_search.hpp) instead.

#include <limits>
#include <optional>
#include <vector>

#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/h48_table.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/pruning.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::cube3 {

/// Enough for every position in every metric: 26 quarter turns suffice (T. Rokicki and M. Davidson, 2014, "God's
/// Number is 26 in the Quarter-Turn Metric"), and 20 half turns.
inline constexpr int longest_optimal = 40;

struct OptimalTables {
    Phase1Table phase1;
    std::optional<CornerTable> corners{};  ///< optional; slower without
    std::optional<H48Table> h48{};         ///< replaces both where it can; without it, distant positions take hours
    /// Nothing if stopped, or if there is no memory even for the smallest table.
    [[nodiscard]] static std::optional<OptimalTables> get(TableCache& cache, Metric metric,
                                                          const SearchLimits& search_limits);
};

struct OptimalLimits {
    int longest = longest_optimal;
    int from = 0;  ///< shorter ones are not searched
    /// A length with more expected nodes is not begun.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    int least = 0;            ///< solutions shorter than this do not count
    std::size_t answers = 1;  ///< the greatest number of them
};

struct OptimalAnswer {
    std::optional<std::vector<int>> moves;  ///< move numbers (cubies.hpp); nothing if stopped or beyond the limit
    Sequences all{};  ///< if several are wanted: those of this length, sorted, each in one order of commuting turns
    bool has_more = false;  ///< than `all`
    Progress proved;
    bool is_given_up = false;  ///< because of the node limit
};

/// In slice turns the orientation of the whole cube is ignored: the number of a middle layer stands for its effect on
/// the other parts.
class OptimalSolver {
public:
    OptimalSolver(OptimalTables tables, Metric metric) : OptimalSolver(std::move(tables), metric, moves_of(metric)) {}
    /// Uses only some of the metric's moves, in ascending order and with their inverses. Positions that they cannot
    /// solve are not recognised.
    OptimalSolver(OptimalTables tables, Metric metric, std::vector<int> moves)
        : tables_(std::move(tables)), metric_(metric), moves_(std::move(moves)), sequences_(moves_) {}
    /// The answer does not depend on the number of threads.
    [[nodiscard]] OptimalAnswer solve(const CentredCubies& cube, const OptimalLimits& limits,
                                      const SearchLimits& search_limits) const;
    [[nodiscard]] OptimalAnswer solve(const CentredCubies& cube, int longest = longest_optimal,
                                      const SearchLimits& search_limits = {}) const {
        return solve(cube, OptimalLimits{longest}, search_limits);
    }

private:
    OptimalTables tables_;
    Metric metric_;
    std::vector<int> moves_;
    CanonicalSequences sequences_;
};

}  // namespace cubelang::search::cube3
