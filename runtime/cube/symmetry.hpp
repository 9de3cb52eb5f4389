#pragma once
// The 48 symmetries of the cube: its 24 rotations and 24 reflections. A symmetry is a signed permutation of the axes,
// so it is represented by the images of the faces.
//
// It acts on everything that consists of faces. A point (normal, arrow) maps to the point of the mapped faces; a
// reflection changes the sign of a cell's u, which counts to the right, and so maps the class (u, h) to its
// mirror-image class (-u, h). On states it acts by conjugation, p^s = s' p s: the permutation p after the relabelling
// s. The result is a state even if s reflects, although s itself is not one then.
//   On an ordinary odd cube fixed centres keep their label k; their faces are mapped. On a supercube their arrows are
// mapped, so that a reflection reverses quarter turns.
//
// Names and numbers are Kociemba's: S_URF3 is the rotation by 120 degrees about the diagonal through URF, S_F2 by 180
// about F, S_U4 by 90 about U, each clockwise; S_LR2 swaps left and right. Number 16a + 8b + 2c + d is S_URF3^a *
// S_F2^b * S_U4^c * S_LR2^d.

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
    /// Given by the images of R, U and F, which must lie on three different axes.
    constexpr Symmetry(Face r, Face u, Face f) : to_{r, u, f} {}

    [[nodiscard]] constexpr Face operator()(Face face) const {
        const Face image = to_[index(face) % 3];
        return is_positive(face) ? image : opposite(image);
    }
    [[nodiscard]] constexpr Frame operator()(Frame frame) const {
        return {(*this)(frame.normal), (*this)(frame.arrow)};
    }
    /// Whether it maps a right hand to a left hand.
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

/// The one that swaps the two faces of an axis.
[[nodiscard]] constexpr Symmetry reflection(Axis across) {
    if (across == Axis::x) return s_lr2;
    return across == Axis::y ? Symmetry{Face::r, Face::d, Face::f} : Symmetry{Face::r, Face::u, Face::b};
}

/// All symmetries, in Kociemba's order.
[[nodiscard]] const std::array<Symmetry, 48>& symmetries();
[[nodiscard]] int number_of(Symmetry s);

/// A rotation of the whole cube by quarter turns, clockwise as seen from a face.
[[nodiscard]] Symmetry rotation_about(Face face, int quarters);

/// One of the 24 symmetries that do not reflect, as the fewest turns x, y, z.
struct Rotation {
    Symmetry symmetry;
    std::vector<Move> moves;
};
/// All rotations, ordered by their number of turns: none, one, two.
[[nodiscard]] std::span<const Rotation> rotations();
/// The moves of a symmetry that does not reflect.
[[nodiscard]] const std::vector<Move>& rotation_moves(Symmetry s);

/// A symmetry with a name: the identity S_id, or one of the four that generate all others.
struct NamedSymmetry {
    std::string_view name, meaning;
    Symmetry symmetry;
};
[[nodiscard]] std::span<const NamedSymmetry> named_symmetries();

/// "S_URF3^2 * S_U4 * S_LR2"; "S_id" for the identity.
[[nodiscard]] std::string name(Symmetry s);
/// A description: "turn by 120° clockwise about URF".
[[nodiscard]] std::string description(Symmetry s);

/// The action of a symmetry on the stickers of a cube, and so on its states.
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
/// The same for a move or a word: R conjugated by S_LR2 is L'.
[[nodiscard]] Move conjugate(Move move, Symmetry s);
[[nodiscard]] WordPtr conjugate(const WordPtr& word, Symmetry s);

}  // namespace cubelang::cube
