#pragma once
// Shortest solutions of the 3x3x3, proved: all sequences of 0, 1, 2, … moves are tried, as far as the phase 1 distances about
// all three axes leave room. If the three are equal and not 0, one more is needed: the last move, whatever it is, keeps what
// phase 1 brings about for its own axis.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "runtime/search/pruning3.hpp"

namespace cubelang::search {

/// How far a search has come: there is no answer of up to `none_up_to` moves.
struct Progress {
    int none_up_to = -1;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

struct OptimalLimits {
    int longest = 40;  ///< 26 quarter turns are enough for every position
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const Progress&)> on_progress{};  ///< after every length, from the calling thread
};

struct OptimalAnswer {
    std::optional<std::vector<int>> moves;  ///< numbers of moves (cubies3.hpp); nothing if stopped or beyond the limit
    Progress proved;
};

/// In slice turns how the whole cube is held is left out of account: the middle layers' numbers stand for what they do to the rest.
class Optimal3 {
public:
    Optimal3(Phase1Table table, Metric3 metric) : table_(std::move(table)), metric_(metric) {}
    /// The same answer for any number of threads.
    [[nodiscard]] OptimalAnswer solve(const Cubies3& cube, const OptimalLimits& limits) const;

private:
    Phase1Table table_;
    Metric3 metric_;
};

}  // namespace cubelang::search
