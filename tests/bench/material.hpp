#pragma once
// What the benchmarks work on. All of it is random and the same on every run.

#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::bench {

/// Every block shuffled on its own. Turning may not reach it, which arithmetic does not ask.
[[nodiscard]] perm::Blocks random_blocks(std::size_t count);
[[nodiscard]] cube::State random_state(int n);

/// Turns of one or more layers, those from the face up to the middle, by -1, 1 or 2 quarters.
[[nodiscard]] std::vector<cube::Move> random_moves(int n, std::size_t count);
/// As somebody writes them: separated by blanks, twenty on a line.
[[nodiscard]] std::string text_of(const std::vector<cube::Move>& moves);

/// What many random moves lead to: parts are where parts can be.
[[nodiscard]] cube::State scrambled(int n);

/// Shows the time of one of the `amount` things that every iteration does.
void show_time_per(benchmark::State& run, std::string_view thing, std::size_t amount);

}  // namespace cubelang::bench
