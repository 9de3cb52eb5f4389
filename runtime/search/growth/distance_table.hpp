#pragma once
// Distances of all combinations of some coordinates: two bits each where every move costs 1, otherwise four.
//
// A row holds the combinations with one position of the first coordinates, a column those with one of the others. Only
// columns that parities and the like allow are in a row. What is known of a state is its distance modulo 3 (15), or
// that it is unseen. Moves are made from the states at one distance, or, where that is less work, back from those that
// are left. Threads lock one row at a time, so that states are counted when they are found.
//
// A scan for the states at one distance also finds those that are 3, 6, … (15, 30, …) nearer. Marking what moves make
// of them again changes nothing.

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include "runtime/search/growth/coordinate.hpp"
#include "runtime/search/growth/pairs.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

class DistanceTable {
public:
    /// With higher costs the distance modulo 15 would be ambiguous.
    static constexpr int most_cost = 3;

    /// Every move has its inverse. Nothing if the table needs more memory than the limit.
    static std::unique_ptr<DistanceTable> of(const std::vector<Coordinate>& coordinates, std::vector<int> costs,
                                             const SearchLimits& limits);

    /// Expands the states at the last distance and returns the number of those at the next. Nothing if stopped: the
    /// table is then unusable.
    std::optional<std::uint64_t> next();
    /// Are all states that can be reached counted?
    [[nodiscard]] bool ended() const;
    /// A cheapest path to each of up to `most` states at the last distance that has any.
    [[nodiscard]] std::vector<GeneratorWord> farthest(std::size_t most) const;

private:
    using Columns = std::vector<std::uint16_t>;
    struct Work {
        Columns columns;
        std::array<std::uint64_t, most_cost + 1> found{};  ///< by distance from the last one
        std::uint64_t tried = 0;
    };

    DistanceTable(Preimages rows, const Preimages& columns, std::vector<int> costs, const SearchLimits& limits);

    [[nodiscard]] unsigned value(int distance) const { return static_cast<unsigned>(distance) % unseen_; }
    [[nodiscard]] const std::uint8_t* at(std::size_t row) const { return &table_[row * row_bytes_]; }
    [[nodiscard]] unsigned get(std::size_t row, std::uint32_t column) const {
        return at(row)[column * bits_ / 8] >> column * bits_ % 8 & unseen_;
    }
    void prefetch(std::size_t row) const {
        for (std::size_t byte = 0; byte < row_bytes_; byte += 64) __builtin_prefetch(at(row) + byte);
    }
    /// For each column of the row, the column before a move.
    [[nodiscard]] const std::uint16_t* moved(std::size_t move, std::size_t row) const {
        return &classes_.columns[move][std::size_t{classes_.of_row[row]} * classes_.size];
    }
    [[nodiscard]] std::mutex& lock_of(std::size_t row) { return locks_[row % locks_.size()]; }
    [[nodiscard]] double tries_back() const;
    std::span<std::uint16_t> collect(const std::uint8_t* row, unsigned value, Columns& columns) const;
    void expand(std::size_t row, Work& work);
    void look_back(std::size_t row, Work& work);
    std::uint64_t mark(std::size_t row, std::span<const std::uint16_t> columns, const std::uint16_t* moved);
    std::uint64_t lower(std::size_t row, std::span<const std::uint16_t> columns, const std::uint16_t* moved, int cost,
                        Work& work);
    [[nodiscard]] bool leads_on(std::size_t row, std::uint32_t column) const;
    [[nodiscard]] GeneratorWord path(std::size_t row, std::uint32_t column) const;
    [[nodiscard]] int cost_of(const GeneratorWord& word) const;

    Preimages rows_;
    ColumnClasses classes_;
    std::vector<int> costs_;
    const SearchLimits& limits_;
    int highest_cost_;
    unsigned bits_, unseen_;
    std::size_t row_bytes_;
    std::vector<std::uint8_t> table_;
    std::vector<int> newest_;  ///< of each row, the greatest distance that was marked
    std::array<std::mutex, 1024> locks_;
    std::vector<std::uint64_t> counts_{1};  ///< by distance, and those seen already beyond the last one
    int distance_ = 0;
    double more_tries_ = 1;  ///< than expected, the last time
};

}  // namespace cubelang::search
