#pragma once
// Cube Synthesizer's index of basic algorithms, for every N. A basic algorithm moves one sticker (its origin, in the
// numbering `fruldb`) to a place of the front face (its destination). Indexes 0..23 are the rotations of the whole
// cube; they are followed by six blocks of 4N^2, one for each face F R U L D B of the origin.
//
// With face = origin / N^2 and cell = origin mod N^2:
//   rotation           orientation + 4 face
//   N even             24 + origin mod 4 + 4 destination + 4N^2 face
//   N odd              24 + (cell - 1) mod 4 + 4 destination + 4N^2 face, and for destination 0 orientation in place of
//                      (cell - 1) mod 4
//
// On odd N the middle of the front face has four orientations: k means k quarter turns clockwise, as seen in the net
// on the face of origin. On even N four stickers share the middle, and `cell` is sufficient: a rotation of the cube
// moves cell 0..3 to place 0, and that cell is its orientation.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::cube {

struct BasicAlgorithm {
    bool rotation = false;  ///< a rotation of the whole cube: indexes 0..23
    std::int64_t origin = 0;
    std::int64_t destination = 0;
    std::optional<int> orientation;  ///< for odd N at destination 0, and for every rotation
    friend bool operator==(const BasicAlgorithm&, const BasicAlgorithm&) = default;
};

enum class BasicFault : std::uint8_t {
    no_such_index,
    no_such_origin,
    no_such_destination,
    never_arrives,      ///< no turns move the origin to the destination
    needs_orientation,  ///< odd N, destination 0
    no_orientation_off_middle,
    no_orientation_if_even,
    no_such_orientation,
    not_in_the_middle  ///< a rotation moves only the middle of a face to place 0
};

inline constexpr std::int64_t cube_rotations = 24;
[[nodiscard]] std::int64_t basic_algorithms(Cube cube);  ///< 24 + 24N^2

[[nodiscard]] std::variant<BasicAlgorithm, BasicFault> basic_algorithm(Cube cube, std::int64_t index);
/// On even N the orientation of a rotation follows from its origin and is ignored.
[[nodiscard]] std::variant<std::int64_t, BasicFault> index_of(Cube cube, const BasicAlgorithm& algorithm);

/// 0 for a rotation of the whole cube, 1..6 for a sticker from F R U L D B.
[[nodiscard]] int block_of_index(Cube cube, std::int64_t index);
/// The letter of the face of a sticker.
[[nodiscard]] char face_of_origin(Cube cube, std::int64_t origin);
/// The four stickers of a face that can reach a destination; for destination 0 on odd N only the middle.
[[nodiscard]] std::vector<std::int64_t> origins_for(Cube cube, std::int64_t face, std::int64_t destination);

/// The rotation with index 0..23, as moves x, y and z.
[[nodiscard]] std::vector<Move> rotation_moves(Cube cube, int index);

}  // namespace cubelang::cube
