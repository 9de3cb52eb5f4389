#pragma once
// The places of stickers. There is no hand-written table: everything follows from three axes and the right-hand rule.
//
// Axes: x from L to R, y from D to U, z from B to F. Faces r u f l d b: opposite faces differ by 3.
//
// Each face has a frame: "up" is the direction of its arrow (on R to B, U to L, F to D, L to U, D to F, B to R: the
// directions in which CubeTwister draws an unturned fixed centre), "right" is a quarter turn clockwise from up, seen
// from outside. A cell has coordinates (u, v) along right and up, counted in half cells from the middle: -(N-1), …,
// N-1 in steps of 2.
//
// A class consists of the 24 cells that one cell becomes under rotations of its face, on all six faces. Its
// representative lies in the top row of its ring, v = h, with u from -h+2 to h. Point 4 * face + k of the class is
// that cell on that face, turned k quarters clockwise. So a point is a pair of neighbouring faces: the normal (its
// face) and the arrow (the direction of v after the k turns), which is one of the 24 orientations of a cube. All
// classes have this structure, and so have the fixed centres with their quarter turns.

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "runtime/base/text.hpp"

namespace cubelang::cube {

/// The range of N: from the pocket cube to a size whose state takes 32 MB.
inline constexpr int smallest_cube = 2;
inline constexpr int largest_cube = 2000;

struct Cube {
    int n = 3;
    bool super = false;  ///< the quarter turns of fixed centres are part of the state

    [[nodiscard]] constexpr bool has_fixed_centres() const { return n % 2 == 1; }
    /// The number of classes of face cells off the exact middle: a quarter of the N*N cells of a face.
    [[nodiscard]] constexpr int classes() const { return n * n / 4; }
    /// Blocks of a state: the classes, then on odd N the fixed centres.
    [[nodiscard]] constexpr int blocks() const { return classes() + (has_fixed_centres() ? 1 : 0); }
    friend constexpr bool operator==(Cube, Cube) = default;
};

enum class Face : std::uint8_t { r, u, f, l, d, b };
inline constexpr std::array<Face, 6> faces{Face::r, Face::u, Face::f, Face::l, Face::d, Face::b};
inline constexpr std::array<char, 6> face_letters{'r', 'u', 'f', 'l', 'd', 'b'};

/// The number of a face, an axis or a kind: its index in tables.
template <class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] constexpr int index(Enum value) { return static_cast<int>(value); }

/// The letter of a face in part names, and in moves.
[[nodiscard]] constexpr char small_letter(Face face) { return face_letters[index(face)]; }
[[nodiscard]] constexpr char capital(Face face) { return upper(small_letter(face)); }
/// The face with this letter, lower or upper case.
[[nodiscard]] constexpr std::optional<Face> face_named(char letter) {
    for (const Face face : faces)
        if (small_letter(face) == lower(letter)) return face;
    return std::nullopt;
}

enum class Axis : std::uint8_t { x, y, z };

[[nodiscard]] constexpr Face face_at(int i) { return static_cast<Face>((i % 6 + 6) % 6); }
[[nodiscard]] constexpr Face opposite(Face face) { return face_at(index(face) + 3); }
[[nodiscard]] constexpr Axis axis_of(Face face) { return static_cast<Axis>(index(face) % 3); }
[[nodiscard]] constexpr bool is_positive(Face face) { return index(face) < 3; }

/// The direction of the cross product of two neighbouring faces: x * y = z and so on.
[[nodiscard]] constexpr Face cross(Face a, Face b) {
    const bool forward = (index(a) + 1) % 3 == index(b) % 3;
    const int third = 3 - index(a) % 3 - index(b) % 3;
    return face_at(third + 3 * ((forward ? 0 : 1) + (is_positive(a) ? 0 : 1) + (is_positive(b) ? 0 : 1)));
}

/// The direction `face` after a quarter turn clockwise, seen from face `about`.
[[nodiscard]] constexpr Face turned(Face face, Face about) {
    return axis_of(face) == axis_of(about) ? face : cross(face, about);
}

/// The direction of a face's arrow: "up" in its frame.
[[nodiscard]] constexpr Face home_arrow(Face face) {
    return is_positive(face) ? face_at((index(face) + 2) % 3 + 3) : face_at((index(face) + 1) % 3);
}

// Points: pairs (normal, arrow) of neighbouring faces.
struct Frame {
    Face normal, arrow;
    [[nodiscard]] constexpr Face right() const { return cross(arrow, normal); }
    friend constexpr bool operator==(Frame, Frame) = default;
};

/// Those of the 24 points.
inline constexpr auto frames = [] {
    std::array<Frame, 24> all{};
    for (std::size_t point = 0; point < all.size(); ++point) {
        const Face normal = face_at(static_cast<int>(point / 4));
        all[point] = {normal, point % 4 == 0 ? home_arrow(normal) : turned(all[point - 1].arrow, normal)};
    }
    return all;
}();
[[nodiscard]] constexpr Frame frame_of(int point) { return frames[static_cast<std::size_t>(point)]; }

[[nodiscard]] constexpr int point_of(Frame frame) {
    int k = 0;
    for (Face arrow = home_arrow(frame.normal); arrow != frame.arrow; arrow = turned(arrow, frame.normal)) ++k;
    return 4 * index(frame.normal) + k;
}

/// The place of a sticker: a point of a block.
struct Place {
    int block = 0, point = 0;
    friend constexpr bool operator==(Place, Place) = default;
};

/// The representative cell of a class: in the top row of its ring, at height h, with coordinate u.
struct Cell {
    int u = 0, h = 0;
};

/// The representative cell of block number `block` < cube.classes(); rings are counted from the outside in.
[[nodiscard]] Cell cell_of(Cube cube, int block);
/// The inverse; on odd N, {0, 0} is the block of fixed centres.
[[nodiscard]] int block_of(Cube cube, Cell cell);
/// The place of the cell with coordinates (u, v) in the frame of `face` (see above).
[[nodiscard]] Place place_of(Cube cube, Face face, int u, int v);

}  // namespace cubelang::cube
