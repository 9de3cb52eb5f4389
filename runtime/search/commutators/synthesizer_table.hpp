#pragma once
// The basic algorithms of Cube Synthesizer (see cube/synthesizer.hpp), of fewest turns.
//
// A turn is that of one layer, the middle one too, by any angle. The algorithm brings the origin to its destination and
// leaves what is at every other place of the front face, the front centre's own turn included. Two places are free:
// the destination, and where the origin's own cubie shows on the front face.
//
// How: both ends are searched at once. The algorithm is w v', where w and v have at most half its turns, and take the
// stickers that must come back to the same places; besides, w takes the origin where v takes the destination's
// sticker. All v are kept under a 64-bit key of where they take those stickers, and all w look themselves up; what
// they find is checked by doing it.

#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/search/space/effort.hpp"

namespace cubelang::search::synthesizer {

inline constexpr int largest_basic_cube = 20;

struct TableOptions {
    int most_turns = 8;
    Effort effort{};  ///< reports the parts of the search that are done
};

struct TableEntries {
    std::vector<std::optional<std::vector<cube::Move>>> algorithms;  ///< as asked for; empty where none was found
    int searched = -1;  ///< every algorithm up to this length was looked at; what is not found is longer
};

/// The valid entries of an N-layer cube, N <= largest_basic_cube; a turn of the whole cube takes no turn of a layer.
[[nodiscard]] TableEntries basic_algorithms(int n, std::span<const cube::BasicAlgorithm> entries,
                                            const TableOptions& options = {});

/// The table in full, by index.
[[nodiscard]] TableEntries basic_table(int n, const TableOptions& options = {});

}  // namespace cubelang::search::synthesizer
