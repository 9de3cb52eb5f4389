// Searches that users wait for. Wall time: they use all cores, except distances in a table, which use one.

#include "runtime/cube/cycles.hpp"
#include "runtime/search/commutators/synthesizer_table.hpp"
#include "runtime/search/find.hpp"
#include "runtime/search/growth/distances.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

using cube::Move;

void count(benchmark::State& run, const char* what, double amount) { run.counters[what] = amount; }

void basic_entry(benchmark::State& run) {
    const int n = static_cast<int>(run.range(0));
    std::int64_t index = cube::cube_rotations;
    for (auto _ : run) {
        const cube::BasicAlgorithm entry = std::get<cube::BasicAlgorithm>(cube::basic_algorithm({n}, index));
        benchmark::DoNotOptimize(search::commutators::basic_algorithms(n, {&entry, 1}));
        if ((index += 7) >= cube::basic_algorithms({n})) index = cube::cube_rotations + index % 7;
    }
}
void basic_table(benchmark::State& run) {
    std::size_t longest = 0;
    for (auto _ : run)
        for (const auto& moves : search::commutators::basic_table(static_cast<int>(run.range(0))).algorithms)
            longest = std::max(longest, moves ? moves->size() : 99);
    count(run, "longest", static_cast<double>(longest));
}

std::vector<Move> moves(std::initializer_list<std::pair<char, int>> letters) {
    std::vector<Move> all;
    for (const auto& [letter, turns] : letters)
        all.push_back({.letter = letter, .turns = static_cast<std::int8_t>(turns)});
    return all;
}
cube::State cycle_of(const std::vector<const char*>& names) {
    auto state = cube::solved({3});
    std::vector<cube::CyclePart> cycle;
    for (const auto* name : names) cycle.push_back({*cube::find_part({3}, name, 0).part});
    static_cast<void>(apply_cycle(state, cycle));
    return state;
}

void find(benchmark::State& run, const std::vector<const char*>& names, bool all) {
    const search::Goal goal(cycle_of(names));
    search::FindOptions options;
    options.all_cheapest = all;
    options.answers = all ? 1000 : 1;
    search::FindResult result;
    for (auto _ : run) result = search::find(goal, search::face_turns(3), options);
    count(run, "length", result.answers.empty() ? -1 : result.answers[0].cost);
    count(run, "answers", static_cast<double>(result.answers.size()));
}
// [2R, U] and similar commutators of single layers.
void find_commutator(benchmark::State& run) {
    const int n = static_cast<int>(run.range(0));
    cube::Turner turner({n});
    auto state = cube::solved({n});
    const cube::Turn slice{cube::Axis::x, 2, 2, 1}, slice_back{cube::Axis::x, 2, 2, 3}, right{cube::Axis::x, 1, 1, 1},
        right_back{cube::Axis::x, 1, 1, 3}, up{cube::Axis::y, 1, 1, 1}, up_back{cube::Axis::y, 1, 1, 3};
    for (const auto& turn : {slice, up, right, up_back, slice_back, up, right_back, up_back})
        turner.apply(state.blocks, turn);
    search::FindResult result;
    for (auto _ : run) result = search::find(search::Goal(state), search::layer_turns(n));
    count(run, "length", result.answers.empty() ? -1 : result.answers[0].cost);
}

void distances(benchmark::State& run, int n, const std::vector<Move>& letters) {
    const auto generators = search::turns_from_moves(letters, n);
    search::Distances found;
    for (auto _ : run) found = search::distances(search::Goal(cube::solved({n})), generators);
    count(run, "states", static_cast<double>(found.total()));
    count(run, "depth", static_cast<double>(found.counts.size()) - 1);
}

BENCHMARK(basic_entry)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(basic_table)->DenseRange(2, 8)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(find, edges, {"uf", "ur", "ub"}, false)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(find, edges_all, {"uf", "ur", "ub"}, true)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(find, corners, {"ufr", "urb", "ubl"}, false)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(find, corners_all, {"ufr", "urb", "ubl"}, true)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(find_commutator)->DenseRange(3, 6)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(distances, R_U, 3, moves({{'R', 1}, {'U', 1}}))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(distances, pocket, 2, moves({{'R', 1}, {'U', 1}, {'F', 1}}))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(distances, squares, 3, moves({{'R', 2}, {'U', 2}, {'F', 2}, {'L', 2}, {'D', 2}, {'B', 2}}))
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
