#pragma once
// Of which parts two must be swapped, so that all parities go together (see reachable.hpp)? A question in linear
// algebra over GF(2): each orbit is odd or even, what turns do is a code (the parities of the turned layers, encoded),
// and wanted is the code word nearest to what is there.
//
// The unknowns are whether corners are swapped, and whether wings at each distance from the middle. What is then wrong
// of the centres is swapped as well: at (u, h) it depends on two distances, at (0, h) on one, at (h, h) on none, and
// the corners turn all of it round. In other words: energies of spins, each pair with a coupling.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::query {

/// How many orbits have the wrong parity as things stand, for corners and wings as they are.
struct WrongParities {
    explicit WrongParities(std::size_t wings) : beside(wings), between(wings * wings) {}

    [[nodiscard]] std::size_t wings() const { return beside.size(); }
    /// Those at (±u, h), for the wings number a and b, in either order.
    [[nodiscard]] std::uint8_t& at(std::size_t a, std::size_t b) { return between[a * wings() + b]; }
    [[nodiscard]] int at(std::size_t a, std::size_t b) const { return between[a * wings() + b]; }

    int diagonal = 0;                   ///< at (h, h)
    int diagonals = 0;                  ///< how many there are of these, right or wrong
    bool has_beside = false;            ///< on odd N there are centres at (0, h):
    std::vector<std::uint8_t> beside;   ///< is the one of each wing wrong?
    std::vector<std::uint8_t> between;  ///< 0 to 2 for each two wings
};

/// The wings of which two are swapped, and how many swaps that and the centres' take.
struct NearestParities {
    std::vector<bool> wings;
    int swaps = 0;
    bool fewest = false;  ///< is it proved that no fewer will do?
};
/// With corners as they are, and with two of them swapped (which is not counted).
[[nodiscard]] std::array<NearestParities, 2> nearest_parities(const WrongParities& wrong);

// Fixed centres that do not stand as in any turned cube, and how they come to do so.

/// Cycles of faces: what is on the first goes to the second.
struct CentrePlaces {
    std::vector<std::vector<int>> cycles;
    int swaps = 6;
};
/// The fewest swaps after which the centres stand as some even rotation of the cube has them, and as some odd one has.
[[nodiscard]] std::array<CentrePlaces, 2> places_to_stand(const perm::Block& centres);

}  // namespace cubelang::query
