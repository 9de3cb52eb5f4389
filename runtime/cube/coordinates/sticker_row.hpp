#pragma once
// Permutations given sticker by sticker, in the numbers of a numbering: rows, cycles and maps become a state if a cube
// can be so; otherwise it is reported which number at which place is wrong.

#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"

namespace cubelang::cube {

enum class RowFault : std::uint8_t {
    wrong_count,   ///< not 6N^2 numbers: `index` says how many there are
    out_of_range,  ///< no sticker has this number
    repeated,      ///< the number is at `other` already
    wrong_class,   ///< no turns bring the sticker `number` to `place`
    torn           ///< `number` and `other_number` are stickers of one part; at `place` and `other_place` they are not
};
struct RowProblem {
    RowFault fault{};
    std::size_t index = 0;  ///< wrong_count, out_of_range, repeated: into the numbers as given
    std::size_t other = 0;
    std::int64_t number = 0;
    std::int64_t missing = 0;  ///< repeated: a number that occurs nowhere
    std::int64_t place = 0, other_number = 0, other_place = 0;
};
using RowResult = std::variant<State, RowProblem>;

/// The second row: the sticker at place i (in the numbering's order) has this number. Fixed centres keep their
/// label.
[[nodiscard]] RowResult read_row(Cube cube, const Numbering& numbering, std::span<const std::int64_t> row);

/// Pairs (place, number of the sticker that is there); all others stay.
[[nodiscard]] RowResult read_map(Cube cube, const Numbering& numbering,
                                 std::span<const std::pair<std::int64_t, std::int64_t>> map);

/// Cycles of numbers, multiplied left to right: the sticker at each moves to the next. `index` counts all numbers
/// through.
[[nodiscard]] RowResult read_cycles(Cube cube, const Numbering& numbering,
                                    std::span<const std::vector<std::int64_t>> cycles);

/// The disjoint cycles of stickers, each from its smallest number, ordered by it; fixed stickers are left out.
[[nodiscard]] std::vector<std::vector<std::int32_t>> number_cycles(const State& state, const Numbering& numbering);

/// The quarter turns (0..3) of the fixed centre that is on each face r u f l d b: what numbers of stickers cannot
/// tell.
[[nodiscard]] std::array<int, 6> centre_turns(const State& state);

/// A part torn apart, if there is one: two places whose stickers came from one part and are not on one part now (or are
/// the wrong way round).
[[nodiscard]] std::optional<std::pair<Place, Place>> torn_part(const State& state);

}  // namespace cubelang::cube
