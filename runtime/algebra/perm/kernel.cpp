// Highway's foreach_target compiles this file once for each instruction set, by including it repeatedly.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "runtime/algebra/perm/kernel.cpp"
// Vectors of ARM's SVE have no size at compile time, so they cannot be members; NEON has the same shuffle of 16 bytes.
#undef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)
#include <hwy/foreach_target.h>  // must come before highway.h

#include <hwy/highway.h>

#include <bit>
#include <utility>

#include "runtime/algebra/perm/kernel.hpp"

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

// Looks up within 16 bytes. The result is unspecified for an index of 16 to 127, and 0 from 128 on.
template <class Table>
HWY_INLINE Table shuffled(Table table, Table index) {
#if HWY_TARGET == HWY_WASM  // Highway 1.0.3 looks up byte by byte there
    return Table{wasm_i8x16_swizzle(table.raw, index.raw)};
#else
    return hn::TableLookupBytesOr0(table, index);
#endif
}

// A byte shuffle looks up 16 places only, within 16 bytes. So the 24 images are stored as two tables of 16, each
// repeated in every 16-byte lane; both are looked up, and the index selects the result. (IfNegativeThenElse would
// save the comparison, but for bytes it is wrong below SSE4 in Highway 1.0.3.)
class Images {
public:
    HWY_INLINE explicit Images(const Block& b)
        : low_(hn::LoadDup128(bytes, b.to.data())), high_(hn::LoadDup128(bytes, b.to.data() + 16)) {}

    HWY_INLINE Vector of(Vector points) const {
#if HWY_TARGET == HWY_WASM  // an index of 16 or more yields 0
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
        hn::StoreU(images.of(hn::LoadU(bytes, a.to.data() + i)), bytes, c.to.data() + i);
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

// 24 points in 16-byte registers: a table of 32 bytes with lookup at any index. Registers of 32 bytes
// hold two blocks, one in each half, treated in the same way.
using OneBlock = hn::FixedTag<std::uint8_t, 16>;
constexpr OneBlock half_tag;
using Half = hn::Vec<OneBlock>;
template <class Tag>
struct Points {
    hn::Vec<Tag> low, high;
};

// An index with its high bit set yields 0, one from 16 to 127 is processor-dependent. So each index has its high bit
// set for the table that does not contain it, and otherwise only its low four bits.
template <class Tag>
struct Index {
    hn::Vec<Tag> in_low, in_high;
};

template <class Tag>
HWY_INLINE Index<Tag> index_of(Tag tag, hn::Vec<Tag> points) {
    const auto in_low = hn::And(hn::Add(points, hn::Set(tag, 112)), hn::Set(tag, 0x8F));
    return {in_low, hn::Sub(points, hn::Set(tag, 16))};
}

template <class Tag>
HWY_INLINE hn::Vec<Tag> look_up(Tag, const Points<Tag>& table, const Index<Tag>& index) {
    return hn::Or(shuffled(table.low, index.in_low), shuffled(table.high, index.in_high));
}

// 0..15 in each half of `low`, 16..31 in `high`.
template <class Tag>
HWY_INLINE Points<Tag> all_points(Tag tag) {
    const auto low = hn::And(hn::Iota(tag, 0), hn::Set(tag, 15));
    return {low, hn::Or(low, hn::Set(tag, 16))};
}

// Assigns each point the smallest of its cycle: after k rounds, of the 2^k points that follow it; 2^5 suffice.
template <class Tag>
HWY_INLINE Points<Tag> least_of_cycles(Tag tag, Points<Tag> image) {
    Points<Tag> least = all_points(tag);
    for (int round = 0; round < 5; ++round) {
        const auto low = index_of(tag, image.low), high = index_of(tag, image.high);
        least = {hn::Min(least.low, look_up(tag, least, low)), hn::Min(least.high, look_up(tag, least, high))};
        image = {look_up(tag, image, low), look_up(tag, image, high)};
    }
    return least;
}

HWY_INLINE Points<OneBlock> loaded(const Block& a) {
    return {hn::Load(half_tag, a.to.data()), hn::Load(half_tag, a.to.data() + 16)};
}

// The points that are the smallest of their cycles.
HWY_INLINE std::uint32_t starts_of_cycles(const Points<OneBlock>& least) {
    const auto own = all_points(half_tag);
    const auto bits = [](Half x, Half y) HWY_ATTR {
        std::uint8_t bytes[8] = {};
        hn::StoreMaskBits(half_tag, hn::Eq(x, y), bytes);
        return static_cast<std::uint32_t>(bytes[0] | bytes[1] << 8);
    };
    constexpr std::uint32_t points = (1U << block_points) - 1;
    return (bits(least.low, own.low) | bits(least.high, own.high) << 16) & points;
}

// A cycle of length L is L - 1 swaps.
bool is_odd_block(const Block& a) {
    return (block_points - std::popcount(starts_of_cycles(least_of_cycles(half_tag, loaded(a))))) % 2 == 1;
}

// The number of steps from each point to the smallest of its cycle, computed together with that. `least` begins as
// all points. (GCC cannot inline a default constructor of Points with the options of NEON.)
template <class Tag>
HWY_INLINE Points<Tag> steps_to_least(Tag tag, Points<Tag> image, Points<Tag>& least) {
    constexpr hn::RebindToSigned<Tag> signed_tag;
    Points<Tag> steps{hn::Zero(tag), hn::Zero(tag)};
    for (int round = 0; round < 5; ++round) {
        const auto stride = hn::Set(tag, static_cast<std::uint8_t>(1 << round));
        const auto low = index_of(tag, image.low), high = index_of(tag, image.high);
        const Points<Tag> there{look_up(tag, least, low), look_up(tag, least, high)};
        const Points<Tag> by{hn::Add(stride, look_up(tag, steps, low)), hn::Add(stride, look_up(tag, steps, high))};
        const auto nearer = [&](auto now, auto then, auto so_far, auto steps_then) HWY_ATTR {
            const auto less = hn::Lt(hn::BitCast(signed_tag, then), hn::BitCast(signed_tag, now));
            return hn::BitCast(
                tag, hn::IfThenElse(less, hn::BitCast(signed_tag, steps_then), hn::BitCast(signed_tag, so_far)));
        };
        steps = {nearer(least.low, there.low, steps.low, by.low), nearer(least.high, there.high, steps.high, by.high)};
        least = {hn::Min(least.low, there.low), hn::Min(least.high, there.high)};
        image = {look_up(tag, image, low), look_up(tag, image, high)};
    }
    return steps;
}

// Bit masks for bytes 0..7 and 8..15; 0 elsewhere.
alignas(16) constexpr std::uint8_t first_bits[16] = {1, 2, 4, 8, 16, 32, 64, 128};
alignas(16) constexpr std::uint8_t last_bits[16] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128};

// The OR of all bytes.
template <class Tag>
HWY_INLINE std::uint32_t any_of(Tag, hn::Vec<Tag> bits) {
    constexpr hn::Repartition<std::uint64_t, Tag> words;
    alignas(32) std::uint64_t each[hn::MaxLanes(words)];
    hn::Store(hn::BitCast(words, bits), words, each);
    std::uint64_t all = 0;
    for (const auto word : each) all |= word;
    all |= all >> 32;
    all |= all >> 16;
    return static_cast<std::uint32_t>((all | all >> 8) & 255);
}

// The length of a cycle is one more than the number of steps from the image of its smallest point back to it. So the
// length minus one is looked up at the smallest points only, as a bit in one of three bytes.
template <class Tag>
HWY_INLINE std::uint32_t lengths_of(Tag tag, const Points<Tag>& image) {
    Points<Tag> least = all_points(tag);
    const auto steps = steps_to_least(tag, image, least);
    const auto first = hn::LoadDup128(tag, first_bits), last = hn::LoadDup128(tag, last_bits);
    const auto own = all_points(tag);
    const auto real = hn::VecFromMask(tag, hn::Eq(hn::And(own.low, hn::Set(tag, 8)), hn::Zero(tag)));
    const auto bits = [&](hn::Vec<Tag> to, hn::Vec<Tag> starts, auto add) HWY_ATTR {
        const auto length = index_of(tag, look_up(tag, steps, index_of(tag, to)));
        add(hn::And(starts, shuffled(first, length.in_low)), hn::And(starts, shuffled(last, length.in_low)),
            hn::And(starts, shuffled(first, length.in_high)));
    };
    auto to_8 = hn::Zero(tag), to_16 = to_8, to_24 = to_8;
    const auto add = [&](auto a, auto b, auto c) HWY_ATTR {
        to_8 = hn::Or(to_8, a);
        to_16 = hn::Or(to_16, b);
        to_24 = hn::Or(to_24, c);
    };
    bits(image.low, hn::VecFromMask(tag, hn::Eq(least.low, own.low)), add);
    bits(image.high, hn::And(real, hn::VecFromMask(tag, hn::Eq(least.high, own.high))), add);
    return (any_of(tag, to_8) | any_of(tag, to_16) << 8 | any_of(tag, to_24) << 16) << 1;
}

HWY_INLINE std::uint32_t lengths_of_one(const Block& a) { return lengths_of(half_tag, loaded(a)); }
HWY_INLINE std::uint32_t lengths_of_two(const Block& a, const Block& b) {
#if HWY_TARGET == HWY_AVX2
    constexpr hn::FixedTag<std::uint8_t, 32> tag;
    const auto first = loaded(a), second = loaded(b);
    return lengths_of(tag, {hn::Combine(tag, second.low, first.low), hn::Combine(tag, second.high, first.high)});
#else
    return lengths_of_one(a) | lengths_of_one(b);
#endif
}

HWY_INLINE bool same(const Points<OneBlock>& a, const Points<OneBlock>& b) {
    const auto different = hn::Or(hn::Xor(a.low, b.low), hn::Xor(a.high, b.high));
    return hn::AllTrue(half_tag, hn::Eq(different, hn::Zero(half_tag)));
}

// Many blocks are the identity, and neighbouring blocks are often equal.
std::uint32_t lengths_of_all(const Block* a, std::size_t count) {
    const auto nothing_moved = all_points(half_tag);
    std::uint32_t lengths = 0;
    const Block* waiting = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
        const auto block = loaded(a[i]);
        if (i > 0 && same(block, loaded(a[i - 1]))) continue;
        if (same(block, nothing_moved)) {
            lengths |= 1U << 1;
        } else if (const Block* other = std::exchange(waiting, waiting == nullptr ? a + i : nullptr)) {
            lengths |= lengths_of_two(*other, a[i]);
        }
    }
    return waiting == nullptr ? lengths : lengths | lengths_of_one(*waiting);
}

// Keeps each vector of a few blocks in a register, so that their products overlap.
template <std::size_t... Vectors>
HWY_INLINE void follow_in_registers(Block* state, const Block* rows, std::size_t width,
                                    std::span<const std::uint8_t> numbers, std::index_sequence<Vectors...>) {
    constexpr std::size_t each = 32 / lanes;  // vectors of a block
    Vector now[] = {hn::LoadU(bytes, state[Vectors / each].to.data() + Vectors % each * lanes)...};
    for (const auto number : numbers) {
        const Block* const row = rows + number * width;
        ((now[Vectors] = Images(row[Vectors / each]).of(now[Vectors])), ...);
    }
    (hn::StoreU(now[Vectors], bytes, state[Vectors / each].to.data() + Vectors % each * lanes), ...);
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

// Highway's run-time dispatch needs its library, which takes milliseconds at every program start to measure the
// processor's clock. Its headers need no library; the compiler's processor query replaces the dispatch.
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
