#pragma once
// Whether turns reach a position; if not, the smallest repair, and the invariants that it violates.
//
// The invariants of the NxNxN cube with labelled stickers. Let x(c) be the parity of the number of quarter turns of
// the layers at distance c from the middle (c = C for the outermost): a corner permutation has parity x(C), the wings
// at distance c along their edge x(c), the fixed centres x(0), the edges x(C) + x(0), a centre at (u, h) of its face
// x(|u|) + x(h) + x(C), where u = h counts twice and u = 0 is not counted, and the turns of a supercube's fixed
// centres x(C). Also, the corner twists add up to 0 (mod 3), the edge flips to 0 (mod 2), and the fixed centres are
// arranged as on a rotated cube. Every position with these properties is reachable: three-cycles exist in every
// orbit. (For N = 3 this is the well-known theorem; a supercube has the parity of its centre turns in addition.)
//   By colours, centres off the middle have no invariant: each orbit has four equal ones, and a swap of two of those
// repairs any parity. Turned fixed centres do not show.
//   A repair is a swap of two parts, a twist, a flip, or a quarter turn of a fixed centre. A smallest set belongs to
// the nearest possible parities (layer_parities.hpp); among equal numbers, corners and then wings are left alone.

#include <string>
#include <vector>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::reach {

enum class Counting : std::uint8_t { labelled, by_colours };

/// One repair: a swap in one orbit, a twist, a flip, or a turn; or all swaps that rearrange the fixed centres.
struct BrokenInvariant {
    std::string what;                     ///< "corner twists add up to 1 (mod 3)"
    std::string instruction;              ///< "turn one corner anticlockwise, such as (-urf)"
    cube::Kind kind;                      ///< of the parts to be repaired
    std::vector<cube::PartCycle> repair;  ///< (-urf)
};
/// "to fix it, turn one corner anticlockwise, such as (-urf)"
[[nodiscard]] std::string repair_advice(const BrokenInvariant& broken);
/// The broken invariant and its repair in one sentence.
[[nodiscard]] std::string explanation(const BrokenInvariant& broken);

struct Damage {
    std::vector<BrokenInvariant> broken;  ///< empty if p is reachable
    bool fewest = true;                   ///< the number of repairs is proved to be the minimum
};
[[nodiscard]] Damage damage(const cube::State& p, Counting counting = Counting::labelled);

/// All broken invariants; empty if p is reachable.
[[nodiscard]] std::vector<BrokenInvariant> broken_invariants(const cube::State& p);
/// All repairs as one permutation: p * repair(damage(p)) is reachable.
[[nodiscard]] cube::State repair(cube::Cube cube, const Damage& damage);
/// The number of swaps, twists, flips and turns.
[[nodiscard]] std::size_t size_of_repair(const Damage& damage);

}  // namespace cubelang::reach
