#pragma once
// Randelshofer's oriented cycles: from parts to a permutation, and back to one normal form.
//
// In a cycle each part moves to the location of the next, sticker i of one name to sticker i of the next. A sign on the
// first part turns the last one on its way home: edges + (flip), corners + clockwise and - anticlockwise seen from
// outside, whatever the spelling. Fixed centres (supercube) carry signs anywhere: +, ++ and - are quarter turns
// clockwise, relative to the first part as it is before the cycle. Wings and other centres have no turn of their
// own: a sign on such a centre is read if it is true.
//
// Normal form: disjoint cycles, orbit by orbit in the order of `orbit_blocks`; each starts at the first of its
// locations there, in canonical spelling, and the others follow as the stickers go. Parts that stay as they are are
// left out.

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// A location in a cycle with its sign.
struct CyclePart {
    Part part;
    int turns = 0;         ///< + 1, ++ 2, - -1; of a fixed centre modulo 4
    bool signed_ = false;  ///< is there a sign? (checked even where it turns nothing)
};
using PartCycle = std::vector<CyclePart>;

enum class CycleFault : std::uint8_t {
    mixed_kinds,
    other_orbit,       ///< wings or centres of two classes, which no cycle can join
    repeated,          ///< a part twice
    mixed_handedness,  ///< corners spelled clockwise and anticlockwise
    sign_not_first,    ///< on a later corner, edge or wing
    wrong_sign,        ///< `++ufl`, `-fu`
    wing_flip,         ///< a spelling or sign that asks a wing to flip
    centre_turn,       ///< a sign on a centre off the middle that is not true
    ordinary_centre    ///< a sign on a fixed centre, on an ordinary cube
};
struct CycleProblem {
    CycleFault fault;
    std::size_t at;        ///< the index of the part that is wrong
    std::size_t with = 0;  ///< the other part that it does not go with, if any
};

/// state = state * cycle, or what is wrong (then the state is unchanged).
[[nodiscard]] std::optional<CycleProblem> apply_cycle(State& state, std::span<const CyclePart> cycle);

/// The normal form. `orbits` (blocks as in orbit_blocks) limits it to some orbits.
[[nodiscard]] std::vector<PartCycle> cycles_of(const State& state, std::span<const int> orbits);
[[nodiscard]] std::vector<PartCycle> cycles_of(const State& state);

/// Where the part goes: its stickers' images, in the order of its spelling.
[[nodiscard]] Part image(const State& state, const Part& part);

// Cycles of parts as the language writes them; read back they give the same permutation.

/// The sign of that many quarter turns, or thirds of a corner's: "", "+", "++", "-".
[[nodiscard]] std::string_view turn_sign(int turns);

/// The disjoint cycles of a permutation in normal form, "()" for the identity; reads back to the same value.
/// With `stop`, if it is set meanwhile, some of it.
[[nodiscard]] std::string cycle_text(const State& state, StopToken stop = {});
[[nodiscard]] std::string cycle_text(Cube cube, const std::vector<PartCycle>& cycles);

/// The first cycles of that text, until it has `enough` bytes, and how many cycles there are besides.
struct CyclesBegun {
    std::vector<std::string> cycles;
    std::size_t left_out = 0;
};
[[nodiscard]] CyclesBegun first_cycles(const State& state, std::size_t enough, StopToken stop = {});

}  // namespace cubelang::cube
