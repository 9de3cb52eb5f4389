#pragma once
// The rotations of the six centres of a 3x3x3 supercube. Only the turns of a face rotate its centre, so the effect of
// a sequence on the centres is a sum, independent of the order of its moves and of the other parts. As in cubies.hpp,
// the number of a middle layer stands for two outer turns.

#include <array>
#include <cstdint>
#include <optional>

#include "runtime/search/cube3/cubies.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/table_cache.hpp"

namespace cubelang::search::cube3 {

/// Quarters modulo 4, two bits for each face in the order of cube::Face.
using Centres = std::uint16_t;
inline constexpr int centre_states = 4096;

[[nodiscard]] constexpr int quarters_of(Centres centres, int face) { return centres >> 2 * face & 3; }
[[nodiscard]] constexpr Centres centre_turn(int face, int quarters) {
    return static_cast<Centres>((quarters & 3) << 2 * face);
}

/// First a, then b: six sums modulo 4 at once, without a carry between the pairs of bits.
[[nodiscard]] constexpr Centres sum(Centres a, Centres b) {
    constexpr unsigned low = 0x555, high = 0xAAA;
    return static_cast<Centres>(((a & low) + (b & low)) ^ ((a ^ b) & high));
}
/// The inverse.
[[nodiscard]] Centres negative(Centres centres);
[[nodiscard]] Centres conjugate(Centres centres, cube::Symmetry s);
[[nodiscard]] const std::array<Centres, all_moves>& centres_of_moves();

/// A 3x3x3 position to solve; without `centres`, their rotations do not matter.
struct CentredCubies {
    Cubies cubies;
    std::optional<Centres> centres;
    CentredCubies() = default;
    CentredCubies(const Cubies& c, std::optional<Centres> rotations = {}) : cubies(c), centres(rotations) {}
};
[[nodiscard]] CentredCubies inverse(const CentredCubies& a);

/// The number of moves of a metric that the centres alone need.
[[nodiscard]] const std::array<std::uint8_t, centre_states>& centre_distances(Metric metric);

/// For phase 2 on the supercube: the number of moves that solve the corners, the slice's edges and the centres, of
/// which U and D turn by any angle and the others by 180 degrees: 2768 * (24 * 256) distances of four bits.
class CentreTable {
public:
    /// Nothing if stopped, or out of memory.
    [[nodiscard]] static std::optional<CentreTable> get(TableCache& cache, const SearchLimits& limits);

    /// The number of side centres turned by an odd number of quarters; phase 2 needs 0.
    [[nodiscard]] static constexpr int count_of_odd_sides(Centres centres) {
        return (centres & 1) + (centres >> 4 & 1) + (centres >> 6 & 1) + (centres >> 10 & 1);
    }
    /// The distance, at most 15; `order` is that of the slice's edges.
    [[nodiscard]] int distance(int corners, int order, Centres centres) const {
        const std::size_t symmetry = classes_->symmetry_of(corners);
        const auto column = columns_->at(symmetry)[static_cast<std::size_t>(order * phase2_states) + packed_[centres]];
        const auto entry = static_cast<std::size_t>(classes_->class_of(corners)) * columns + column;
        return bytes_[entry >> 1] >> 4 * (entry & 1) & 15;
    }

private:
    static constexpr int phase2_states = 256, columns = orders4 * phase2_states;
    explicit CentreTable(Table table);
    [[nodiscard]] static Bytes build(const SearchLimits& limits);
    Table table_;
    const std::uint8_t* bytes_;
    const SymmetryClasses* classes_;
    const ConjugationTable* columns_;
    std::array<std::uint8_t, centre_states> packed_{};
};

}  // namespace cubelang::search::cube3
