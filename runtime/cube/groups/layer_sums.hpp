#pragma once
// How many orbits of 24 parts have which parity, if the layers have given ones. Inner layers are alike: orbits of wings
// lie in one of them each, there is an x-centre for each one, a t-centre on odd N, and two orbits of obliques for each
// two of them. A parity here is any element of a group of bits, added by exclusive or.

#include <array>
#include <span>

#include "runtime/cube/size.hpp"

namespace cubelang::full_group {

[[nodiscard]] constexpr int inner_layers(cube::Cube cube) { return (cube.n - 2) / 2; }

template <std::size_t Size>
using Counts = std::array<unsigned, Size>;

/// `outer` is the parity of the faces' layers, `inner` says how many of the others have each parity.
template <std::size_t Size>
[[nodiscard]] Counts<Size> orbit_counts(cube::Cube cube, std::size_t outer, const Counts<Size>& inner) {
    Counts<Size> orbits = inner;
    for (std::size_t a = 0; a < Size; ++a) {
        orbits[outer] += inner[a];
        if (cube.has_fixed_centres()) orbits[outer ^ a] += inner[a];
        if (inner[a] > 1) orbits[outer] += inner[a] * (inner[a] - 1);
        for (std::size_t b = 0; b < a; ++b) orbits[outer ^ a ^ b] += 2 * inner[a] * inner[b];
    }
    return orbits;
}

}  // namespace cubelang::full_group
