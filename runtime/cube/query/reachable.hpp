#pragma once
// Can turns reach this position? If not, what is the least that would mend it, and which invariant is broken there?
//
// The invariants of the NxNxN cube with labelled stickers. Let x(c) be the parity of the number of quarter turns of the
// layers at distance c from the middle (c = C for the outermost): a corner permutation has parity x(C), the wings at
// distance c along their edge x(c), the fixed centres x(0), the edges x(C) + x(0), a centre at (u, h) of its face
// x(|u|) + x(h) + x(C), where u = h counts twice and u = 0 not at all, and the turns of a supercube's fixed centres
// x(C). Besides, the corners' twists add up to 0 (mod 3), the edges' flips to 0 (mod 2), and the fixed centres are as
// in a turned cube. Every position that keeps all these is reached: three-cycles exist in every orbit. (For N = 3 this
// is the well-known theorem; the supercube's part is the parity of its centre turns.)
//   By colours alone, centres off the middle keep nothing: four of each orbit look alike, and swapping two of those
// mends any parity. Nor do turned fixed centres show.
//   A repair is a swap of two parts, a twist, a flip, or a quarter turn of a fixed centre. The fewest are those of the
// nearest permissible parities (layer_parities.hpp); of equally few, those that leave corners and then wings alone.

#include <string>
#include <vector>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::query {

enum class Counting : std::uint8_t { labelled, by_colours };

/// What one repair mends: a swap in one orbit, a twist, a flip, a turn; or the fixed centres' places, by some swaps.
struct BrokenInvariant {
    std::string what;                     ///< "corner twists add up to 1 (mod 3)"
    std::string fix;                      ///< "turn one corner anticlockwise, such as (-urf)"
    cube::Kind kind;                      ///< of the parts that are to be mended
    std::vector<cube::PartCycle> repair;  ///< (-urf)
};
/// "to fix it, turn one corner anticlockwise, such as (-urf)"
[[nodiscard]] std::string how_to_fix(const BrokenInvariant& broken);
/// What is broken, and how to fix it, as one sentence.
[[nodiscard]] std::string explanation(const BrokenInvariant& broken);

struct Damage {
    std::vector<BrokenInvariant> broken;  ///< empty if p can be reached
    bool fewest = true;                   ///< is it proved that no fewer repairs will do?
};
[[nodiscard]] Damage damage(const cube::State& p, Counting counting = Counting::labelled);

/// All that is broken; empty if p can be reached.
[[nodiscard]] std::vector<BrokenInvariant> broken_invariants(const cube::State& p);
/// All repairs as one permutation: turns reach p * repair(damage(p)).
[[nodiscard]] cube::State repair(cube::Cube cube, const Damage& damage);
/// How many swaps, twists, flips and turns these are.
[[nodiscard]] std::size_t size_of_repair(const Damage& damage);

}  // namespace cubelang::query
