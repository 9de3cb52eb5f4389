#pragma once
// A state as a permutation of the numbers 1, 2, …, for programs that know only numbers (GAP): the stickers' net numbers
// 1..6N^2, and on a supercube with fixed centres 24 more, because a sticker's number does not tell how its centre is
// turned. Centre number f of the net's faces U L F R B D has the points 6N^2 + 4f + 1, … + 4: the arrow on it to the
// top of the drawn face, right, bottom, left. A centre turned clockwise moves each to the next.

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "runtime/cube/coordinates/sticker_row.hpp"

namespace cubelang::cube {

[[nodiscard]] std::int64_t point_count(Cube cube);

/// At i, to which number i + 1 goes.
[[nodiscard]] std::vector<std::int64_t> point_images(const State& state);
/// The disjoint cycles of such images, each from its smallest number.
[[nodiscard]] std::vector<std::vector<std::int64_t>> point_cycles(std::span<const std::int64_t> images);

/// Why no cube can do what a permutation of the numbers does.
struct PointProblem {
    enum class Fault : std::uint8_t {
        wrong_class,  ///< no turns bring `number` to `image`
        torn,        ///< `number` and `other` are on one part, `image` and `other_image` are not, or not that way round
        centre_torn  ///< the arrow `number` of a centre does not go with its centre `other`, which goes to
                     ///< `other_image`
    } fault{};
    std::int64_t number = 0, image = 0, other = 0, other_image = 0;
};
/// `images` is a permutation of 1..point_count.
[[nodiscard]] std::variant<State, PointProblem> state_of_points(Cube cube, std::span<const std::int64_t> images);

}  // namespace cubelang::cube
