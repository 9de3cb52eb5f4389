#pragma once
// Tables of distances, a byte each, breadth first.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/space/effort.hpp"

namespace cubelang::search {

inline constexpr std::uint8_t unreached_distance = 0xFF;

/// Fills the table with the distances of all states that moves lead to from the first ones, by their numbers;
/// moved(state, move) is where a move leads. Others stay at `unreached_distance`.
template <class State, class Moves, class Moved, class Number>
void measure_distances(std::span<std::uint8_t> distances, std::vector<State> reached, const Moves& moves, Moved moved,
                       Number number) {
    std::fill(distances.begin(), distances.end(), unreached_distance);
    for (const auto& state : reached) distances[number(state)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto& move : moves) {
            const State next = moved(reached[i], move);
            auto& distance = distances[number(next)];
            if (distance != unreached_distance) continue;
            distance = static_cast<std::uint8_t>(distances[number(reached[i])] + 1);
            reached.push_back(next);
        }
}

// Iterative deepening (Korf 1985): costs 0, 1, 2, … are searched one after another, each depth first. With a lower
// bound by which branches are pruned it is IDA*. The branches of one cost are shared out among threads.

/// The first branch that has what is wanted. Those after it need not be searched, and those before it are: so the
/// answer does not depend on the number of threads.
class FirstBranch {
public:
    /// `none`: a number after all branches.
    explicit FirstBranch(std::size_t none) : first_(none) {}
    [[nodiscard]] bool is_before(std::size_t branch) const { return first_.load(std::memory_order_relaxed) < branch; }
    void offer(std::size_t branch) {
        auto first = first_.load();
        while (branch < first && !first_.compare_exchange_weak(first, branch)) continue;
    }

private:
    std::atomic<std::size_t> first_;
};

/// Calls search(branch, first), which says whether that branch has what is wanted, for each but those after the first
/// that has.
template <class Search>
void search_branches(std::size_t count, const Effort& effort, Search search) {
    FirstBranch first(count);
    run_tasks(count, thread_count(effort.threads), [&](std::size_t branch, unsigned) {
        if (first.is_before(branch) || effort.stop.stop_requested()) return;
        const FirstBranch& seen = first;
        if (search(branch, seen)) first.offer(branch);
    });
}

/// Calls try_cost(cost) until it finds an answer; every cost that has none is reported.
template <class TryCost>
void deepen(int longest, const Effort& effort, Reporter& reporter, TryCost try_cost) {
    for (int cost = 0; cost <= longest; ++cost) {
        reporter.begin(cost);
        if (try_cost(cost) || effort.stop.stop_requested()) return;
        reporter.searched(cost);
    }
}

}  // namespace cubelang::search
