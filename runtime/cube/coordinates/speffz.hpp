#pragma once
// Speffz, the sticker letters of blindfold cubing. Every orbit of 24 has the letters A to X: faces U L F R B D, on
// each the sticker at the top of the face in the net, then clockwise; corners and x-centres begin at the top left. Of
// a wing's two stickers the left one has the letter: UBl is A, URb B, UFr C, ULf D. Obliques begin with the one in
// the face's top row.
//
// Fixed centres: on an ordinary cube their letters are U L F R B D; on a supercube the letters are the arrows on
// them, so that (A B C D) is a quarter turn of the U centre.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/coordinates/part_orbits.hpp"

namespace cubelang::cube {

/// The letters of an orbit, by index: "ABC…X", or "ULFRBD".
[[nodiscard]] std::string_view speffz_letters(Cube cube, const OrbitLabel& orbit);
/// The place of the sticker with this letter.
[[nodiscard]] Place speffz_place(Cube cube, const OrbitLabel& orbit, int letter);

/// Cycles of letters, by index: each sticker moves to the next. Of the cycles that a set of parts makes, only the one
/// with the smallest letter is returned; the other stickers follow from it.
[[nodiscard]] std::vector<std::vector<int>> speffz_cycles(const State& state, const OrbitLabel& orbit);

struct SpeffzProblem {
    enum class Fault : std::uint8_t {
        repeated,  ///< the letter `at` is in the cycle at `with` already
        torn       ///< the letter `at` is on the same part as that at `with`, whose move contradicts its own
    } fault{};
    std::size_t at = 0, with = 0;
    int must = 0;  ///< torn: the letter to which it must move, given the other
};
/// state = state * cycle, or the problem (then the state is unchanged).
[[nodiscard]] std::optional<SpeffzProblem> apply_speffz(State& state, const OrbitLabel& orbit,
                                                        std::span<const int> cycle);

}  // namespace cubelang::cube
