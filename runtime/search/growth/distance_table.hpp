#pragma once
// Distances of all combinations of some coordinates, four bits each. Moves are made from the states at one distance,
// or, when fewer states are left than that, back from those that are left.
//
// A scan for the states at one distance also finds those that are 15, 30, … nearer. They were counted then, and
// marking their predecessors again changes nothing.

#include <optional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/growth/coordinate.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

class DistanceTable {
public:
    /// With higher costs the distance modulo 15 would be ambiguous.
    static constexpr int most_cost = 3;
    /// The size of the table in bytes; nothing from 10^15 bytes on.
    [[nodiscard]] static std::optional<std::size_t> bytes(const std::vector<Coordinate>& coordinates);

    DistanceTable(std::vector<Coordinate> coordinates, std::vector<int> costs);

    /// Expands the states at the next distance and returns their number. Nothing if stopped: the table is then
    /// unusable.
    std::optional<std::uint64_t> next(StopToken stop);
    /// Are all states that can be reached counted?
    [[nodiscard]] bool ended() const { return empty_distances_ >= highest_cost_; }
    /// A cheapest path to the first state from each of up to `most` states at a distance.
    [[nodiscard]] std::vector<GeneratorWord> paths(int distance, std::size_t most) const;

private:
    static constexpr unsigned unseen = 15;

    [[nodiscard]] unsigned get(std::size_t row, std::uint32_t column) const {
        return table_[row * row_bytes_ + column / 2] >> (column % 2 * 4) & 15U;
    }
    [[nodiscard]] std::uint64_t count_in(std::size_t row, unsigned value) const;
    void expand(std::size_t row, std::vector<std::uint32_t>& columns);
    void look_back(std::size_t row, std::vector<std::uint32_t>& columns);
    void collect(std::size_t row, unsigned value, std::vector<std::uint32_t>& columns) const;
    void mark(std::size_t row, const std::vector<std::uint32_t>& columns, const std::vector<std::uint32_t>& moved,
              int cost);
    [[nodiscard]] std::size_t row_before(std::size_t generator) const;
    [[nodiscard]] std::size_t row_after(std::size_t row, std::size_t generator) const;
    void read_row(std::size_t row);
    [[nodiscard]] GeneratorWord path(std::size_t row, std::uint32_t column) const;
    [[nodiscard]] int cost_of(const GeneratorWord& word) const;

    std::vector<Coordinate> rows_;  ///< all but the last coordinate
    Coordinate columns_;
    std::vector<int> costs_;
    int highest_cost_ = 1;
    std::size_t row_count_ = 1, row_bytes_ = 0;
    std::vector<std::uint8_t> table_;
    std::vector<std::uint32_t> here_;  ///< coordinates of the row being expanded
    std::vector<std::uint64_t> counts_;
    int distance_ = 0;
    int empty_distances_ = 0;  ///< the number of consecutive last distances without a state
};

}  // namespace cubelang::search
