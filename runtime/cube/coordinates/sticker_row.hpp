#pragma once
// Permutations given by sticker numbers of a numbering: rows, cycles and maps become a state, if they are possible on
// a cube; otherwise the wrong number and its place are reported.

#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"

namespace cubelang::cube {

enum class RowFault : std::uint8_t {
    wrong_count,   ///< not 6N^2 numbers; `index` is their number
    out_of_range,  ///< no sticker has this number
    repeated,      ///< the number is at `other` already
    wrong_class,   ///< no turns move the sticker `number` to `place`
    torn           ///< `number` and `other_number` are on one part, but `place` and `other_place` are not
};
struct RowProblem {
    RowFault fault{};
    std::size_t index = 0;  ///< wrong_count, out_of_range, repeated: index into the given numbers
    std::size_t other = 0;
    std::int64_t number = 0;
    std::int64_t missing = 0;  ///< repeated: a number that is missing
    std::int64_t place = 0, other_number = 0, other_place = 0;
};
using RowResult = std::variant<State, RowProblem>;

/// The second row: entry i is the number of the sticker at place i, in the numbering's order. Fixed centres keep
/// their label.
[[nodiscard]] RowResult read_row(Cube cube, const Numbering& numbering, std::span<const std::int64_t> row);

/// Pairs (place, number of the sticker there); all other stickers stay.
[[nodiscard]] RowResult read_map(Cube cube, const Numbering& numbering,
                                 std::span<const std::pair<std::int64_t, std::int64_t>> map);

/// Cycles of numbers, multiplied left to right: each sticker moves to the next. `index` counts through all numbers.
[[nodiscard]] RowResult read_cycles(Cube cube, const Numbering& numbering,
                                    std::span<const std::vector<std::int64_t>> cycles);

/// The disjoint cycles of stickers, each from its smallest number, ordered by it; without fixed stickers.
[[nodiscard]] std::vector<std::vector<std::int32_t>> number_cycles(const State& state, const Numbering& numbering);

/// The quarter turns (0..3) of the fixed centre that is on each face r u f l d b: sticker numbers do not show them.
[[nodiscard]] std::array<int, 6> centre_turns(const State& state);

/// A part that has been torn apart: two places whose stickers came from one part and are not on one part now (or are
/// in the wrong order). nullopt if all parts are whole.
[[nodiscard]] std::optional<std::pair<Place, Place>> torn_part(const State& state);

}  // namespace cubelang::cube
