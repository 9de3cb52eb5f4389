#include "runtime/search/cube3/h48_coordinate.hpp"

#include <algorithm>
#include <bit>

namespace cubelang::search::cube3::h48 {
namespace {

constexpr std::size_t is_other_tetrad(std::size_t corner) { return (corner ^ corner >> 2U) & 1U; }
constexpr std::uint8_t packed_corner(std::size_t corner, unsigned twist) {
    return static_cast<std::uint8_t>(corner | is_other_tetrad(corner) << 3U | twist << 4U);
}
// 0: R-L and F-B, 1: U-D and L-R without the middle layer of U-D, 2: the layer of FR; the numbers only have to differ.
constexpr unsigned slice_of(unsigned edge) { return edge >= 8 ? 2 : edge & 1U; }

// Bytes after the last cubie contain this, which no cubie has. Every product keeps it.
constexpr std::uint8_t unused = 15;

Factor factor_of(const Cubies& f) {
    Factor made{};
    for (std::size_t i = 0; i < 8; ++i) {
        made.places.corner[i] = f.corner[i];
        made.turned.corner[i] = static_cast<std::uint8_t>(f.twist[i] << 4U);
        made.images.corner[i | is_other_tetrad(i) << 3U] = packed_corner(f.corner[i], f.twist[i]);
    }
    for (auto* const bytes : {&made.places, &made.images})
        for (std::size_t i = 8; i < 16; ++i) {
            if (bytes == &made.places || i == 15) bytes->corner[i] = unused;
            if (i >= 12) bytes->edge[i] = unused;
        }
    for (std::size_t i = 0; i < 12; ++i) {
        made.places.edge[i] = f.edge[i];
        made.turned.edge[i] = static_cast<std::uint8_t>(f.flip[i] << 4U);
        made.images.edge[i] = static_cast<std::uint8_t>(f.edge[i] | f.flip[i] << 4U);
    }
    return made;
}

// Ranks of the slices of twelve edges: six of them decide a block of numbers, the other six the place in the block. Of
// six, `counts` says how many are in each slice.
struct Six {
    std::array<unsigned, 3> counts{};
    bool is_valid = true;
    explicit Six(unsigned bits) {
        for (unsigned i = 0; i < 6; ++i) {
            const unsigned slice = (bits >> i & 1U) != 0 ? 2 : bits >> (6 + i) & 1U;
            if ((bits >> i & bits >> (6 + i) & 1U) != 0) is_valid = false;
            ++counts[slice];
        }
        is_valid = is_valid && std::ranges::max(counts) <= 4;
    }
    [[nodiscard]] bool fits(const Six& other) const {
        for (std::size_t i = 0; i < 3; ++i)
            if (counts[i] + other.counts[i] != 4) return false;
        return other.is_valid;
    }
};

void number_slices(Numbering& by) {
    std::array<std::uint16_t, 125> ranks{};
    const auto rank_of = [&](const Six& six) -> std::uint16_t& {
        return ranks[six.counts[0] * 25 + six.counts[1] * 5 + six.counts[2]];
    };
    for (unsigned bits = 0; bits < 4096; ++bits)
        if (const Six six(bits); six.is_valid) by.last[bits] = rank_of(six)++;
    unsigned next = 0;
    for (unsigned bits = 0; bits < 4096; ++bits) {
        const Six six(bits);
        if (!six.is_valid) continue;
        by.first[bits] = static_cast<std::uint16_t>(next);
        Six rest = six;
        for (auto& count : rest.counts) count = 4 - count;
        next += rank_of(rest);
    }
}

// The 12 bits of six edges: which are in the last slice, then which are in the middle one.
unsigned bits_of_six(const Packed& p, std::size_t from) {
    unsigned bits = 0;
    for (unsigned i = 0; i < 6; ++i) {
        const unsigned slice = slice_of(p.edge[from + i] & 15U);
        bits |= (slice == 2 ? 1U : slice << 6U) << i;
    }
    return bits;
}

// Some edges for each number: the words of twelve slices in order, each slice's edges in order.
void list_edges(Numbering& by) {
    by.edges.resize(separations);
    std::array<std::uint8_t, 12> slices{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
    do {
        constexpr std::array<std::array<std::uint8_t, 4>, 3> edges{{{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 9, 10, 11}}};
        std::array<std::size_t, 3> next{};
        Packed p = packed({});
        for (std::size_t i = 0; i < 12; ++i) p.edge[i] = edges[slices[i]][next[slices[i]]++];
        by.edges[separation_of(by, p)] = p;
    } while (std::next_permutation(slices.begin(), slices.end()));
}

// The classes of the corners, in order of their first members.
void classify_corners(Numbering& by) {
    constexpr std::uint32_t unknown = ~0U;
    by.corners.assign(2187 * tetrads, unknown);
    for (unsigned bits = 0; bits < 256; ++bits) {
        if (std::popcount(bits) != 4) continue;
        for (unsigned twist = 0; twist < 2187; ++twist) {
            Cubies c;
            std::size_t in_first = 0, in_second = 0;
            constexpr std::array<std::array<std::uint8_t, 4>, 2> corners{{{0, 2, 5, 7}, {1, 3, 4, 6}}};
            unsigned rest = twist, sum = 0;
            for (std::size_t i = 0; i < 8; ++i) {
                c.corner[i] = (bits >> i & 1U) != 0 ? corners[1][in_second++] : corners[0][in_first++];
                c.twist[i] = static_cast<std::uint8_t>(i < 7 ? rest % 3 : (24 - sum) % 3);
                sum += c.twist[i];
                rest /= 3;
            }
            if (by.corners[corners_of(by, packed(c))] != unknown) continue;
            const auto number = static_cast<std::uint32_t>(by.representative.size());
            auto& fixing = by.symmetries_to.emplace_back();
            by.representative.push_back(packed(c));
            for (const auto s : cube::symmetries()) {
                // The conjugate by s comes back by the inverse of s.
                auto& entry = by.corners[corners_of(by, packed(conjugate(c, s)))];
                if (entry == unknown)
                    entry = number | static_cast<std::uint32_t>(cube::number_of(cube::inverse(s))) << 12U;
                if (corners_of(by, packed(conjugate(c, s))) == corners_of(by, packed(c)))
                    fixing.push_back(static_cast<std::uint8_t>(cube::number_of(s)));
            }
            if (fixing.size() > 1)
                for (const auto s : cube::symmetries())
                    by.corners[corners_of(by, packed(conjugate(c, s)))] |= Numbering::has_stabilizer;
        }
    }
}

}  // namespace

Packed packed(const Cubies& c) {
    Packed p;
    p.corner.fill(unused);
    p.edge.fill(unused);
    for (std::size_t i = 0; i < 8; ++i) p.corner[i] = packed_corner(c.corner[i], c.twist[i]);
    for (std::size_t i = 0; i < 12; ++i) p.edge[i] = static_cast<std::uint8_t>(c.edge[i] | c.flip[i] << 4U);
    return p;
}

std::size_t corners_of(const Numbering& by, const Packed& p) {
    std::size_t ones = 0, twos = 0, tetrad = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        tetrad |= std::size_t{p.corner[i] >> 3U & 1U} << i;
        if (i == 7) break;
        ones |= std::size_t{p.corner[i] >> 4U & 1U} << i;
        twos |= std::size_t{p.corner[i] >> 5U & 1U} << i;
    }
    return (by.twists[ones] + std::size_t{2} * by.twists[twos]) * tetrads + by.tetrads[tetrad];
}

std::size_t separation_of(const Numbering& by, const Packed& p) {
    return std::size_t{by.first[bits_of_six(p, 0)]} + by.last[bits_of_six(p, 6)];
}

Numbering::Numbering() : moves{}, symmetries{}, back{}, twists{}, tetrads{}, first{}, last{}, product{} {
    for (std::size_t m = 0; m < moves.size(); ++m) moves[m] = factor_of(cubies_of_moves()[m]);
    for (const auto s : cube::symmetries()) {
        symmetries[cube::number_of(s)] = factor_of(cubies_of(s));
        back[cube::number_of(s)] = factor_of(cubies_of(cube::inverse(s)));
        for (const auto t : cube::symmetries())
            product[48 * cube::number_of(s) + cube::number_of(t)] =
                static_cast<std::uint8_t>(cube::number_of(cube::product(s, t)));
    }
    for (std::size_t bits = 0; bits < twists.size(); ++bits)
        for (unsigned i = 0, power = 1; i < 7; ++i, power *= 3)
            if ((bits >> i & 1U) != 0) twists[bits] = static_cast<std::uint16_t>(twists[bits] + power);
    std::uint8_t next = 0;
    for (unsigned bits = 0; bits < 256; ++bits)
        if (std::popcount(bits) == 4) this->tetrads[bits] = next++;
    number_slices(*this);
    classify_corners(*this);
    list_edges(*this);
}

const Numbering& numbering() {
    static const Numbering made;
    return made;
}

}  // namespace cubelang::search::cube3::h48
