// The product of two states: the kernel, plain C++ and the lower bound, over the same blocks; and the usual way, one
// table of all stickers.

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/numbering.hpp"
#include "tests/bench/material.hpp"

namespace cubelang::bench {
namespace {

using Multiply = decltype(perm::Kernel::multiply);

// The lower bound: two byte shuffles and a blend as intrinsics; nullptr on a processor without them.
#if defined(__x86_64__)
__attribute__((target("avx2"))) inline __m256i in_both_lanes(const std::uint8_t* half) {
    return _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(half)));
}

__attribute__((target("avx2"))) void multiply_bare(const perm::Block* a, const perm::Block* b, perm::Block* c,
                                                   std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto index = _mm256_load_si256(reinterpret_cast<const __m256i*>(a[i].to.data()));
        const auto low = _mm256_shuffle_epi8(in_both_lanes(b[i].to.data()), index);
        const auto high = _mm256_shuffle_epi8(in_both_lanes(b[i].to.data() + 16), index);
        // The blend uses the top bit of each byte; shifted by three, that bit distinguishes 16..31 from 0..15.
        const auto is_high = _mm256_slli_epi16(index, 3);
        _mm256_store_si256(reinterpret_cast<__m256i*>(c[i].to.data()), _mm256_blendv_epi8(low, high, is_high));
    }
}

Multiply bare_multiply() { return __builtin_cpu_supports("avx2") ? multiply_bare : nullptr; }
#else
Multiply bare_multiply() { return nullptr; }
#endif

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
