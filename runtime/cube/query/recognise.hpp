#pragma once
// Which of some known states a state is: seen from some side or in a mirror, with the top layer turned before and
// after, and the whole cube in any orientation at the end.

#include <span>
#include <vector>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {

/// What is looked at: a label for each sticker; stickers that share one look alike.
using Looks = perm::Blocks;
/// All is looked at, but of centres that turning never tells apart only the colours.
[[nodiscard]] Looks colors_of_centres(cube::Cube cube);
/// Which label is at each place.
[[nodiscard]] perm::Blocks look(const cube::State& p, const Looks& looks);

/// p is (U^before known U^after)^symmetry, or its inverse is, but for the orientation of the whole cube.
struct Recognised {
    std::size_t which = 0;  ///< of the known states
    bool inverse = false;
    cube::Symmetry symmetry;
    int before = 0, after = 0;  ///< quarter turns of U
};

/// Of each known state, and each direction, the simplest way to see it: no mirror before a mirror, little turning
/// before much. Known states that need a mirror are left out where others do without. `as_held`: the whole cube is not
/// turned at the end.
[[nodiscard]] std::vector<Recognised> recognise(const cube::State& p, std::span<const cube::State> known,
                                                const Looks& looks, bool as_held = false);

/// The state with the whole cube turned so that its fixed centres are home; as it is if that cannot be.
[[nodiscard]] cube::State turned_upright(const cube::State& p);

}  // namespace cubelang::query
