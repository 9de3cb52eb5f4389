// Highway's foreach_target compiles this file once for each instruction set, by including it repeatedly.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "runtime/search/cube3/h48_kernel.cpp"
#undef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS \
    (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_SSSE3 | HWY_SSE4 | HWY_AVX3 | HWY_AVX3_DL)
#include <hwy/foreach_target.h>  // must come before highway.h

#include <hwy/highway.h>

#include <bit>

#include "runtime/search/cube3/h48_kernel.hpp"

HWY_BEFORE_NAMESPACE();
namespace cubelang::search::cube3::h48::HWY_NAMESPACE {

// The few operations on 16 bytes that are needed.
#if HWY_TARGET == HWY_SCALAR
struct Vector {
    std::array<std::uint8_t, 16> at;
};
template <class Operation>
Vector each(Operation operation) {
    Vector result;
    for (std::size_t i = 0; i < 16; ++i) result.at[i] = static_cast<std::uint8_t>(operation(i));
    return result;
}
Vector loaded(const std::array<std::uint8_t, 16>& a) { return {a}; }
void store(const Vector& v, std::array<std::uint8_t, 16>& to) { to = v.at; }
Vector masked(const Vector& v, unsigned bits) {
    return each([&](std::size_t i) { return v.at[i] & bits; });
}
Vector looked_up(const Vector& table, const Vector& index) {
    return each([&](std::size_t i) { return table.at[index.at[i]]; });
}
Vector either(const Vector& a, const Vector& b) {
    return each([&](std::size_t i) { return a.at[i] ^ b.at[i]; });
}
Vector sum(const Vector& a, const Vector& b) {
    return each([&](std::size_t i) { return a.at[i] + b.at[i]; });
}
Vector reduced(const Vector& v) {
    return each([&](std::size_t i) { return v.at[i] < 0x30 ? v.at[i] : v.at[i] - 0x30; });
}
template <std::uint8_t Bit>
unsigned bits_of(const Vector& v) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 16; ++i) bits |= static_cast<unsigned>((v.at[i] & Bit) != 0) << i;
    return bits;
}
#else
namespace hn = hwy::HWY_NAMESPACE;
using Bytes = hn::FixedTag<std::uint8_t, 16>;
constexpr Bytes bytes;
using Vector = hn::Vec<Bytes>;

HWY_INLINE Vector loaded(const std::array<std::uint8_t, 16>& a) { return hn::Load(bytes, a.data()); }
HWY_INLINE void store(Vector v, std::array<std::uint8_t, 16>& to) { hn::Store(v, bytes, to.data()); }
HWY_INLINE Vector masked(Vector v, std::uint8_t bits) { return hn::And(v, hn::Set(bytes, bits)); }
HWY_INLINE Vector looked_up(Vector table, Vector index) { return hn::TableLookupBytes(table, index); }
HWY_INLINE Vector either(Vector a, Vector b) { return hn::Xor(a, b); }
HWY_INLINE Vector sum(Vector a, Vector b) { return hn::Add(a, b); }
// Twists above 2 are three too many; a smaller one becomes very large by the subtraction.
HWY_INLINE Vector reduced(Vector v) { return hn::Min(v, hn::Sub(v, hn::Set(bytes, 0x30))); }
template <std::uint8_t Bit>
HWY_INLINE unsigned bits_of(Vector v) {
    std::uint16_t bits = 0;
    hn::StoreMaskBits(bytes, hn::TestBit(v, hn::Set(bytes, Bit)), reinterpret_cast<std::uint8_t*>(&bits));
    return bits;
}
#endif

struct Pair {
    Vector corner, edge;
    HWY_INLINE static Pair load(const Packed& p) { return {loaded(p.corner), loaded(p.edge)}; }
    HWY_INLINE void store(Packed& p) const {
        h48::HWY_NAMESPACE::store(corner, p.corner);
        h48::HWY_NAMESPACE::store(edge, p.edge);
    }
};

HWY_INLINE Vector edges_times(Vector edge, const Factor& f) {
    return either(looked_up(edge, loaded(f.places.edge)), loaded(f.turned.edge));
}
HWY_INLINE Pair times(const Pair& p, const Factor& f) {
    return {reduced(sum(looked_up(p.corner, loaded(f.places.corner)), loaded(f.turned.corner))),
            edges_times(p.edge, f)};
}
HWY_INLINE Vector edges_before(const Factor& f, Vector edge) {
    return either(looked_up(loaded(f.images.edge), masked(edge, 0x0F)), masked(edge, 0x10));
}
HWY_INLINE Pair before(const Factor& f, const Pair& p) {
    return {reduced(sum(looked_up(loaded(f.images.corner), masked(p.corner, 0x0F)), masked(p.corner, 0x30))),
            edges_before(f, p.edge)};
}
HWY_INLINE Vector conjugated(const Numbering& by, Vector edge, std::size_t s) {
    return edges_before(by.back[s], edges_times(edge, by.symmetries[s]));
}

HWY_INLINE std::size_t corners(const Numbering& by, Vector corner) {
    const unsigned ones = bits_of<0x10>(corner) & 127U, twos = bits_of<0x20>(corner) & 127U;
    return (by.twists[ones] + std::size_t{2} * by.twists[twos]) * tetrads + by.tetrads[bits_of<8>(corner) & 255U];
}
HWY_INLINE unsigned separation(const Numbering& by, Vector edge) {
    const unsigned last = bits_of<8>(edge), middle = bits_of<1>(edge) & ~last;
    return unsigned{by.first[(last & 63U) | (middle & 63U) << 6U]} +
           by.last[(last >> 6U & 63U) | (middle >> 6U & 63U) << 6U];
}
HWY_INLINE std::uint64_t edges_number(const Numbering& by, std::uint64_t of_class, Vector edge, std::size_t s,
                                      unsigned flips) {
    const auto seen = conjugated(by, edge, s);
    const auto number = (of_class * separations + separation(by, seen)) << most_flips;
    return (number | (bits_of<0x10>(seen) & 2047U)) >> (most_flips - flips);
}
HWY_INLINE std::uint64_t number_of(const Numbering& by, const Pair& p, unsigned flips) {
    const auto entry = by.corners[corners(by, p.corner)];
    return edges_number(by, entry & Numbering::class_mask, p.edge, entry >> 12U & 63U, flips);
}

template <bool IsOther>
HWY_INLINE Pair child_of(const Node* nodes, const Candidate& candidate) {
    const auto& by = numbering();
    const auto p = Pair::load(nodes[candidate.parent].side[candidate.moved ^ (IsOther ? 1U : 0U)]);
    return IsOther ? before(by.moves[static_cast<std::size_t>(inverse_move(candidate.move))], p)
                   : times(p, by.moves[candidate.move]);
}
// The classes of all corners first, since that table is not always in the nearest cache.
template <bool IsOther>
HWY_INLINE void number_all(const Node* nodes, Candidate* from, const Candidate* to, unsigned flips,
                           const std::uint8_t* table) {
    const auto& by = numbering();
    for (auto* at = from; at != to; ++at) {
        at->number = corners(by, child_of<IsOther>(nodes, *at).corner);
        __builtin_prefetch(by.corners.data() + at->number);
    }
    for (auto* at = from; at != to; ++at) {
        const auto entry = by.corners[static_cast<std::size_t>(at->number)];
        at->number = edges_number(by, entry & Numbering::class_mask, child_of<IsOther>(nodes, *at).edge,
                                  entry >> 12U & 63U, flips);
        __builtin_prefetch(table + at->number / line_numbers * line_bytes);
    }
}
void number_moved(const Node* nodes, Candidate* from, const Candidate* to, unsigned flips, const std::uint8_t* table) {
    number_all<false>(nodes, from, to, flips, table);
}
void number_other(const Node* nodes, Candidate* from, const Candidate* to, unsigned flips, const std::uint8_t* table) {
    number_all<true>(nodes, from, to, flips, table);
}

void follow(const Node& parent, int move, int moved, Node& child) {
    const auto& by = numbering();
    const auto at = static_cast<std::size_t>(moved);
    times(Pair::load(parent.side[at]), by.moves[static_cast<std::size_t>(move)]).store(child.side[at]);
    before(by.moves[static_cast<std::size_t>(inverse_move(move))], Pair::load(parent.side[1 - at]))
        .store(child.side[1 - at]);
}

Packed product(const Packed& p, int move) {
    Packed result;
    times(Pair::load(p), numbering().moves[static_cast<std::size_t>(move)]).store(result);
    return result;
}

std::uint64_t number(const Packed& p, unsigned flips) { return number_of(numbering(), Pair::load(p), flips); }

std::uint64_t* numbers_after(const Packed& p, std::uint32_t moves, unsigned flips, std::uint64_t* to,
                             std::uint16_t* ends) {
    const auto& by = numbering();
    const auto from = Pair::load(p);
    const auto* const begin = to;
    for (; moves != 0; moves &= moves - 1) {
        const auto child = times(from, by.moves[static_cast<std::size_t>(std::countr_zero(moves))]);
        const auto entry = by.corners[corners(by, child.corner)];
        const std::uint64_t of_class = entry & Numbering::class_mask;
        const std::size_t s = entry >> 12U & 63U;
        *to++ = edges_number(by, of_class, child.edge, s, flips);
        if ((entry & Numbering::has_stabilizer) != 0)
            for (const auto t : by.symmetries_to[static_cast<std::size_t>(of_class)])
                if (t != 0) *to++ = edges_number(by, of_class, child.edge, by.product[48 * s + t], flips);
        if (ends != nullptr) *ends++ = static_cast<std::uint16_t>(to - begin);
    }
    return to;
}

Kernel::Edges edges(const Packed& p, int symmetry) {
    const auto seen = conjugated(numbering(), loaded(p.edge), static_cast<std::size_t>(symmetry));
    return {static_cast<std::uint16_t>(separation(numbering(), seen)),
            static_cast<std::uint16_t>(bits_of<0x10>(seen) & 2047U)};
}

const Kernel& best_kernel() {
    static const Kernel made{
        hwy::TargetName(HWY_TARGET), number_moved, number_other, follow, product, number, numbers_after, edges};
    return made;
}
}  // namespace cubelang::search::cube3::h48::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace cubelang::search::cube3::h48 {

const Kernel& kernel() {
#if HWY_TARGETS & HWY_AVX2
    static const bool has_avx2 =
        __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
    if (has_avx2) return N_AVX2::best_kernel();
#endif
    return HWY_STATIC_DISPATCH(best_kernel)();
}

}  // namespace cubelang::search::cube3::h48
#endif
