#pragma once
// Speffz: the stickers' letters of blindfold cubers. Every orbit of 24 has the letters A to X: faces U L F R B D, on
// each the sticker at the top of the face as the net draws it, then clockwise; corners and x-centres begin at the top
// left. Of a wing's two stickers the one to the left has the letter: UBl is A, URb B, UFr C, ULf D. Obliques begin with
// the one in the face's top row.
//
// Fixed centres: on an ordinary cube they are called U L F R B D; on a supercube the letters are the arrows on them, so
// that (A B C D) is a quarter turn of the upper centre.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/cube/coordinates/part_orbits.hpp"

namespace cubelang::cube {

/// The letters of an orbit, by index: "ABC…X", or "ULFRBD".
[[nodiscard]] std::string_view speffz_letters(Cube cube, const OrbitLabel& orbit);
/// The place of a letter's sticker.
[[nodiscard]] Place speffz_place(Cube cube, const OrbitLabel& orbit, int letter);

/// Cycles of letters, by index: each sticker moves to the next. Of the cycles that one group of parts makes, only the
/// one with the smallest letter is given; the parts' other stickers follow.
[[nodiscard]] std::vector<std::vector<int>> speffz_cycles(const State& state, const OrbitLabel& orbit);

struct SpeffzProblem {
    enum class Fault : std::uint8_t {
        repeated,  ///< the letter `at` is in the cycle at `with` already
        torn       ///< the letter `at` is on one part with that at `with`, and cannot go where the cycle sends it
    } fault{};
    std::size_t at = 0, with = 0;
    int must = 0;  ///< torn: the letter to which it goes if the other goes as written
};
/// state = state * cycle, or what is wrong (then the state is unchanged).
[[nodiscard]] std::optional<SpeffzProblem> apply_speffz(State& state, const OrbitLabel& orbit,
                                                        std::span<const int> cycle);

}  // namespace cubelang::cube
