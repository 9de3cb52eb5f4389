#pragma once
// Chooses the parts to swap so that all parities become possible (see reachable.hpp). This is a decoding problem over
// GF(2): each orbit is odd or even, the positions that turns reach form a code (the encoded parities of turned
// layers), and the nearest code word is searched.
//
// The unknowns are whether corners are swapped, and whether wings at each distance from the middle are. Centres that
// are wrong after that are swapped as well: at (u, h) this depends on two distances, at (0, h) on one, at (h, h) on
// none, and swapped corners invert all of it. This is the energy of a spin system with pairwise couplings.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::reach {

/// The number of centre orbits with wrong parity for unchanged corners and wings.
struct WrongParities {
    explicit WrongParities(std::size_t wings) : wrong_t_centres(wings), wrong_obliques(wings * wings) {}

    [[nodiscard]] std::size_t wings() const { return wrong_t_centres.size(); }
    /// For the orbits at (±u, h) of wings number a and b, in any order.
    [[nodiscard]] std::uint8_t& at(std::size_t a, std::size_t b) { return wrong_obliques[a * wings() + b]; }
    [[nodiscard]] int at(std::size_t a, std::size_t b) const { return wrong_obliques[a * wings() + b]; }

    int wrong_x_centres = 0;                    ///< wrong orbits at (h, h)
    int x_centres = 0;                          ///< all orbits at (h, h)
    bool has_t_centres = false;                 ///< on odd N there are centres at (0, h)
    std::vector<std::uint8_t> wrong_t_centres;  ///< 1 if the orbit at (0, h) of a wing is wrong
    std::vector<std::uint8_t> wrong_obliques;   ///< wrong orbits of each pair of wings, 0 to 2
};

/// The wings to swap, and the number of swaps that they and the centres need.
struct NearestParities {
    std::vector<bool> wings;
    int swaps = 0;
    bool fewest = false;  ///< proved to be the minimum
};
/// The solutions with unchanged corners, and with two corners swapped (a swap that is not counted).
[[nodiscard]] std::array<NearestParities, 2> nearest_parities(const WrongParities& wrong);

// Repairs an arrangement of fixed centres that no cube can have.

/// A permutation of the six faces.
using Faces = std::array<int, 6>;
struct CentreRepair {
    Faces to{};  ///< of the centre on each face
    int swaps = 6;

    /// Of the faces whose centres move.
    [[nodiscard]] std::vector<std::vector<int>> cycles() const;
};
/// The fewest swaps to an arrangement of the centres by an even rotation of the cube, and to one by an odd rotation.
[[nodiscard]] std::array<CentreRepair, 2> centre_repairs(const perm::Block& centres);

}  // namespace cubelang::reach
