#pragma once
// The only definition of the meaning of move letters. Moves are SiGN: layers are counted from the letter's own face.

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "runtime/base/move.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// The meaning of a letter: its axis and side, and whether it is a layer move, the middle slice, or the whole cube.
struct Letter {
    enum class Kind : std::uint8_t { layers, middle, whole, pause };
    char letter;
    Kind kind;
    Face face;  ///< positive turns are clockwise as seen from it; layers are counted from it
};
/// Every letter of a move, including the pause.
[[nodiscard]] std::span<const Letter> letters();
[[nodiscard]] const Letter& letter_of(const Move& move);

/// The outer layer of a face, the middle slice or the whole cube, turned clockwise as seen from that face: R, M', x
/// for r; L, M, x' for l.
[[nodiscard]] Move move_of(Letter::Kind kind, Face face, int turns = 1);
/// The move of a letter with `v`, as in Rv: the rotation of the whole cube in the same sense. Lv2 is x2'.
[[nodiscard]] Move with_whole_cube(const Move& move);

/// The move in the notation in which, from the 4x4x4 up, a small letter is the inner layer alone (r is 2R), and M, E
/// and S turn all inner layers of an even cube. `is_small`: it has a small letter, without numbers.
[[nodiscard]] Move with_inner_letter(Move move, bool is_small, int n);

/// The reason why a move does not exist on a cube.
enum class MoveFault : std::uint8_t { none, no_such_layer, no_middle_layer };
[[nodiscard]] MoveFault fault(const Move& move, int n);

/// The turn of a move on an N-layer cube; nullopt if it turns nothing (a pause, R4). Requires fault() == none.
[[nodiscard]] std::optional<Turn> turn_of(const Move& move, int n);
/// state = state * moves, for the turner's cube.
void apply(Turner& turner, perm::Blocks& state, std::span<const Move> moves);
/// The moves applied to the solved cube.
[[nodiscard]] State after(Cube cube, std::span<const Move> moves);

[[nodiscard]] Move inverse(Move move);

/// The strict spelling, which other programs also read: `Rw` not `r`, `2R`, `2-4Rw`, `R2'`.
[[nodiscard]] std::string spell(const Move& move);
/// With a space between them.
[[nodiscard]] std::string spell(std::span<const Move> moves);
void append_spelling(std::string& text, const Move& move);

/// The mirror image in the plane of the M, E or S slice (across axis x, y, z).
[[nodiscard]] Move mirrored(Move move, Axis across);
/// The move conjugated by a quarter turn r of the whole cube about `axis` (clockwise from R, U, F): r' m r. R becomes
/// F under y.
[[nodiscard]] Move rotated(Move move, Axis axis);
/// The same kind of move for another face, in the opposite sense if `reversed`.
[[nodiscard]] Move on_face(Move move, Face face, bool reversed);

}  // namespace cubelang::cube
