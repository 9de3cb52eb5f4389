#pragma once
// Distances of a group's elements counted by several ranks, breadth first. The rank to which a state belongs is what is
// left of its number by the count of the ranks; each walks through its own states of a level, a batch at a time, and
// sends what turns make of them to whom it belongs. So no message is longer than a batch, however large the levels are.

#include <functional>

#include "examples/cluster/mpi/exchange.hpp"
#include "examples/cluster/mpi/numbering.hpp"
#include "examples/cluster/mpi/share.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::cluster {

struct CountOptions {
    int most = 1000;                               ///< the farthest distance that is counted
    std::size_t memory = std::size_t{1000} << 20;  ///< bytes that a rank may hold in its share
    std::size_t batch = std::size_t{1} << 19;      ///< about how many numbers a rank sends in one exchange at the most
    StopToken stop{};                              ///< of this rank; if one is asked to stop, all do
    std::function<void(int distance, std::uint64_t states)> counted{};  ///< after each level
};

struct Counted {
    enum class End { all, most, memory, stopped } end = End::all;
    std::vector<std::uint64_t> counts;  ///< by distance; the same on every rank
    std::size_t peak_bytes = 0;         ///< that the share of this rank has held
    std::uint64_t sent = 0;             ///< states that this rank sent to others
};

/// Is each rank's part of a table of all numbers no larger than the memory allowed?
[[nodiscard]] bool fits_table(const Numbering& numbering, unsigned ranks, std::size_t memory);

/// By a table where it fits, otherwise by lists.
[[nodiscard]] Counted count_distances(const Numbering& numbering, Exchange& exchange, const CountOptions& options);

}  // namespace cubelang::cluster
