// The solvers of the 2x2x2 and 3x3x3, and of large cubes. Times are of the working thread, in milliseconds; every
// figure is over many random positions, the same in every run. Tables are kept in the system's temporary folder and
// read from there the next time.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <string>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/search/cube3/optimal.hpp"
#include "runtime/search/cube3/pocket_table.hpp"
#include "runtime/search/cube3/two_phase.hpp"
#include "runtime/search/generator_solver.hpp"
#include "runtime/search/reduction/reducer.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/bench/material.hpp"
#include "tests/search/positions.hpp"

namespace cubelang::bench {
namespace {

using search::cube3::Metric;

constexpr std::array<const char*, 3> metric_names{"HTM", "QTM", "STM"};

search::TableCache& tables() {
    static search::TableCache cache(std::filesystem::temp_directory_path() / "cubelang-bench-tables");
    return cache;
}
search::SearchLimits on(unsigned threads) { return {threads}; }

double milliseconds_of_thread() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

// Statistics of the times of many positions.
void show(benchmark::State& run, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    double sum = 0;
    for (const auto time : times) sum += time;
    run.counters["mean_ms"] = sum / static_cast<double>(times.size());
    run.counters["median_ms"] = at(0.5);
    run.counters["p95_ms"] = at(0.95);
    run.counters["most_ms"] = times.back();
    run.counters["in_10_ms_percent"] =
        100 * static_cast<double>(std::ranges::count_if(times, [](double t) { return t <= 10; })) /
        static_cast<double>(times.size());
}

// 2000 positions; the first answer within N moves. Node counts do not vary with the load of the machine.
void two_phase(benchmark::State& run) {
    const search::cube3::TwoPhase solver(*search::cube3::Phase1Table::get(tables(), Metric::half_turns, on(2)),
                                         *search::cube3::Phase2Table::get(tables(), on(2)));
    const auto longest = static_cast<int>(run.range(0));
    for (auto _ : run) {
        std::mt19937_64 chance(1);
        std::vector<double> times;
        std::vector<std::uint64_t> nodes;
        std::size_t moves = 0, most = 0;
        for (int i = 0; i < 2000; ++i) {
            const auto c = test::some_cubies(chance);
            const auto from = milliseconds_of_thread();
            const auto answer = solver.solve(c, {longest, longest, 0, 0, nullptr, {}});
            times.push_back(milliseconds_of_thread() - from);
            nodes.push_back(answer->nodes);
            moves += answer->moves.size();
            most = std::max(most, answer->moves.size());
        }
        std::ranges::sort(nodes);
        run.counters["mean_nodes"] = std::accumulate(nodes.begin(), nodes.end(), 0.0) / 2000;
        run.counters["p99_nodes"] = static_cast<double>(nodes[1980]);
        run.counters["mean_moves"] = static_cast<double>(moves) / 2000;
        run.counters["most_moves"] = static_cast<double>(most);
        show(run, std::move(times));
    }
}
BENCHMARK(two_phase)->Arg(22)->Arg(21)->Arg(20)->Iterations(1)->Unit(benchmark::kMillisecond);

std::string from_environment(const char* name, std::string usual) {
    const char* asked = std::getenv(name);
    return asked != nullptr ? asked : std::move(usual);
}

// Cubes of N layers, each scrambled by many turns of single layers. CUBES is their number, 20 by default; METRIC what
// is counted; BREADTH multiplies the number of attempts on the 4x4x4.
void reduction(benchmark::State& run) {
    const cube::Cube cube{static_cast<int>(run.range(0))};
    const search::cube3::TwoPhase core(
        *search::cube3::Phase1Table::get(tables(), Metric::half_turns, on(2), search::cube3::TableSize::small),
        *search::cube3::Phase2Table::get(tables(), on(2), search::cube3::TableSize::small));
    const auto cost = query::find_metric(from_environment("METRIC", "SSTM"))->cost;
    const search::reduction::Reducer reducer(cube, cost);
    search::reduction::Effort effort;
    const auto factor = std::stoul(from_environment("BREADTH", "1"));
    for (auto* const ends : {&effort.breadth.first, &effort.breadth.second, &effort.breadth.third}) *ends *= factor;
    const auto turns = search::layer_turns(cube.n);
    const int cubes = std::stoi(from_environment("CUBES", "20"));
    for (auto _ : run) {
        std::vector<double> times;
        int sum = 0, most = 0;
        for (int seed = 1; seed <= cubes; ++seed) {
            std::mt19937_64 chance(static_cast<std::uint64_t>(seed));
            auto state = cube::solved(cube);
            cube::Turner turner(cube);
            for (int i = 0; i < 60 * cube.n; ++i) turner.apply(state.blocks, turns[chance() % turns.size()].turn);
            const double from = milliseconds_of_thread();
            const auto moves = reducer.solve(state, search::reduction::Centres::by_colour, core, effort, {});
            times.push_back(milliseconds_of_thread() - from);
            const int turned = search::cost_of(*moves, cube.n, cost);
            sum += turned;
            most = std::max(most, turned);
        }
        run.counters["mean_turns"] = static_cast<double>(sum) / cubes;
        run.counters["most_turns"] = static_cast<double>(most);
        show(run, std::move(times));
    }
}
BENCHMARK(reduction)->DenseRange(4, 9)->Arg(20)->Iterations(1)->Unit(benchmark::kMillisecond);

// Positions exactly N moves from solved; one thread.
void optimal(benchmark::State& run) {
    const auto metric = static_cast<Metric>(run.range(0));
    const auto length = static_cast<int>(run.range(1));
    const search::cube3::OptimalSolver solver(*search::cube3::OptimalTables::get(tables(), metric, on(2)), metric);
    for (auto _ : run) {
        std::mt19937_64 chance(7);
        std::vector<double> times;
        double nodes = 0;
        while (times.size() < static_cast<std::size_t>(run.range(2))) {
            const auto c = test::after({}, test::some_sequence(metric, length, chance));
            const auto from = milliseconds_of_thread();
            const auto answer = solver.solve(c, search::cube3::longest_optimal, on(1));
            if (std::ssize(*answer.moves) != length) continue;
            times.push_back(milliseconds_of_thread() - from);
            nodes += static_cast<double>(answer.proved.nodes);
        }
        double sum = 0;
        for (const auto time : times) sum += time;
        run.counters["nodes_per_s"] = 1e3 * nodes / sum;
        show(run, std::move(times));
    }
    run.SetLabel(metric_names[static_cast<std::size_t>(metric)]);
}
BENCHMARK(optimal)
    ->Args({0, 14, 20})
    ->Args({0, 16, 15})
    ->Args({1, 16, 20})
    ->Args({2, 13, 20})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// Building the tables on N threads, without reading or saving them.
void make_phase1(benchmark::State& run) {
    for (auto _ : run) {
        search::TableCache none;
        const auto threads = static_cast<unsigned>(run.range(1));
        benchmark::DoNotOptimize(search::cube3::Phase1Table::get(none, static_cast<Metric>(run.range(0)), on(threads)));
    }
    run.SetLabel(metric_names[static_cast<std::size_t>(run.range(0))]);
}
void make_phase2(benchmark::State& run) {
    for (auto _ : run) {
        search::TableCache none;
        benchmark::DoNotOptimize(search::cube3::Phase2Table::get(none, on(static_cast<unsigned>(run.range(0)))));
    }
}
void make_pocket(benchmark::State& run) {
    for (auto _ : run)
        benchmark::DoNotOptimize(search::cube3::PocketTable(static_cast<Metric>(run.range(0))).distance(1));
    run.SetLabel(metric_names[static_cast<std::size_t>(run.range(0))]);
}
BENCHMARK(make_phase1)
    ->Args({0, 2})
    ->Args({1, 2})
    ->Args({2, 2})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(make_phase2)->Arg(2)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(make_pocket)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

// Reading the tables of the two-phase solver from their files.
void read_tables(benchmark::State& run) {
    (void)search::cube3::Phase1Table::get(tables(), Metric::half_turns, on(2));
    (void)search::cube3::Phase2Table::get(tables(), on(2));
    for (auto _ : run) {
        search::TableCache cache(std::filesystem::temp_directory_path() / "cubelang-bench-tables");
        benchmark::DoNotOptimize(search::cube3::Phase1Table::get(cache, Metric::half_turns, on(2)));
        benchmark::DoNotOptimize(search::cube3::Phase2Table::get(cache, on(2)));
    }
}
BENCHMARK(read_tables)->Unit(benchmark::kMillisecond)->UseRealTime();

// <R, U>: 100 random positions, optimal.
void generators_ru(benchmark::State& run) {
    const std::vector<cube::Move> moves{{.letter = 'R'}, {.letter = 'U'}};
    const search::GeneratorSolver solver({3}, search::turns_from_moves(moves, 3));
    for (auto _ : run) {
        std::mt19937_64 chance(3);
        std::vector<double> times;
        for (int i = 0; i < 100; ++i) {
            auto state = cube::solved({3});
            cube::Turner turner({3});
            for (int k = 0; k < 60; ++k) turner.apply(state.blocks, solver.generators()[chance() % 6].turn);
            const auto from = milliseconds_of_thread();
            benchmark::DoNotOptimize(solver.solve(state, search::longest_restricted, on(1)));
            times.push_back(milliseconds_of_thread() - from);
        }
        show(run, std::move(times));
    }
}
BENCHMARK(generators_ru)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
