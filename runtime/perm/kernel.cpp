// This file is compiled once for each instruction set by Highway's foreach_target, which includes it again and again.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "runtime/perm/kernel.cpp"
#include <hwy/foreach_target.h>  // must come before highway.h

#include <hwy/highway.h>

#include <bit>

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

// Looks up within 16 bytes. Of an index from 16 to 127 nothing is said; from 128 on it finds 0.
template <class Table>
HWY_INLINE Table shuffled(Table table, Table index) {
#if HWY_TARGET == HWY_WASM  // Highway 1.0.3 looks up byte by byte there
    return Table{wasm_i8x16_swizzle(table.raw, index.raw)};
#else
    return hn::TableLookupBytesOr0(table, index);
#endif
}

// A byte shuffle looks up 16 places only, and only within 16 bytes. So the 24 images are held as two tables of 16, each
// repeated in every 16-byte lane; both are looked up, and the index says which answer counts. (IfNegativeThenElse would
// do without the comparison, but for bytes it is wrong below SSE4 in Highway 1.0.3.)
class Images {
public:
    HWY_INLINE explicit Images(const Block& b)
        : low_(hn::LoadDup128(bytes, b.to.data())), high_(hn::LoadDup128(bytes, b.to.data() + 16)) {}

    HWY_INLINE Vector of(Vector points) const {
#if HWY_TARGET == HWY_WASM  // whatever is not below 16 finds 0
        return hn::Or(shuffled(low_, points), shuffled(high_, hn::Sub(points, hn::Set(bytes, 16))));
#else
        constexpr hn::RebindToSigned<Bytes> signed_bytes;
        const auto in_lane = hn::And(points, hn::Set(bytes, 15));
        const auto is_low = hn::Lt(hn::BitCast(signed_bytes, points), hn::Set(signed_bytes, 16));
        const auto lower = hn::BitCast(signed_bytes, hn::TableLookupBytes(low_, in_lane));
        const auto upper = hn::BitCast(signed_bytes, hn::TableLookupBytes(high_, in_lane));
        return hn::BitCast(bytes, hn::IfThenElse(is_low, lower, upper));
#endif
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

// 24 points in registers of 16 bytes: a table of 32 bytes can be looked up anywhere, one byte by another.
constexpr hn::FixedTag<std::uint8_t, 16> half_tag;
using Half = hn::Vec<decltype(half_tag)>;
struct Points {
    Half low, high;
};

// An index with its high bit set finds 0, one from 16 to 127 something else on each processor. So each index gets its
// high bit for that table which does not hold it, and otherwise keeps its low four bits alone.
struct Index {
    Half in_low, in_high;
};

HWY_INLINE Index index_of(Half points) {
    const auto in_low = hn::And(hn::Add(points, hn::Set(half_tag, 112)), hn::Set(half_tag, 0x8F));
    return {in_low, hn::Sub(points, hn::Set(half_tag, 16))};
}

HWY_INLINE Half look_up(const Points& table, const Index& index) {
    return hn::Or(shuffled(table.low, index.in_low), shuffled(table.high, index.in_high));
}

// Gives each point the least of its cycle: after k rounds the least of the 2^k that follow it, and 2^5 are enough.
HWY_INLINE Points least_of_cycles(const Block& a) {
    Points image{hn::Load(half_tag, a.to.data()), hn::Load(half_tag, a.to.data() + 16)};
    Points least{hn::Iota(half_tag, 0), hn::Iota(half_tag, 16)};
    for (int round = 0; round < 5; ++round) {
        const Index low = index_of(image.low), high = index_of(image.high);
        least = {hn::Min(least.low, look_up(least, low)), hn::Min(least.high, look_up(least, high))};
        image = {look_up(image, low), look_up(image, high)};
    }
    return least;
}

HWY_INLINE std::uint32_t bits_where_equal(const Points& a, const Points& b) {
    const auto bits = [](Half x, Half y) HWY_ATTR {
        std::uint8_t bytes[8] = {};
        hn::StoreMaskBits(half_tag, hn::Eq(x, y), bytes);
        return static_cast<std::uint32_t>(bytes[0] | bytes[1] << 8);
    };
    return bits(a.low, b.low) | bits(a.high, b.high) << 16;
}

// The points that are the least of their cycles.
HWY_INLINE std::uint32_t starts_of_cycles(const Points& least) {
    constexpr std::uint32_t points = (1U << block_points) - 1;
    return bits_where_equal(least, {hn::Iota(half_tag, 0), hn::Iota(half_tag, 16)}) & points;
}

// A cycle of length L is L - 1 swaps.
bool is_odd_block(const Block& a) {
    return (block_points - std::popcount(starts_of_cycles(least_of_cycles(a)))) % 2 == 1;
}

// One pass for each cycle, counting the points that have the same least; what stays where it is, often all, needs none.
HWY_INLINE std::uint32_t lengths_of_one(const Block& a) {
    constexpr std::uint32_t points = (1U << block_points) - 1;
    const Points images{hn::Load(half_tag, a.to.data()), hn::Load(half_tag, a.to.data() + 16)};
    const auto fixed = bits_where_equal(images, {hn::Iota(half_tag, 0), hn::Iota(half_tag, 16)}) & points;
    std::uint32_t lengths = fixed != 0 ? 2 : 0;
    if (fixed == points) return lengths;
    const auto least = least_of_cycles(a);
    for (auto starts = starts_of_cycles(least) & ~fixed; starts != 0; starts &= starts - 1) {
        const auto start = hn::Set(half_tag, static_cast<std::uint8_t>(std::countr_zero(starts)));
        lengths |= 1U << std::popcount(bits_where_equal(least, {start, start}));
    }
    return lengths;
}

// Neighbours are often alike, such as all that a word leaves where they are.
std::uint32_t lengths_of_all(const Block* a, std::size_t count) {
    std::uint32_t lengths = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (i == 0 || a[i] != a[i - 1]) lengths |= lengths_of_one(a[i]);
    return lengths;
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
    static const Kernel kernel{hwy::TargetName(HWY_TARGET), multiply, apply, follow, lengths_of_all, is_odd_block};
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
