#pragma once
// Shortest solutions of the 3x3x3, proved: all sequences of 0, 1, 2, … moves are tried, as far as the phase 1 distances
// about all three axes leave room. If the three are equal and not 0, one more is needed: the last move, whatever it is,
// keeps what phase 1 brings about for its own axis.

#include <limits>
#include <optional>
#include <vector>

#include "runtime/search/cube3/centres.hpp"
#include "runtime/search/cube3/large_table.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/pruning.hpp"
#include "runtime/search/space/effort.hpp"

namespace cubelang::search::cube3 {

/// Enough for every position in every metric: 26 quarter turns are (T. Rokicki and M. Davidson, 2014, "God's Number is
/// 26 in the Quarter-Turn Metric"), and 20 half turns.
inline constexpr int longest_optimal = 40;

struct OptimalTables {
    Phase1Table phase1;
    std::optional<CornerTable> corners{};  ///< it goes without, more slowly
    std::optional<LargeTable> large{};     ///< far positions take hours without
    /// Nothing if it was stopped, or there is no memory even for the smallest.
    [[nodiscard]] static std::optional<OptimalTables> get(TableCache& cache, Metric metric, const Effort& effort);
};

struct OptimalLimits {
    int longest = longest_optimal;
    int from = 0;  ///< shorter ones have been searched already
    /// A length that would take more of them is not begun.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

struct OptimalAnswer {
    std::optional<std::vector<int>> moves;  ///< numbers of moves (cubies.hpp); nothing if stopped or beyond the limit
    Progress proved;
    bool is_given_up = false;  ///< for the limit of nodes
};

/// In slice turns the orientation of the whole cube is left out of account: the middle layers' numbers stand for what
/// they do to the rest.
class OptimalSolver {
public:
    OptimalSolver(OptimalTables tables, Metric metric) : OptimalSolver(std::move(tables), metric, moves_of(metric)) {}
    /// By some of the metric's moves only, in ascending order and with their inverses. What they cannot do is not found
    /// out.
    OptimalSolver(OptimalTables tables, Metric metric, std::vector<int> moves)
        : tables_(std::move(tables)), metric_(metric), moves_(std::move(moves)), sequences_(moves_) {}
    /// The same answer for any number of threads.
    [[nodiscard]] OptimalAnswer solve(const CentredCubies& cube, const OptimalLimits& limits,
                                      const Effort& effort) const;
    [[nodiscard]] OptimalAnswer solve(const CentredCubies& cube, int longest = longest_optimal,
                                      const Effort& effort = {}) const {
        return solve(cube, OptimalLimits{longest}, effort);
    }

private:
    OptimalTables tables_;
    Metric metric_;
    std::vector<int> moves_;
    CanonicalSequences sequences_;
};

}  // namespace cubelang::search::cube3
