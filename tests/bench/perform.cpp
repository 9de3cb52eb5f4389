// Moves to state.

#include "runtime/cube/performer.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

void perform(benchmark::State& run) {
    const auto count = static_cast<std::size_t>(run.range(1));
    cube::Performer performer(cube::Cube{static_cast<int>(run.range(0))});
    const auto word = cube::make_run(random_moves(performer.cube().n, count));
    for (auto _ : run) benchmark::DoNotOptimize(performer.perform(word));
    show_time_per(run, "move", count);
}
BENCHMARK(perform)->ArgNames({"n", "moves"})->Args({3, 1000000})->Args({7, 100000})->Unit(benchmark::kMillisecond);

// The turns alone, without the conversion from moves: the difference is the cost of that conversion.
void turns_alone(benchmark::State& run) {
    const int n = static_cast<int>(run.range(0));
    const auto moves = random_moves(n, static_cast<std::size_t>(run.range(1)));
    std::vector<cube::Turn> turns;
    for (const auto& move : moves) turns.push_back(*cube::turn_of(move, n));
    cube::Turner turner(cube::Cube{n});
    for (auto _ : run) {
        auto state = cube::solved(turner.cube());
        for (const auto& turn : turns) turner.apply(state.blocks, turn);
        benchmark::DoNotOptimize(state.blocks.data());
    }
    show_time_per(run, "move", turns.size());
}
BENCHMARK(turns_alone)->ArgNames({"n", "moves"})->Args({3, 1000000})->Args({7, 100000})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
