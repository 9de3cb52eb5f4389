#pragma once
// The tuples of Charles Reid's "Rubiks Cube/Tuple", for every N: one tuple for each kind of piece, in which entry i
// is the number of the piece that is now at place i.
//
//   corners        UFL URF UBR ULB DLF DFR DRB DBL, with orientations (0, 1 clockwise, 2 anticlockwise by the U or D
//                  sticker)
//   edges          UF UR UB UL DF DR DB DL FL RF BR LB (odd N: the middle ones), with flips: 1 if the first sticker
//                  of the piece is on the second face of the place
//   left and right dedges   the left and the right wing of these edges, seen with the first face on top and the
//                  second in front (on upright edges the upper and the lower). Left ones are 1..12, right ones
//                  13..24: a wing may move from left to right.
//   centres        faces F R B L U D, on each the four cells NW NE SE SW in the net; classes other than the corner
//                  cells of a ring begin with the cell in the ring's top row
//   fixed centres  faces F R B L U D; on a supercube with quarter turns
// Orbits of one kind are ordered from the middle outwards, in the order of part numbers.

#include <string>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

struct PartTuple {
    std::string name;          ///< "corners", "left dedges", "centres 2"
    std::vector<Part> places;  ///< in tuple order, spelled from the reference sticker
    int first_number = 1;      ///< of the piece solved at places[0]
    int pieces = 0;            ///< the number of pieces of this orbit
    int orientations = 1;      ///< 3, 2 or 4; 1 if pieces of this kind have no orientation
};

/// The tuples of a cube, in order; right dedges follow their left ones.
[[nodiscard]] std::vector<PartTuple> part_tuples(Cube cube);

/// The contents of a tuple: numbers from 1, and orientations (empty for kinds without).
struct TupleRow {
    std::vector<int> numbers, orientations;
    friend bool operator==(const TupleRow&, const TupleRow&) = default;
};
[[nodiscard]] std::vector<TupleRow> tuple_rows(const State& state);

/// The inverse of tuple_rows. The numbers of each orbit must be a permutation of 1..pieces, the orientations in
/// range, and the rows of the shape of the tuples.
[[nodiscard]] State state_of_tuples(Cube cube, const std::vector<TupleRow>& rows);

}  // namespace cubelang::cube
