#pragma once
// Sticker numberings. Each is a row of one table: its first number, the order of the faces, and the path over a face.
// All use the unfolded net: the four side faces with U at the top, U above F, D below F.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

struct Numbering {
    std::string_view name;
    std::string_view meaning;
    int first;               ///< the number of the first sticker
    std::string_view faces;  ///< the order of the faces
    enum class Walk : std::uint8_t {
        rows,   ///< row by row, from the top left
        spiral  ///< rings from the inside out; in each the cells of the top row after the left corner, each followed by
                ///< its three images under clockwise turns; N = 2 and the innermost ring of even N start top left
    } walk;
};

/// The faces of the unfolded net in the order of its numbers.
inline constexpr std::array<Face, 6> net_faces{Face::u, Face::l, Face::f, Face::r, Face::b, Face::d};
/// The neighbour above a face in the net.
[[nodiscard]] constexpr Face drawn_top(Face face) {
    if (face == Face::u) return Face::b;
    return face == Face::d ? Face::f : Face::u;
}

/// All numberings: net, fruldb, kociemba.
[[nodiscard]] std::span<const Numbering> numberings();
/// The numbering with this name, or nullptr.
[[nodiscard]] const Numbering* find_numbering(std::string_view name);

/// The places of all 6N^2 stickers, in the order of the numbering. A fixed centre is represented by its point with k
/// = 0.
[[nodiscard]] std::vector<Place> places(Cube cube, const Numbering& numbering);
/// The place of a number, which is at least numbering.first and less than first + 6N^2.
[[nodiscard]] Place place_numbered(Cube cube, const Numbering& numbering, std::int64_t number);

/// The second row of the two-row notation: entry i is the number of the sticker that is now at place i ("is replaced
/// by").
[[nodiscard]] std::vector<std::int32_t> second_row(const State& state, const Numbering& numbering);

}  // namespace cubelang::cube
