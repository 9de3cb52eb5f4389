// A state as cycles of parts, and those as text.

#include "runtime/cube/cycles.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const int n : {3, 7, 20}) benchmark->Arg(n);
}

void cycles(benchmark::State& run) {
    const auto state = scrambled(static_cast<int>(run.range(0)));
    for (auto _ : run) benchmark::DoNotOptimize(cube::cycles_of(state));
    show_time_per(run, "block", state.blocks.size());
}
BENCHMARK(cycles)->Apply(sizes);

void cycle_text(benchmark::State& run) {
    const auto state = scrambled(static_cast<int>(run.range(0)));
    for (auto _ : run) benchmark::DoNotOptimize(cube::cycle_text(state));
    show_time_per(run, "block", state.blocks.size());
}
BENCHMARK(cycle_text)->Apply(sizes);

}  // namespace
}  // namespace cubelang::bench
