#pragma once
// Data for the benchmarks, random but the same in every run.

#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::bench {

/// Every block shuffled independently. Turns may not reach the state, but arithmetic does not need that.
[[nodiscard]] perm::Blocks random_blocks(std::size_t count);
[[nodiscard]] cube::State random_state(int n);

/// Turns of one or more layers, from the face to the middle at most, by -1, 1 or 2 quarters.
[[nodiscard]] std::vector<cube::Move> random_moves(int n, std::size_t count);
/// The moves as text: separated by blanks, twenty on a line.
[[nodiscard]] std::string text_of(const std::vector<cube::Move>& moves);

/// A state after many random moves, which is reachable.
[[nodiscard]] cube::State scrambled(int n);

/// Reports the time of one of the `amount` items of each iteration.
void show_time_per(benchmark::State& run, std::string_view thing, std::size_t amount);

}  // namespace cubelang::bench
