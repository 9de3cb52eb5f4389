// This file is compiled once for each instruction set by Highway's foreach_target, which includes it again and again.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "runtime/perm/kernel.cpp"
#include <hwy/foreach_target.h>  // must come before highway.h

#include <hwy/highway.h>

#include "runtime/perm/kernel.hpp"

HWY_BEFORE_NAMESPACE();
namespace cubelang::perm::HWY_NAMESPACE {
#if HWY_TARGET == HWY_SCALAR
const Kernel& best_kernel() { return portable_kernel(); }
#else
namespace hn = hwy::HWY_NAMESPACE;

// c may be a or b: both tables are loaded before anything is stored.
//
// A byte shuffle looks up 16 places only, and only within 16 bytes. So the 24 images are held as two tables of 16, each
// repeated in every 16-byte lane; both are looked up, and the index says which answer counts. (IfNegativeThenElse would
// do without the comparison, but for bytes it is wrong below SSE4 in Highway 1.0.3.)
HWY_INLINE void multiply_one(const Block& a, const Block& b, Block& c) {
    constexpr hn::CappedTag<std::uint8_t, 32> bytes;
    const auto low = hn::LoadDup128(bytes, b.to.data());
    const auto high = hn::LoadDup128(bytes, b.to.data() + 16);
    constexpr hn::RebindToSigned<decltype(bytes)> signed_bytes;
    for (std::size_t i = 0; i < 32; i += hn::Lanes(bytes)) {
        const auto index = hn::Load(bytes, a.to.data() + i);
        const auto in_lane = hn::And(index, hn::Set(bytes, 15));
        const auto is_low = hn::Lt(hn::BitCast(signed_bytes, index), hn::Set(signed_bytes, 16));
        const auto lower = hn::BitCast(signed_bytes, hn::TableLookupBytes(low, in_lane));
        const auto upper = hn::BitCast(signed_bytes, hn::TableLookupBytes(high, in_lane));
        hn::Store(hn::BitCast(bytes, hn::IfThenElse(is_low, lower, upper)), bytes, c.to.data() + i);
    }
}

void multiply(const Block* a, const Block* b, Block* c, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) multiply_one(a[i], b[i], c[i]);
}

void apply(Block* state, const Block* table, const Step* steps, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        auto& block = state[steps[i].block];
        multiply_one(block, table[steps[i].row], block);
    }
}

const Kernel& best_kernel() {
    static const Kernel kernel{hwy::TargetName(HWY_TARGET), multiply, apply};
    return kernel;
}
#endif
}  // namespace cubelang::perm::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace cubelang::perm {

// Highway's own choice at run time lives in a library that, whenever a program starts, spends milliseconds on measuring
// the processor's clock; its headers alone need no library. The compiler's question about the processor serves as well.
std::vector<const Kernel*> kernels() {
    std::vector<const Kernel*> all;
#if HWY_TARGETS & HWY_AVX2
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma"))
        all.push_back(&N_AVX2::best_kernel());
#endif
#if HWY_TARGETS & HWY_SSSE3
    if (__builtin_cpu_supports("ssse3")) all.push_back(&N_SSSE3::best_kernel());
#endif
    if (const Kernel* at_least = &HWY_STATIC_DISPATCH(best_kernel)(); at_least != &portable_kernel())
        all.push_back(at_least);
    all.push_back(&portable_kernel());
    return all;
}

const Kernel& kernel() {
    static const Kernel& chosen = *kernels().front();
    return chosen;
}

}  // namespace cubelang::perm
#endif
