#pragma once
// The parts (pieces) of a cube and their names, in Randelshofer's manner: `ufr`, `fu`, `fu1`, `r`, `r3`, as CubeTwister
// numbers them, continued by the same pattern for every N.
//
// A part is known by its stickers' places, in the order in which its name spells them. Wings and centres off the middle
// have one sticker in a class that tells all; a wing's second sticker (of the mirror class) is spelled too.
//   Numbers of wings: along an edge, from the middle outwards, the one nearer to L, D or B first (1, 2, then 3, 4, …);
//   on odd N the middle one has no number. Numbers of centres: rings from the inside out; in a ring first the corner
//   cell, then from the middle outwards, the right one first; each with its four turns clockwise from the face's arrow.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::cube {

enum class Kind : std::uint8_t { corner, edge, wing, fixed_centre, x_centre, t_centre, oblique };
inline constexpr std::array<Kind, 7> kinds{Kind::corner,   Kind::edge,     Kind::wing,   Kind::fixed_centre,
                                           Kind::x_centre, Kind::t_centre, Kind::oblique};
/// "corners", "x-centres": for answers.
[[nodiscard]] std::string_view plural(Kind kind);
/// "a corner", "an x-centre": for messages.
[[nodiscard]] std::string_view with_article(Kind kind);

[[nodiscard]] Kind kind_of(Cube cube, int block);
[[nodiscard]] bool is_centre(Kind kind);

struct Part {
    Kind kind = Kind::corner;
    int count = 0;                  ///< how many of `stickers` are there: 3, 2 or 1
    std::array<Place, 3> stickers;  ///< in the order of the name's letters
};

/// The part whose first sticker is at this place; a corner's others follow clockwise.
[[nodiscard]] Part part_at(Cube cube, Place place);
/// Its spelling, first sticker first: "ufr", "fu1", "r3".
[[nodiscard]] std::string name(Cube cube, const Part& part);
/// Equal for all spellings of one part, different for different parts of a cube.
[[nodiscard]] Place identity_of(Cube cube, const Part& part);

/// Are the stickers of this corner spelled in clockwise order?
[[nodiscard]] bool is_clockwise(const Part& corner);

/// What can be wrong with a name on a given cube.
enum class NameFault : std::uint8_t {
    bad_letters,     ///< not one to three letters of r u f l d b
    opposite_faces,  ///< `ud`, `url`: no part touches two opposite faces
    repeated_face,   ///< `uu`
    capital_centre,  ///< `R`: centres are written in lower case
    no_edges,        ///< edges on the 2x2x2
    no_centres,      ///< centres on the 2x2x2
    needs_number,    ///< `fu` or `r` on an even cube
    corner_number,   ///< `ufr1`
    bad_number       ///< beyond what this cube has, or 0
};
struct FoundPart {
    std::optional<Part> part;
    NameFault fault{};
};
/// Reads a name; `number` 0 means that none is written.
[[nodiscard]] FoundPart find_part(Cube cube, std::string_view letters, std::uint64_t number);
/// How many numbered wings an edge has, and numbered centres a face.
[[nodiscard]] int numbered_wings(Cube cube);
[[nodiscard]] int numbered_centres(Cube cube);

/// One block for each orbit of parts, in the order of the normal form: corners, edges, wings, then centres as numbered.
/// A wing's orbit covers two mirror classes; the block given is that with u > 0.
[[nodiscard]] std::vector<int> orbit_blocks(Cube cube);
/// Is it one of these, and not the mirror class of wings?
[[nodiscard]] bool speaks_for_orbit(Cube cube, int block);
/// The parts of the orbit of `block`, in canonical spelling and order: by number, then urf dfr ubr drb ulb dbl ufl dlf,
/// or ur rf dr bu rb bd ul lb dl fu lf fd, or r u f l d b.
[[nodiscard]] std::vector<Part> parts_of_orbit(Cube cube, int block);
/// All parts, orbit by orbit.
[[nodiscard]] std::vector<Part> all_parts(Cube cube);

}  // namespace cubelang::cube
