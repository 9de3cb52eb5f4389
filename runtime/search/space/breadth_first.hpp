#pragma once
// Breadth-first distance tables of one byte an entry, and iterative deepening.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

inline constexpr std::uint8_t unreached_distance = 0xFF;

/// Fills the table with the distances from the given states, indexed by number(state); moved(state, move) is the
/// state after a move. States that no moves reach keep `unreached_distance`.
template <class State, class Moves, class Moved, class Number>
void measure_distances(std::span<std::uint8_t> distances, std::vector<State> reached, const Moves& moves, Moved moved,
                       Number number) {
    std::fill(distances.begin(), distances.end(), unreached_distance);
    for (const auto& state : reached) distances[number(state)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const State from = reached[i];
        const auto farther = static_cast<std::uint8_t>(distances[number(from)] + 1);
        for (const auto& move : moves) {
            const State next = moved(from, move);
            auto& distance = distances[number(next)];
            if (distance != unreached_distance) continue;
            distance = farther;
            reached.push_back(next);
        }
    }
}

// Iterative deepening (Korf 1985): costs 0, 1, 2, … are searched in turn, each depth first. With a lower bound that
// prunes branches it is IDA*. The branches of one cost are shared among the threads.

/// The first branch with an answer. Later branches need not be searched, and earlier ones always are, so the answer
/// does not depend on the number of threads.
class FirstBranch {
public:
    /// `none`: a number greater than that of every branch.
    explicit FirstBranch(std::size_t none) : first_(none) {}
    [[nodiscard]] bool is_before(std::size_t branch) const { return first_.load(std::memory_order_relaxed) < branch; }
    void offer(std::size_t branch) {
        auto first = first_.load();
        while (branch < first && !first_.compare_exchange_weak(first, branch)) continue;
    }

private:
    std::atomic<std::size_t> first_;
};

/// Calls search(branch, first) for each branch, except those after the first with an answer. It returns whether the
/// branch has an answer.
template <class Search>
void search_branches(std::size_t count, const SearchLimits& limits, Search search) {
    FirstBranch first(count);
    run_tasks(count, thread_count(limits.threads), [&](std::size_t branch, unsigned) {
        if (first.is_before(branch) || limits.stop.stop_requested()) return;
        const FirstBranch& seen = first;
        if (search(branch, seen)) first.offer(branch);
    });
}

/// Calls try_cost(cost) for rising costs until it returns true; reports every cost without an answer.
template <class TryCost>
void deepen(int longest, const SearchLimits& limits, Reporter& reporter, TryCost try_cost) {
    for (int cost = 0; cost <= longest; ++cost) {
        reporter.begin(cost);
        if (try_cost(cost) || limits.stop.stop_requested()) return;
        reporter.searched(cost);
    }
}

}  // namespace cubelang::search
