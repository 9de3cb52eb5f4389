// One turn applied to a state, compared with a whole product of the same size.

#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

using cube::Axis;
using cube::Turn;

// The layers that an N-layer cube turns.
using Layers = Turn (*)(int n);
Turn face(int) { return {Axis::x, 1, 1, 1}; }
Turn slice(int n) { return {Axis::x, (n + 1) / 2, (n + 1) / 2, 1}; }
Turn wide(int n) { return {Axis::x, 1, (n + 1) / 2, 1}; }
Turn whole(int n) { return {Axis::x, 1, n, 1}; }

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const int n : {3, 7, 100, 1000}) benchmark->Arg(n);
}

void turn(benchmark::State& run, Layers layers) {
    auto state = random_state(static_cast<int>(run.range(0)));
    cube::Turner turner(state.cube);
    const auto turned = layers(state.cube.n);
    for (auto _ : run) {
        turner.apply(state.blocks, turned);
        benchmark::ClobberMemory();
    }
}
BENCHMARK_CAPTURE(turn, face, face)->Apply(sizes);
BENCHMARK_CAPTURE(turn, slice, slice)->Apply(sizes);
BENCHMARK_CAPTURE(turn, wide, wide)->Apply(sizes);
BENCHMARK_CAPTURE(turn, whole_cube, whole)->Apply(sizes);

void turn_beside_product(benchmark::State& run) {
    auto state = random_state(static_cast<int>(run.range(0)));
    const auto by = state.blocks;
    for (auto _ : run) {
        perm::multiply_by(state.blocks, by);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(turn_beside_product)->Apply(sizes);

// The first use of a turn: its list of blocks must be built.
void first_turn(benchmark::State& run) {
    auto state = random_state(static_cast<int>(run.range(0)));
    for (auto _ : run) {
        cube::Turner turner(state.cube);
        turner.apply(state.blocks, face(state.cube.n));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(first_turn)->Apply(sizes);

}  // namespace
}  // namespace cubelang::bench
