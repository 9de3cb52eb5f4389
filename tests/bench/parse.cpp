// Text to tree.

#include "lang/parser.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

void parse_text(benchmark::State& run, std::string text, std::size_t moves) {
    const auto source = lang::make_source("bench", std::move(text));
    if (!lang::parse(source).errors.empty()) return run.SkipWithError("the text is not well-formed");
    for (auto _ : run) benchmark::DoNotOptimize(lang::parse(source));
    show_time_per(run, "move", moves);
    run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(source->text.size()));
}

// One expression, one long run of moves.
void parse_run(benchmark::State& run) {
    const auto count = static_cast<std::size_t>(run.range(1));
    parse_text(run, "order(" + text_of(random_moves(static_cast<int>(run.range(0)), count)) + ")\n", count);
}
BENCHMARK(parse_run)->ArgNames({"n", "moves"})->Args({3, 1000000})->Args({7, 100000})->Unit(benchmark::kMillisecond);

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

// The same with brackets everywhere: four moves to three nodes.
void parse_brackets(benchmark::State& run) {
    const std::size_t times = 100000;
    parse_text(run, "order(" + repeated("[R, U'] (F2 D)^3\n", times) + ")\n", 4 * times);
}
BENCHMARK(parse_brackets)->Unit(benchmark::kMillisecond);

// Many statements of a few moves each.
void parse_statements(benchmark::State& run) {
    const std::size_t times = 100000;
    parse_text(run, repeated("let a = R U R' U'\n", times), 4 * times);
}
BENCHMARK(parse_statements)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
