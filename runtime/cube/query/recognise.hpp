#pragma once
// Finds known states in a state: in any orientation or mirrored, with the top layer turned before and after, and the
// whole cube in any orientation at the end.

#include <span>
#include <vector>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::query {

/// The labels to compare, one for each sticker; stickers with the same label are equal.
using StickerLabels = perm::Blocks;
/// Compares all stickers, except that equal centres which turns do not distinguish are compared by colour.
[[nodiscard]] StickerLabels colors_of_centres(cube::Cube cube);
/// The label at each place.
[[nodiscard]] perm::Blocks look(const cube::State& p, const StickerLabels& looks);

/// p, or its inverse, is (U^before known U^after)^symmetry, up to the orientation of the whole cube.
struct RecognisedState {
    std::size_t which = 0;  ///< index of the known state
    bool inverse = false;
    cube::Symmetry symmetry;
    int before = 0, after = 0;  ///< quarter turns of U
};

/// For each known state and each direction, the simplest match: without a mirror rather than with one, few turns
/// rather than many. Matches that need a mirror are omitted if there are others. `keep_orientation`: the whole cube is
/// not rotated at the end.
[[nodiscard]] std::vector<RecognisedState> recognise(const cube::State& p, std::span<const cube::State> known,
                                                     const StickerLabels& looks, bool keep_orientation = false);

/// The state with the whole cube rotated so that its fixed centres are solved; unchanged if that is impossible.
[[nodiscard]] cube::State upright_state(const cube::State& p);

}  // namespace cubelang::query
