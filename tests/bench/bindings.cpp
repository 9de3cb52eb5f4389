// The analyses that an editor requests after every keystroke.

#include "lang/editing/bindings.hpp"

#include "lang/editing/meanings.hpp"
#include "lang/editing/outline.hpp"
#include "lang/editing/rename.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

// A typical text: a third comments, every function used by the next one.
lang::SourcePtr five_thousand_lines() {
    std::string text = "def step_0(p, q) = p q\n";
    for (int i = 1; i <= 1250; ++i) {
        const auto name = "step_" + std::to_string(i), before = "step_" + std::to_string(i - 1);
        text += "\n## Two moves more than the step before it.\n";
        text += "def " + name + "(p, q) = [p, " + before + "(q, p = R U R' U')]\n";
        text += "for n in 1..3 { print order(" + name + "(R, U)), n }  # how often\n";
    }
    return lang::make_source("bench", std::move(text));
}

const lang::BoundText& text() {
    static const auto bound = lang::bind_text(five_thousand_lines());
    return bound;
}

const std::vector<lang::Token>& tokens() {
    static const auto all = lang::tokens_of(text().source->text);
    return all;
}

void read_text(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::parse(text().source));
}
BENCHMARK(read_text)->Unit(benchmark::kMillisecond);

void read_tokens(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::tokens_of(text().source->text));
}
BENCHMARK(read_tokens)->Unit(benchmark::kMillisecond);

void bind_names(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::bindings_of(text().parsed.statements, text().source->text));
}
BENCHMARK(bind_names)->Unit(benchmark::kMillisecond);

void rename_one(benchmark::State& run) {
    const auto offset = text().bindings.definitions[3].span.begin;
    for (auto _ : run) benchmark::DoNotOptimize(lang::rename_spans(text(), offset, "fresh_1"));
}
BENCHMARK(rename_one)->Unit(benchmark::kMillisecond);

void outline(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::symbols_of(text()));
}
BENCHMARK(outline)->Unit(benchmark::kMillisecond);

void fold(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::folds_of(text().source->text, tokens()));
}
BENCHMARK(fold)->Unit(benchmark::kMillisecond);

void paint(benchmark::State& run) {
    for (auto _ : run) benchmark::DoNotOptimize(lang::meanings_of(text(), tokens()));
}
BENCHMARK(paint)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cubelang::bench
