#pragma once
// How far the six centres of a 3x3x3 supercube are turned. Only a face's own turns turn its centre, so what a sequence
// does to centres is a sum, whatever the order of its moves and wherever the other parts are. A middle layer's number
// stands for two outer turns here, too (cubies.hpp).

#include <array>
#include <cstdint>
#include <optional>

#include "runtime/search/cube3/canonical_sequences.hpp"

namespace cubelang::search::cube3 {

/// Quarters modulo 4, two bits for each face in the order of cube::Face.
using Centres = std::uint16_t;
inline constexpr int centre_states = 4096;

[[nodiscard]] constexpr int quarters_of(Centres centres, int face) { return centres >> 2 * face & 3; }
[[nodiscard]] constexpr Centres centre_turned(int face, int quarters) {
    return static_cast<Centres>((quarters & 3) << 2 * face);
}

/// First a, then b: six sums modulo 4 at once, no carry leaving its two bits.
[[nodiscard]] constexpr Centres sum(Centres a, Centres b) {
    constexpr unsigned low = 0x555, high = 0xAAA;
    return static_cast<Centres>(((a & low) + (b & low)) ^ ((a ^ b) & high));
}
/// Back again.
[[nodiscard]] Centres negative(Centres centres);
[[nodiscard]] Centres conjugate(Centres centres, cube::Symmetry s);
[[nodiscard]] const std::array<Centres, all_moves>& centres_of_moves();

/// A 3x3x3 to be solved. Without centres those do not matter.
struct CentredCubies {
    Cubies cubies;
    std::optional<Centres> centres;
    CentredCubies() = default;
    CentredCubies(const Cubies& c, std::optional<Centres> turned = {}) : cubies(c), centres(turned) {}
};
[[nodiscard]] CentredCubies inverse(const CentredCubies& a);

/// How many moves of a metric the centres need by themselves.
[[nodiscard]] const std::array<std::uint8_t, centre_states>& centre_distances(Metric metric);

}  // namespace cubelang::search::cube3
