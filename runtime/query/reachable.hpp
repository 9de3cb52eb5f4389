#pragma once
// Can turns reach this position? If not, which invariant is broken, by how much, and what would fix it.
//
// The invariants of the NxNxN cube with labelled stickers. Let x(c) be the parity of the number of quarter turns of the
// layers at distance c from the middle (c = C for the outermost): a corner permutation has parity x(C), the wings at
// distance c along their edge x(c), the fixed centres x(0), the edges x(C) + x(0), a centre at (u, h) of its face
// x(|u|) + x(h) + x(C), where u = h counts twice and u = 0 not at all, and the turns of a supercube's fixed centres
// x(C). Besides, the corners' twists add up to 0 (mod 3), the edges' flips to 0 (mod 2), and the fixed centres are as
// in a turned cube. Every position that keeps all these is reached: three-cycles exist in every orbit. (For N = 3 this
// is the well-known theorem; the supercube's part is the parity of its centre turns.)

#include <string>
#include <vector>

#include "runtime/cube/turns.hpp"

namespace cubelang::query {

struct BrokenInvariant {
    std::string what;  ///< "corner twists add up to 1 (mod 3)"
    std::string fix;   ///< "turn one corner anticlockwise, such as (-urf)"
};
/// "to fix it, turn one corner anticlockwise, such as (-urf)"
[[nodiscard]] std::string how_to_fix(const BrokenInvariant& broken);
/// What is broken, and how to fix it, as one sentence.
[[nodiscard]] std::string explanation(const BrokenInvariant& broken);

/// All that is broken; empty if p can be reached.
[[nodiscard]] std::vector<BrokenInvariant> broken_invariants(const cube::State& p);

}  // namespace cubelang::query
