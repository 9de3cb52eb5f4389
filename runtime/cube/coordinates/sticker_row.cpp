#include "runtime/cube/coordinates/sticker_row.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::cube {
namespace {

using Numbers = std::vector<std::int64_t>;

std::int64_t count(Cube cube) { return 6LL * cube.n * cube.n; }

bool in_range(Cube cube, const Numbering& numbering, std::int64_t number) {
    return number >= numbering.first && number < numbering.first + count(cube);
}

Numbers initial_row(Cube cube, const Numbering& numbering) {
    Numbers row(static_cast<std::size_t>(count(cube)));
    std::iota(row.begin(), row.end(), numbering.first);
    return row;
}

std::optional<RowProblem> not_a_permutation(Cube cube, const Numbering& numbering, std::span<const std::int64_t> row) {
    constexpr std::size_t nowhere = -1;
    std::vector<std::size_t> at(row.size(), nowhere);
    std::optional<RowProblem> twice;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!in_range(cube, numbering, row[i]))
            return RowProblem{.fault = RowFault::out_of_range, .index = i, .number = row[i]};
        auto& seen = at[static_cast<std::size_t>(row[i] - numbering.first)];
        if (seen != nowhere && !twice)
            twice = RowProblem{.fault = RowFault::repeated, .index = i, .other = seen, .number = row[i]};
        else if (seen == nowhere)
            seen = i;
    }
    if (twice) twice->missing = numbering.first + (std::ranges::find(at, nowhere) - at.begin());
    return twice;
}

// Converts a row that is a permutation to a state, or finds the first place that is impossible on a cube.
class RowReader {
public:
    RowReader(Cube cube, const Numbering& numbering)
        : numbering_(numbering), places_(places(cube, numbering)), state_(solved(cube)) {}

    RowResult read(std::span<const std::int64_t> row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto from = places_[static_cast<std::size_t>(row[i] - numbering_.first)], to = places_[i];
            if (from.block != to.block)
                return RowProblem{.fault = RowFault::wrong_class, .index = i, .number = row[i], .place = number_at(i)};
            send(from, to);
        }
        if (const auto torn = torn_part(state_)) return torn_problem(*torn, row);
        return std::move(state_);
    }

private:
    void send(Place from, Place to) {
        auto& block = state_.blocks[from.block];
        const bool fixed_centre = from.block == state_.cube.classes();
        for (int k = 0; k < (fixed_centre ? 4 : 1); ++k)
            block[from.point + k] = static_cast<std::uint8_t>(to.point + k);
    }
    [[nodiscard]] std::int64_t number_at(std::size_t index) const {
        return numbering_.first + static_cast<std::int64_t>(index);
    }
    [[nodiscard]] std::size_t index_of(Place place) const {
        return static_cast<std::size_t>(std::ranges::find(places_, place) - places_.begin());
    }
    [[nodiscard]] RowProblem torn_problem(std::pair<Place, Place> torn, std::span<const std::int64_t> row) const {
        const auto first = index_of(torn.first), second = index_of(torn.second);
        return {.fault = RowFault::torn,
                .index = second,
                .other = first,
                .number = row[second],
                .place = number_at(second),
                .other_number = row[first],
                .other_place = number_at(first)};
    }

    const Numbering& numbering_;
    std::vector<Place> places_;
    State state_;
};

}  // namespace

std::optional<std::pair<Place, Place>> torn_part(const State& state) {
    for (const int block : orbit_blocks(state.cube)) {
        if (is_centre(kind_of(state.cube, block))) continue;
        for (const auto& part : parts_of_orbit(state.cube, block)) {
            const auto moved = image(state, part);
            const auto whole = part_at(state.cube, moved.stickers[0]);
            for (std::size_t i = 1; i < static_cast<std::size_t>(part.count); ++i)
                if (moved.stickers[i] != whole.stickers[i]) return std::pair{moved.stickers[0], moved.stickers[i]};
        }
    }
    return std::nullopt;
}

RowResult read_row(Cube cube, const Numbering& numbering, std::span<const std::int64_t> row) {
    if (static_cast<std::int64_t>(row.size()) != count(cube))
        return RowProblem{.fault = RowFault::wrong_count, .index = row.size()};
    if (const auto problem = not_a_permutation(cube, numbering, row)) return *problem;
    return RowReader(cube, numbering).read(row);
}

RowResult read_map(Cube cube, const Numbering& numbering, std::span<const std::pair<std::int64_t, std::int64_t>> map) {
    auto row = initial_row(cube, numbering);
    std::vector<std::size_t> given(row.size(), map.size());
    for (std::size_t i = 0; i < map.size(); ++i) {
        const auto [place, number] = map[i];
        for (const auto value : {place, number})
            if (!in_range(cube, numbering, value))
                return RowProblem{.fault = RowFault::out_of_range, .index = i, .number = value};
        auto& seen = given[static_cast<std::size_t>(place - numbering.first)];
        if (seen != map.size())
            return RowProblem{.fault = RowFault::repeated, .index = i, .other = seen, .number = place};
        seen = i;
        row[static_cast<std::size_t>(place - numbering.first)] = number;
    }
    auto result = read_row(cube, numbering, row);
    // A repeated sticker is reported at the first map entry that contains it.
    if (auto* problem = std::get_if<RowProblem>(&result); problem != nullptr && problem->fault == RowFault::repeated)
        problem->index = std::min(given[problem->index], given[problem->other]);
    return result;
}

RowResult read_cycles(Cube cube, const Numbering& numbering, std::span<const std::vector<std::int64_t>> cycles) {
    // `at[s]` is the current place of sticker s; each cycle moves the stickers that are there by then.
    auto row = initial_row(cube, numbering);
    std::size_t index = 0;
    for (const auto& cycle : cycles) {
        std::unordered_map<std::int64_t, std::size_t> seen;
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            stop_point();
            if (!in_range(cube, numbering, cycle[i]))
                return RowProblem{.fault = RowFault::out_of_range, .index = index + i, .number = cycle[i]};
            if (const auto [first, is_new] = seen.emplace(cycle[i], i); !is_new)
                return RowProblem{.fault = RowFault::repeated,
                                  .index = index + i,
                                  .other = index + first->second,
                                  .number = cycle[i]};
        }
        const auto at = [&](std::size_t i) -> auto& {
            return row[static_cast<std::size_t>(cycle[i] - numbering.first)];
        };
        for (std::size_t i = cycle.size(); i-- > 1;) std::swap(at(i), at(i - 1));
        index += cycle.size();
    }
    return read_row(cube, numbering, row);
}

std::vector<std::vector<std::int32_t>> number_cycles(const State& state, const Numbering& numbering) {
    const auto row = second_row(state, numbering);
    std::vector<std::int32_t> images(row.size());
    for (std::size_t i = 0; i < row.size(); ++i)
        images[row[i] - numbering.first] = static_cast<std::int32_t>(i) + numbering.first;
    return group::moved_cycles(std::move(images), numbering.first);
}

std::array<int, 6> centre_turns(const State& state) {
    std::array<int, 6> turns{};
    if (!state.cube.has_fixed_centres()) return turns;
    const auto& centres = state.blocks[state.cube.classes()];
    for (int face = 0; face < 6; ++face) turns[centres[4 * face] / 4] = centres[4 * face] % 4;
    return turns;
}

}  // namespace cubelang::cube
