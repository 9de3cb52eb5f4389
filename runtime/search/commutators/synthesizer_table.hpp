#pragma once
// The shortest basic algorithms of Cube Synthesizer (see cube/coordinates/synthesizer.hpp).
//
// A turn moves one layer, the middle one included, by any angle. The algorithm moves the origin to its destination
// and keeps every other place of the front face, including the rotation of the front centre. Two places are free: the
// destination, and the place where the origin's own part shows on the front face.
//
// The search is bidirectional. The algorithm is w v', where w and v have at most half its turns and move the stickers
// to be kept in the same way; w moves the origin where v moves the destination's sticker. All v are stored by a
// 64-bit key of the images of those stickers, and every w is looked up. Words that are found are verified.

#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/coordinates/synthesizer.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::commutators {

inline constexpr int largest_basic_cube = 20;

struct TableOptions {
    int most_turns = 8;
    SearchLimits limits{};  ///< progress reports the finished parts of the search
};

struct TableEntries {
    std::vector<std::optional<std::vector<cube::Move>>> algorithms;  ///< one for each entry; empty if not found
    int searched = -1;                                               ///< the search is complete up to this length
};

/// Algorithms for valid entries of an n-layer cube, n <= largest_basic_cube. A rotation of the whole cube needs no
/// layer turn.
[[nodiscard]] TableEntries basic_algorithms(int n, std::span<const cube::BasicAlgorithm> entries,
                                            const TableOptions& options = {});

/// The complete table, by index.
[[nodiscard]] TableEntries basic_table(int n, const TableOptions& options = {});

}  // namespace cubelang::search::commutators
