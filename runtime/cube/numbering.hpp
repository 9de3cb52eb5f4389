#pragma once
// Numbers of stickers. Each numbering is a row of one table: where it starts, in which order it takes the faces, and
// how it walks over a face. All draw the faces as in the unfolded net: the four sides with U on top, U over F, D under
// F.

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
                ///< its three images under clockwise turns; N = 2 and the inmost ring of even N start at the top left
    } walk;
};

/// The neighbour at the top of a face as the net draws it.
[[nodiscard]] constexpr Face drawn_top(Face face) {
    if (face == Face::u) return Face::b;
    return face == Face::d ? Face::f : Face::u;
}

/// All of them: net, fruldb, kociemba.
[[nodiscard]] std::span<const Numbering> numberings();
/// By name; nullptr if there is none.
[[nodiscard]] const Numbering* find_numbering(std::string_view name);

/// The places of the stickers of an N-layer cube in the numbering's order, 6N^2 of them. A fixed centre is its point k
/// = 0.
[[nodiscard]] std::vector<Place> places(Cube cube, const Numbering& numbering);
/// The place of one number (which starts at numbering.first and ends before first + 6N^2).
[[nodiscard]] Place place_numbered(Cube cube, const Numbering& numbering, std::int64_t number);

/// The second row of the two-row notation: at i, the number of the sticker that is now at place i ("is replaced
/// by").
[[nodiscard]] std::vector<std::int32_t> second_row(const State& state, const Numbering& numbering);

}  // namespace cubelang::cube
