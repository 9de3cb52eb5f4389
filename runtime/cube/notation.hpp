#pragma once
// The one place where a move letter gets its meaning. Moves are SiGN: layers counted from the letter's own face.

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "runtime/base/move.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// What a letter turns: its axis and end, and whether it is a layer move, the middle slice, or the whole cube.
struct Letter {
    enum class Kind : std::uint8_t { layers, middle, whole, pause };
    char letter;
    Kind kind;
    Face face;  ///< the face as seen from which a positive turn is clockwise; layers are counted from it
};
/// Every letter of a move, and the pause.
[[nodiscard]] std::span<const Letter> letters();
[[nodiscard]] const Letter& letter_of(const Move& move);

/// The outer layer of a face, the middle slice or the whole cube, turned clockwise as seen from that face: R, M', x for
/// r; L, M, x' for l.
[[nodiscard]] Move move_of(Letter::Kind kind, Face face, int turns = 1);
/// What a letter with a `v` is, as in Rv: the whole cube, as that move turns. Lv2 is x2'.
[[nodiscard]] Move with_whole_cube(const Move& move);

/// Why a move does not exist on a cube.
enum class MoveFault : std::uint8_t { none, no_such_layer, no_middle_layer };
[[nodiscard]] MoveFault fault(const Move& move, int n);

/// The turn that a move is on an N-layer cube, or nothing where it turns nothing (a pause, R4). Needs fault() == none.
[[nodiscard]] std::optional<Turn> turn_of(const Move& move, int n);
/// state = state * moves, of the turner's cube.
void apply(Turner& turner, perm::Blocks& state, std::span<const Move> moves);
/// What moves make of the solved cube.
[[nodiscard]] State after(Cube cube, std::span<const Move> moves);

[[nodiscard]] Move inverse(Move move);

/// The strict spelling, which other programs read too: `Rw` not `r`, `2R`, `2-4Rw`, `R2'`.
[[nodiscard]] std::string spell(const Move& move);
void append_spelling(std::string& text, const Move& move);

/// Mirrors: reflection in the plane of the M, E or S slice (across axis x, y, z).
[[nodiscard]] Move mirrored(Move move, Axis across);
/// The same move conjugated by a quarter turn of the whole cube about `axis` (clockwise from R, U, F): R becomes F
/// under y. As a permutation it is the conjugate r' m r.
[[nodiscard]] Move rotated(Move move, Axis axis);
/// The same kind of move seen from another face, and the other way round if `reversed`.
[[nodiscard]] Move on_face(Move move, Face face, bool reversed);

}  // namespace cubelang::cube
