// The product of two states: the kernel, plain C++ and the lower bound, over the same blocks; and the usual way, one
// table of all stickers.

#include "runtime/cube/numbering.hpp"
#include "tests/bench/bare.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const int n : {3, 7, 20, 100, 1000}) benchmark->Arg(n);
}

std::size_t blocks_of(const benchmark::State& run) {
    return static_cast<std::size_t>(cube::Cube{static_cast<int>(run.range(0))}.blocks());
}

void product(benchmark::State& run, Multiply multiply) {
    if (multiply == nullptr) return run.SkipWithError("not on this processor");
    const auto count = blocks_of(run);
    const auto a = random_blocks(count), b = a;
    perm::Blocks c(count);
    for (auto _ : run) {
        multiply(a.data(), b.data(), c.data(), count);
        benchmark::ClobberMemory();
    }
    show_time_per(run, "block", count);
}
BENCHMARK_CAPTURE(product, kernel, perm::kernel().multiply)->Apply(sizes);
BENCHMARK_CAPTURE(product, bare, bare_multiply())->Apply(sizes);
BENCHMARK_CAPTURE(product, portable, perm::portable_kernel().multiply)->Apply(sizes);

// Includes the other cost of `A * B`: the memory of the result.
void product_with_memory(benchmark::State& run) {
    const auto a = random_blocks(blocks_of(run));
    for (auto _ : run) benchmark::DoNotOptimize(perm::product(a, a));
    show_time_per(run, "block", a.size());
}
BENCHMARK(product_with_memory)->Apply(sizes);

// The usual way: one table of all stickers, numbered as in the net. It is the same permutation as in blocks, so that
// its memory accesses are those of a cube.
template <class Number>
std::vector<Number> sticker_table_of(int n) {
    auto state = random_state(n);
    if (state.cube.has_fixed_centres()) state.blocks.back() = perm::identity();  // a centre is one sticker, not four
    const auto& net = *cube::find_numbering("net");
    std::vector<Number> table;
    for (const auto number : cube::second_row(state, net)) table.push_back(static_cast<Number>(number - net.first));
    return table;
}

template <class Number>
void sticker_table(benchmark::State& run) {
    const auto a = sticker_table_of<Number>(static_cast<int>(run.range(0))), b = a;
    std::vector<Number> c(a.size());
    for (auto _ : run) {
        for (std::size_t i = 0; i < c.size(); ++i) c[i] = b[a[i]];
        benchmark::DoNotOptimize(c.data());
        benchmark::ClobberMemory();
    }
    show_time_per(run, "block", blocks_of(run));
}
// 16 bits suffice for the stickers of N = 104 and less.
BENCHMARK_TEMPLATE(sticker_table, std::uint16_t)->Arg(3)->Arg(7)->Arg(20)->Arg(100);
BENCHMARK_TEMPLATE(sticker_table, std::uint32_t)->Apply(sizes);

}  // namespace
}  // namespace cubelang::bench
