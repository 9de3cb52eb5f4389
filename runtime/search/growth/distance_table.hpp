#pragma once
// Distances of all combinations of some coordinates: two bits each where every move costs 1, otherwise four.
//
// A row holds the combinations with one position of some coordinates, a column those with one of the others. Only
// columns that parities and the like allow are in a row. What is known of a state is its distance modulo 3 (15), or
// that it is unseen. Moves are made from the states at one distance, or, when few are left, back from those. Threads
// lock one row at a time.
//
// A scan for the states at one distance also finds those that are 3, 6, … (15, 30, …) nearer. They were counted then,
// and marking what moves make of them again changes nothing.

#include <array>
#include <mutex>
#include <optional>
#include <span>

#include "runtime/search/growth/coordinate.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

class DistanceTable {
public:
    /// With higher costs the distance modulo 15 would be ambiguous.
    static constexpr int most_cost = 3;

    /// Every move has its inverse. It is empty if it needs more memory than the limit; coordinates are extra.
    DistanceTable(std::vector<Coordinate> coordinates, std::vector<int> costs, const SearchLimits& limits);
    [[nodiscard]] bool empty() const { return table_.empty(); }

    /// Expands the states at the last distance and returns the number of those at the next. Nothing if stopped: the
    /// table is then unusable.
    std::optional<std::uint64_t> next();
    /// Are all states that can be reached counted?
    [[nodiscard]] bool ended() const;
    /// A cheapest path to each of up to `most` states at the last distance that has any.
    [[nodiscard]] std::vector<GeneratorWord> farthest(std::size_t most) const;

private:
    struct Work {
        std::vector<std::uint16_t> columns;
        std::array<std::uint64_t, 16> more{};  ///< states by their value, modulo 2^64
    };
    using Columns = std::span<std::uint16_t>;

    [[nodiscard]] unsigned value(int distance) const { return static_cast<unsigned>(distance) % unseen_; }
    [[nodiscard]] const std::uint8_t* at(std::size_t row) const { return &table_[row * row_bytes_]; }
    [[nodiscard]] unsigned get(const std::uint8_t* row, std::uint32_t column) const {
        return row[column * bits_ / 8] >> column * bits_ % 8 & unseen_;
    }
    void change(std::size_t row, std::uint32_t column, unsigned by) {
        table_[row * row_bytes_ + column * bits_ / 8] ^= static_cast<std::uint8_t>(by << column * bits_ % 8);
    }
    /// For each column of the row, the column before a move.
    [[nodiscard]] const std::uint16_t* moved(std::size_t move, std::size_t row) const {
        return &classes_.columns[move][std::size_t{classes_.of_row[row]} * classes_.size];
    }
    [[nodiscard]] std::mutex& lock_of(std::size_t row) { return locks_[row % locks_.size()]; }
    template <class At>
    void for_matches(Columns columns, std::size_t move, std::size_t row, unsigned values, At at) const;
    Columns collect(std::size_t row, unsigned value, std::vector<std::uint16_t>& columns) const;
    void expand(std::size_t row, Work& work);
    void look_back(std::size_t row, Work& work);
    [[nodiscard]] GeneratorWord path(std::size_t row, std::uint32_t column) const;

    Preimages rows_;
    ColumnClasses classes_;
    std::vector<int> costs_;
    const SearchLimits& limits_;
    int highest_cost_;
    unsigned bits_, unseen_;
    std::size_t row_bytes_ = 0;
    std::vector<std::uint8_t> table_;
    std::vector<int> newest_;  ///< of each row, the greatest distance that was marked
    std::vector<std::mutex> locks_{1024};
    std::vector<std::uint64_t> counts_{1};  ///< by distance, and those seen already beyond the last one
    int distance_ = 0;
};

}  // namespace cubelang::search
