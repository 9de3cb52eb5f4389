#pragma once
// Randelshofer's oriented cycles: conversion to a permutation and back to a normal form.
//
// In a cycle each part moves to the location of the next, sticker i of one name to sticker i of the next. A sign on the
// first part turns the last one on its way to the first: edges + (flip), corners + clockwise and - anticlockwise seen
// from outside, for any spelling. Fixed centres (supercube) may all have signs: +, ++ and - are quarter turns
// clockwise, relative to the first part before the cycle. Wings and other centres cannot turn separately: a sign on
// such a centre is accepted if it is true.
//
// Normal form: disjoint cycles, orbit by orbit in the order of `orbit_blocks`; each starts at the first of its
// locations in the order of `parts_of_orbit`, in canonical spelling, and the spelling of the others follows the
// stickers. Unmoved parts are omitted. An answer at the prompt differs from it only in where its cycles start: at the
// locations that were typed (CycleStarts).

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube {

/// A location in a cycle with its sign.
struct CyclePart {
    Part part;
    int turns = 0;         ///< + 1, ++ 2, - -1; of a fixed centre modulo 4
    bool signed_ = false;  ///< has a sign (checked even if it turns nothing)
};
using PartCycle = std::vector<CyclePart>;

enum class CycleFault : std::uint8_t {
    mixed_kinds,
    other_orbit,       ///< wings or centres of two orbits
    repeated,          ///< a part occurs twice
    mixed_handedness,  ///< some corners are spelled clockwise, others anticlockwise
    sign_not_first,    ///< on a later corner, edge or wing
    wrong_sign,        ///< `++ufl`, `-fu`
    wing_flip,         ///< a spelling or sign that would flip a wing
    centre_turn,       ///< a wrong sign on a centre off the middle
    ordinary_centre    ///< a sign on a fixed centre, on an ordinary cube
};
struct CycleProblem {
    CycleFault fault;
    std::size_t at;        ///< the index of the wrong part
    std::size_t with = 0;  ///< the index of the conflicting part, if any
};

/// state = state * cycle, or the problem (then the state is unchanged).
[[nodiscard]] std::optional<CycleProblem> apply_cycle(State& state, std::span<const CyclePart> cycle);

/// Locations in the spelling and order in which they were typed.
class CycleStarts {
public:
    void add(Cube cube, const Part& part);
    [[nodiscard]] bool empty() const { return typed_.empty(); }
    /// The first of them that is in this cycle of a cube of the same size; null if none is.
    [[nodiscard]] const Part* in(Cube cube, std::span<const CyclePart> cycle) const;

private:
    using Key = std::pair<int, int>;  ///< block and point of the part's identity
    [[nodiscard]] static Key key(Cube cube, const Part& part);

    int n_ = 0;
    std::map<Key, std::pair<std::size_t, Part>> typed_;
};

/// The normal form. `orbits` (blocks as in orbit_blocks) restricts it to some orbits. With `starts`, a cycle that has
/// one of these locations starts there, in its spelling; the order of the cycles is that of the normal form.
[[nodiscard]] std::vector<PartCycle> cycles_of(const State& state, std::span<const int> orbits,
                                               const CycleStarts& starts = {});
[[nodiscard]] std::vector<PartCycle> cycles_of(const State& state);

/// The turns of the part at index i on its way to the next: the signs of a cycle, step by step.
[[nodiscard]] int turns_to_next(const PartCycle& cycle, std::size_t i);

/// The image of a part: the images of its stickers, in the order of its spelling.
[[nodiscard]] Part image(const State& state, const Part& part);

// Cycles in the syntax of the language; reading them yields the same permutation.

/// The sign for this number of quarter turns, or of thirds for a corner: "", "+", "++", "-".
[[nodiscard]] std::string_view turn_sign(int turns);

/// The disjoint cycles of a permutation in normal form, "()" for the identity. Incomplete if stopped.
[[nodiscard]] std::string cycle_text(const State& state, StopToken stop = {}, const CycleStarts& starts = {});
[[nodiscard]] std::string cycle_text(Cube cube, const std::vector<PartCycle>& cycles);

/// The first cycles of that text, until it has `enough` bytes, and the number of cycles omitted.
struct FirstCycles {
    std::vector<std::string> cycles;
    std::size_t left_out = 0;
};
[[nodiscard]] FirstCycles first_cycles(const State& state, std::size_t enough, StopToken stop = {},
                                       const CycleStarts& starts = {});

/// Whether the centres of this block, off the middle, must be odd for turns to reach the state: turned layers leave
/// their parities in corners and wings.
[[nodiscard]] bool centres_are_odd(const State& state, int block);

}  // namespace cubelang::cube
