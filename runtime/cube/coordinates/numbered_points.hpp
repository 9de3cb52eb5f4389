#pragma once
// A state as a permutation of the numbers 1, 2, …, for programs that only know numbers (GAP): the net numbers 1..6N^2
// of the stickers, and 24 more on a supercube with fixed centres, since a sticker number does not encode the turn of
// its centre. Centre number f of the net's faces U L F R B D has the points 6N^2 + 4f + 1, … + 4: the arrows on it to
// the top of the drawn face, right, bottom, left. A centre turned clockwise moves each to the next.

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "runtime/cube/coordinates/sticker_row.hpp"

namespace cubelang::cube {

[[nodiscard]] std::int64_t point_count(Cube cube);

/// Entry i is the image of number i + 1.
[[nodiscard]] std::vector<std::int64_t> point_images(const State& state);
/// The disjoint cycles of such images, each from its smallest number.
[[nodiscard]] std::vector<std::vector<std::int64_t>> point_cycles(std::span<const std::int64_t> images);

/// A permutation of the numbers that is impossible on a cube: the reason.
struct PointProblem {
    enum class Fault : std::uint8_t {
        wrong_class,  ///< no turns move `number` to `image`
        torn,         ///< `number` and `other` are on one part; their images are not, or are in the wrong order
        centre_torn   ///< the arrow `number` is separated from its centre `other`, which moves to
                      ///< `other_image`
    } fault{};
    std::int64_t number = 0, image = 0, other = 0, other_image = 0;
};
/// `images` is a permutation of 1..point_count.
[[nodiscard]] std::variant<State, PointProblem> state_of_points(Cube cube, std::span<const std::int64_t> images);

}  // namespace cubelang::cube
