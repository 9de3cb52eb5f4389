// Queries on a state that are answered block by block.

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/query/order.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

std::uint64_t order(const cube::State& state) { return query::order(state); }
std::uint64_t visible_order(const cube::State& state) { return query::visible_order(state); }
std::uint32_t lengths_walked(const cube::State& state) {
    return perm::portable_kernel().cycle_lengths(state.blocks.data(), state.blocks.size());
}
bool parity(const cube::State& state) {
    bool odd = false;
    for (const auto& block : state.blocks) odd ^= perm::is_odd(block);
    return odd;
}
perm::Blocks inverse(const cube::State& state) { return perm::inverse(state.blocks); }
perm::Blocks power(const cube::State& state) { return perm::power(state.blocks, 1000000000); }

template <class Ask>
void ask(benchmark::State& run, Ask question) {
    const auto state = random_state(static_cast<int>(run.range(0)));
    for (auto _ : run) benchmark::DoNotOptimize(question(state));
    show_time_per(run, "block", state.blocks.size());
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const int n : {3, 7, 20, 100, 1000}) benchmark->Arg(n);
}

BENCHMARK_CAPTURE(ask, order, order)->Apply(sizes);
BENCHMARK_CAPTURE(ask, lengths_walked, lengths_walked)->Apply(sizes);
BENCHMARK_CAPTURE(ask, parity, parity)->Apply(sizes);
BENCHMARK_CAPTURE(ask, visible_order, visible_order)->Apply(sizes);
BENCHMARK_CAPTURE(ask, orders, query::orders)->Apply(sizes);
BENCHMARK_CAPTURE(ask, inverse, inverse)->Apply(sizes);
BENCHMARK_CAPTURE(ask, power, power)->Apply(sizes);

}  // namespace
}  // namespace cubelang::bench
