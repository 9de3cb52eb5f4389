// Groups of permutations: of all turns of single layers, of some, and what is asked of them.

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/short_words.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

using group::Permutation;

Permutation turn(int n, const cube::Turn& turn) {
    const cube::Cube cube{n};
    auto state = cube::solved(cube);
    cube::Turner(cube).apply(state.blocks, turn);
    Permutation made;
    for (int block = 0; block < cube.classes(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            made.push_back(static_cast<group::Point>(block * perm::block_points) +
                           state.blocks[static_cast<std::size_t>(block)][point]);
    return made;
}

std::vector<Permutation> all_layers(int n) {
    std::vector<Permutation> generators;
    for (const auto axis : {cube::Axis::x, cube::Axis::y, cube::Axis::z})
        for (int layer = 1; layer <= n; ++layer)
            if (2 * layer != n + 1) generators.push_back(turn(n, {axis, layer, layer, 1}));
    return generators;
}
std::vector<Permutation> r_and_u(int n, int layer) {
    return {turn(n, {cube::Axis::x, layer, layer, 1}), turn(n, {cube::Axis::y, 1, 1, 1})};
}

void make(benchmark::State& run, const std::vector<Permutation>& generators) {
    for (auto _ : run) benchmark::DoNotOptimize(group::PermutationGroup::of(generators, generators.front().size()));
}

void full_group(benchmark::State& run) { make(run, all_layers(static_cast<int>(run.range(0)))); }
BENCHMARK(full_group)->Arg(2)->Arg(3)->Arg(5)->Arg(7)->Arg(10)->Arg(20)->Arg(33)->Unit(benchmark::kMillisecond);

void r_u(benchmark::State& run) { make(run, r_and_u(static_cast<int>(run.range(0)), 1)); }
BENCHMARK(r_u)->Arg(3)->Arg(7)->Unit(benchmark::kMillisecond);
void inner_r_u(benchmark::State& run) { make(run, r_and_u(static_cast<int>(run.range(0)), 2)); }
BENCHMARK(inner_r_u)->Arg(4)->Arg(5)->Arg(7)->Unit(benchmark::kMillisecond);

void contains(benchmark::State& run) {
    const auto generators = all_layers(static_cast<int>(run.range(0)));
    const auto group = *group::PermutationGroup::of(generators, generators.front().size());
    std::uint64_t seed = 1;
    const auto p = group.random(seed);
    for (auto _ : run) benchmark::DoNotOptimize(group.contains(p));
}
BENCHMARK(contains)->Arg(3)->Arg(7)->Arg(20)->Unit(benchmark::kMicrosecond);

// Words by the group alone, without the solvers: the table, and the letters of elements by chance.
void table_of_words(benchmark::State& run) {
    const auto generators = all_layers(static_cast<int>(run.range(0)));
    const auto group = *group::PermutationGroup::of(generators, generators.front().size());
    std::uint64_t seed = 1;
    for (auto _ : run) {
        auto words = *group::ShortWords::of(group);
        benchmark::DoNotOptimize(words.word(group.random(seed)));
    }
}
BENCHMARK(table_of_words)->Arg(3)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

void word(benchmark::State& run) {
    const auto generators = all_layers(static_cast<int>(run.range(0)));
    const auto group = *group::PermutationGroup::of(generators, generators.front().size());
    auto words = *group::ShortWords::of(group);
    std::uint64_t seed = 1;
    std::size_t letters = group::length(words.word(group.random(seed)).value()), count = 1;
    for (auto _ : run) {
        letters += group::length(words.word(group.random(seed)).value());
        ++count;
    }
    run.counters["letters"] = static_cast<double>(letters) / static_cast<double>(count);
}
BENCHMARK(word)->Arg(3)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
