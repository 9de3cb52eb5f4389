#include "tests/bench/bare.hpp"

#if defined(__x86_64__)
#include <immintrin.h>

namespace cubelang::bench {
namespace {

using perm::Block;

__attribute__((target("avx2"))) inline __m256i in_both_lanes(const std::uint8_t* half) {
    return _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(half)));
}

__attribute__((target("avx2"))) void multiply(const Block* a, const Block* b, Block* c, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto index = _mm256_load_si256(reinterpret_cast<const __m256i*>(a[i].to.data()));
        const auto low = _mm256_shuffle_epi8(in_both_lanes(b[i].to.data()), index);
        const auto high = _mm256_shuffle_epi8(in_both_lanes(b[i].to.data() + 16), index);
        // The blend uses the top bit of each byte; shifted by three, that bit distinguishes 16..31 from 0..15.
        const auto is_high = _mm256_slli_epi16(index, 3);
        _mm256_store_si256(reinterpret_cast<__m256i*>(c[i].to.data()), _mm256_blendv_epi8(low, high, is_high));
    }
}

}  // namespace

Multiply bare_multiply() { return __builtin_cpu_supports("avx2") ? multiply : nullptr; }

}  // namespace cubelang::bench
#else
cubelang::bench::Multiply cubelang::bench::bare_multiply() { return nullptr; }
#endif
