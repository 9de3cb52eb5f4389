#pragma once
// The H48 coordinate (S. Tronto): a position up to the positions that keep every corner in its tetrad and twisted
// right, and every edge in its slice. All 48 symmetries of the cube and all half turns preserve this subgroup. The
// corners' part falls into 3393 classes under the symmetries; a number is
//
//   (class of twists and tetrads * 34650 + places of the slices) * 2^k + flips of k edges
//
// of the position conjugated so that its corners are the representative of their class. With 11 flips it is exact for
// flips too; with fewer, a table contains the least distance of those that share a number.
//
// Positions are vectors of 16 bytes here, products are shuffles, and all is compiled for several instruction sets.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/search/cube3/cubies.hpp"

namespace cubelang::search::cube3::h48 {

inline constexpr std::size_t corner_classes = 3393, tetrads = 70, separations = 34650;
inline constexpr unsigned most_flips = 11;

/// Numbers of all positions for k flips.
[[nodiscard]] constexpr std::uint64_t numbers(unsigned flips) {
    return std::uint64_t{corner_classes * separations} << flips;
}

/// For each corner its number, its tetrad in bit 3, its twist in bits 4 and 5; for each edge its number and its flip in
/// bit 4.
struct alignas(16) Packed {
    std::array<std::uint8_t, 16> corner{}, edge{};
    friend bool operator==(const Packed&, const Packed&) = default;
};
[[nodiscard]] Packed packed(const Cubies& c);

/// A move or a symmetry as a factor: on the right it permutes the places, on the left the cubies.
struct alignas(16) Factor {
    Packed places;  ///< for a product p * f: where each cubie comes from,
    Packed turned;  ///< and the twists and flips that it gets
    Packed images;  ///< for f * p: the image of each cubie, by its number and tetrad
};

/// Data of every look-up, 1 MB.
struct Numbering {
    std::array<Factor, face_moves> moves;
    std::array<Factor, 48> symmetries;            ///< edges only
    std::array<Factor, 48> back;                  ///< their inverses
    std::array<std::uint16_t, 128> twists;        ///< by the bits of the seven corners: the sum of their powers of 3
    std::array<std::uint8_t, 256> tetrads;        ///< by the bits of the corners
    std::array<std::uint16_t, 4096> first, last;  ///< by the slices of six edges; the sum is the number of all
    /// For twists * 70 + tetrads: class, symmetry << 12, and 1 << 18 if a symmetry fixes the representative.
    std::vector<std::uint32_t> corners;
    std::vector<std::vector<std::uint8_t>> symmetries_to;  ///< by class: those that fix the representative
    std::vector<Packed> representative;                    ///< by class: corners
    std::vector<Packed> edges;                             ///< by number of places: some edges with it
    static constexpr std::uint32_t class_mask = 0xFFF, has_stabilizer = 1U << 18U;
    /// [s * 48 + t]: first s, then t.
    std::array<std::uint8_t, 48 * 48> product;
    Numbering();
};
[[nodiscard]] const Numbering& numbering();

/// The number of twists and tetrads.
[[nodiscard]] std::size_t corners_of(const Numbering& by, const Packed& p);
/// The number of the slices' places.
[[nodiscard]] std::size_t separation_of(const Numbering& by, const Packed& p);

}  // namespace cubelang::search::cube3::h48
