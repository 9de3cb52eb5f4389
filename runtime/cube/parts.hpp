#pragma once
// The parts (pieces) of a cube and their names in Randelshofer's notation: `ufr`, `fu`, `fu1`, `r`, `r3`, numbered as
// in CubeTwister, and by the same pattern for every N.
//
// A part is represented by its stickers' places, in the order of its name's letters. For wings and centres off the
// middle one sticker determines the part; a wing's second sticker (of the mirror class) is stored too.
//   Wing numbers: along an edge, from the middle outwards, the one nearer to L, D or B first (1, 2, then 3, 4, …); on
// odd N the middle one has no number. Centre numbers: rings from the inside out; in a ring first the corner cell,
// then from the middle outwards, the right one first; each with its four clockwise turns from the face's arrow.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::cube {

enum class Kind : std::uint8_t { corner, edge, wing, fixed_centre, x_centre, t_centre, oblique };
inline constexpr std::array<Kind, 7> kinds{Kind::corner,   Kind::edge,     Kind::wing,   Kind::fixed_centre,
                                           Kind::x_centre, Kind::t_centre, Kind::oblique};
/// "corners", "x-centres": for results.
[[nodiscard]] std::string_view plural(Kind kind);
[[nodiscard]] std::string_view singular(Kind kind);
/// "a corner", "an x-centre": for messages.
[[nodiscard]] std::string_view with_article(Kind kind);

[[nodiscard]] Kind kind_of(Cube cube, int block);
[[nodiscard]] bool is_centre(Kind kind);

struct Part {
    Kind kind = Kind::corner;
    int count = 0;                  ///< the number of stickers: 3, 2 or 1
    std::array<Place, 3> stickers;  ///< in the order of the name's letters
};

/// The part whose first sticker is at this place; the other stickers of a corner follow clockwise.
[[nodiscard]] Part part_at(Cube cube, Place place);
/// The name, first sticker first: "ufr", "fu1", "r3".
[[nodiscard]] std::string name(Cube cube, const Part& part);
/// The same place for all spellings of a part, and different places for different parts of a cube.
[[nodiscard]] Place identity_of(Cube cube, const Part& part);

/// The part in a spelling that can follow `other`, a part of its orbit, in a cycle: the first stickers of wings must be
/// in one class.
[[nodiscard]] Part spelled_like(Cube cube, const Part& other, const Part& part);

/// Whether the stickers of this corner are in clockwise order.
[[nodiscard]] bool is_clockwise(const Part& corner);

/// Errors in a part name on a given cube.
enum class NameFault : std::uint8_t {
    bad_letters,     ///< not one to three letters of r u f l d b
    opposite_faces,  ///< `ud`, `url`: no part touches two opposite faces
    repeated_face,   ///< `uu`
    capital_centre,  ///< `R`: centres are written in lower case
    no_edges,        ///< edges on the 2x2x2
    no_centres,      ///< centres on the 2x2x2
    needs_number,    ///< `fu` or `r` on an even cube
    corner_number,   ///< `ufr1`
    bad_number       ///< 0, or too large for this cube
};
struct FoundPart {
    std::optional<Part> part;
    NameFault fault{};
};
/// Parses a name; `number` is 0 if none is written.
[[nodiscard]] FoundPart find_part(Cube cube, std::string_view letters, std::uint64_t number);
/// The number of numbered wings on an edge, and of numbered centres on a face.
[[nodiscard]] int numbered_wings(Cube cube);
[[nodiscard]] int numbered_centres(Cube cube);

/// One block for each orbit of parts, in the order of the normal form: corners, edges, wings, then centres by number.
/// The orbit of a wing covers two mirror-image classes; its block is the one with u > 0.
[[nodiscard]] std::vector<int> orbit_blocks(Cube cube);
/// Whether the block is one of these, and not the mirror-image class of wings.
[[nodiscard]] bool represents_orbit(Cube cube, int block);
/// The parts of the orbit of `block`, in canonical spelling and order: U or D first, then F or B (corners go on
/// clockwise); by number, then urf ufl ulb ubr dfr dlf dbl drb, or ur uf ul ub dr df dl db fr fl bl br, or u r f d l b.
[[nodiscard]] std::vector<Part> parts_of_orbit(Cube cube, int block);
/// The same parts as CubeTwister names and orders them: by number, then urf dfr ubr drb ulb dbl ufl dlf, or ur rf dr bu
/// rb bd ul lb dl fu lf fd, or r u f l d b. Numbers of pieces in files and the random states of a seed depend on it.
[[nodiscard]] std::vector<Part> parts_of_cubetwister(Cube cube, int block);
/// All parts, orbit by orbit.
[[nodiscard]] std::vector<Part> all_parts(Cube cube);

}  // namespace cubelang::cube
