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

using Bytes = hn::CappedTag<std::uint8_t, 32>;
constexpr Bytes bytes;
using Vector = hn::Vec<Bytes>;
constexpr std::size_t lanes = hn::MaxLanes(bytes);

// A byte shuffle looks up 16 places only, and only within 16 bytes. So the 24 images are held as two tables of 16, each
// repeated in every 16-byte lane; both are looked up, and the index says which answer counts. (IfNegativeThenElse would
// do without the comparison, but for bytes it is wrong below SSE4 in Highway 1.0.3.)
class Images {
public:
    HWY_INLINE explicit Images(const Block& b)
        : low_(hn::LoadDup128(bytes, b.to.data())), high_(hn::LoadDup128(bytes, b.to.data() + 16)) {}

    HWY_INLINE Vector of(Vector points) const {
        constexpr hn::RebindToSigned<Bytes> signed_bytes;
        const auto in_lane = hn::And(points, hn::Set(bytes, 15));
        const auto is_low = hn::Lt(hn::BitCast(signed_bytes, points), hn::Set(signed_bytes, 16));
        const auto lower = hn::BitCast(signed_bytes, hn::TableLookupBytes(low_, in_lane));
        const auto upper = hn::BitCast(signed_bytes, hn::TableLookupBytes(high_, in_lane));
        return hn::BitCast(bytes, hn::IfThenElse(is_low, lower, upper));
    }

private:
    Vector low_, high_;
};

// c may be a or b: both tables are loaded before anything is stored.
HWY_INLINE void multiply_one(const Block& a, const Block& b, Block& c) {
    const Images images(b);
    for (std::size_t i = 0; i < 32; i += lanes)
        hn::Store(images.of(hn::Load(bytes, a.to.data() + i)), bytes, c.to.data() + i);
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

// Each vector of a few blocks stays in its register; one waits for its last product while the others go on.
template <std::size_t... Vectors>
HWY_INLINE void follow_in_registers(Block* state, const Block* rows, std::size_t width,
                                    std::span<const std::uint8_t> numbers, std::index_sequence<Vectors...>) {
    constexpr std::size_t each = 32 / lanes;  // vectors of a block
    Vector now[] = {hn::Load(bytes, state[Vectors / each].to.data() + Vectors % each * lanes)...};
    for (const auto number : numbers) {
        const Block* const row = rows + number * width;
        ((now[Vectors] = Images(row[Vectors / each]).of(now[Vectors])), ...);
    }
    (hn::Store(now[Vectors], bytes, state[Vectors / each].to.data() + Vectors % each * lanes), ...);
}

template <std::size_t Count>
void follow_blocks(Block* state, const Block* rows, std::size_t width, std::span<const std::uint8_t> numbers) {
    follow_in_registers(state, rows, width, numbers, std::make_index_sequence<Count * 32 / lanes>());
}

void follow(Block* state, const Block* rows, std::size_t width, std::span<const std::uint8_t> numbers) {
    constexpr decltype(Kernel::follow) few[] = {nullptr, follow_blocks<1>, follow_blocks<2>, follow_blocks<3>};
    std::size_t done = 0;
    for (; done + 4 <= width; done += 4) follow_blocks<4>(state + done, rows + done, width, numbers);
    if (done < width) few[width - done](state + done, rows + done, width, numbers);
}

const Kernel& best_kernel() {
    static const Kernel kernel{hwy::TargetName(HWY_TARGET), multiply, apply, follow};
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
