#pragma once
// The 48 symmetries of the cube: the ways to map it onto itself, 24 by turning it and 24 by reflecting it too. A
// symmetry is a signed permutation of the axes, so it is known by where it maps the faces.
//
// It acts on whatever is made of faces. A point (normal, arrow) goes to the point of the mapped faces; a reflection
// makes a cell's u, which counts to the right, into -u, and so maps the class (u, h) to its mirror class (-u, h). On
// states it acts by conjugation, p^s = s' p s: what p does, seen with s. That is again a state, also if s reflects,
// though s is none then.
// On an ordinary odd cube fixed centres keep their label k; they are mapped face by face, and keep it. On a supercube
// their arrows are mapped, so that a reflection turns quarter turns the other way round.
//
// Names and numbers are Kociemba's: S_URF3 turns by 120 degrees about the diagonal through URF, S_F2 by 180 about F,
// S_U4 by 90 about U, each clockwise; S_LR2 swaps left and right. Number 16a + 8b + 2c + d is S_URF3^a * S_F2^b *
// S_U4^c * S_LR2^d.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::cube {

class Symmetry {
public:
    constexpr Symmetry() = default;
    /// By the images of R, U and F, which lie on three different axes.
    constexpr Symmetry(Face r, Face u, Face f) : to_{r, u, f} {}

    [[nodiscard]] constexpr Face operator()(Face face) const {
        const Face image = to_[index(face) % 3];
        return is_positive(face) ? image : opposite(image);
    }
    [[nodiscard]] constexpr Frame operator()(Frame frame) const {
        return {(*this)(frame.normal), (*this)(frame.arrow)};
    }
    /// Does it make a right hand a left one?
    [[nodiscard]] constexpr bool reflects() const { return cross(to_[0], to_[1]) != to_[2]; }
    friend constexpr bool operator==(Symmetry, Symmetry) = default;

private:
    std::array<Face, 3> to_{Face::r, Face::u, Face::f};
};

/// First a, then b.
[[nodiscard]] constexpr Symmetry product(Symmetry a, Symmetry b) {
    return {b(a(Face::r)), b(a(Face::u)), b(a(Face::f))};
}
[[nodiscard]] Symmetry inverse(Symmetry s);

inline constexpr Symmetry s_urf3{Face::f, Face::r, Face::u};
inline constexpr Symmetry s_f2{Face::l, Face::d, Face::f};
inline constexpr Symmetry s_u4{Face::f, Face::u, Face::l};
inline constexpr Symmetry s_lr2{Face::l, Face::u, Face::f};

/// All of them, in Kociemba's order.
[[nodiscard]] const std::array<Symmetry, 48>& symmetries();
[[nodiscard]] int number_of(Symmetry s);

/// A turn of the whole cube by quarters, clockwise seen from a face.
[[nodiscard]] Symmetry rotation_about(Face face, int quarters);

/// One of the 24 symmetries that do not reflect, with the fewest turns x, y, z that make it.
struct Rotation {
    Symmetry symmetry;
    std::vector<Move> moves;
};
/// All of them: none, one turn, two turns.
[[nodiscard]] std::span<const Rotation> rotations();
/// The moves that do to a solved cube what a symmetry does that does not reflect.
[[nodiscard]] const std::vector<Move>& rotation_moves(Symmetry s);

/// Those with a name of their own: the identity S_id and the four that make all others.
struct NamedSymmetry {
    std::string_view name, meaning;
    Symmetry symmetry;
};
[[nodiscard]] std::span<const NamedSymmetry> named_symmetries();

/// "S_URF3^2 * S_U4 * S_LR2"; the identity is "S_id".
[[nodiscard]] std::string name(Symmetry s);
/// What it is: "turn by 120° clockwise about URF".
[[nodiscard]] std::string description(Symmetry s);

/// Where a symmetry maps the stickers of one cube, and so the states.
class SymmetryMap {
public:
    SymmetryMap(Cube cube, Symmetry s);
    [[nodiscard]] Place operator()(Place place) const;
    /// One block of p^s.
    [[nodiscard]] perm::Block block_of_conjugate(const State& p, int block) const;
    [[nodiscard]] State conjugate(const State& p) const;

private:
    using Points = std::array<std::uint8_t, perm::block_points>;
    [[nodiscard]] int mirror_block(int block) const;
    [[nodiscard]] const Points& points(int block) const;

    Cube cube_;
    bool reflects_;
    Points plain_, corner_cells_, labels_;
};

/// p^s = s' p s
[[nodiscard]] State conjugate(const State& p, Symmetry s);
/// The same, move by move: R conjugated by S_LR2 is L'.
[[nodiscard]] Move conjugate(Move move, Symmetry s);
[[nodiscard]] WordPtr conjugate(const WordPtr& word, Symmetry s);

}  // namespace cubelang::cube
