#pragma once
// The gains of rows in a sweep (sweep.hpp), for each column, before any centre moves. The gains of different rows and
// columns hardly depend on one another, if of two columns as far from R as from L, which rows about y connect, one is
// left out.

#include <array>
#include <span>
#include <vector>

#include "runtime/search/reduction/sweep.hpp"

namespace cubelang::search::reduction {

/// A value for each of several rows, for vector instructions.
struct Lanes {
    static constexpr std::size_t count = 8;
    std::array<float, count> value;

    static constexpr Lanes of(float value) {
        Lanes lanes{};
        lanes.value.fill(value);
        return lanes;
    }
    Lanes& operator+=(const Lanes& other) {
        for (std::size_t i = 0; i < count; ++i) value[i] += other.value[i];
        return *this;
    }
    Lanes& operator-=(const Lanes& other) {
        for (std::size_t i = 0; i < count; ++i) value[i] -= other.value[i];
        return *this;
    }
    friend Lanes operator+(Lanes a, const Lanes& b) { return a += b; }
    void raise_to(const Lanes& other) {
        for (std::size_t i = 0; i < count; ++i) value[i] = value[i] < other.value[i] ? other.value[i] : value[i];
    }
};

/// A cell in each of several rows: the labels that are there, and those that shall be.
struct Seen {
    Lanes label{}, wanted{};
};
/// Where these rows meet a column: by the angle of the row, and by the quarters of the column.
struct SeenCrossing {
    std::array<Seen, 4> row{}, column{};
};

/// For all rows, Lanes::count at a time, and each change from one angle to another, 16 values: 4 * from + to. The last
/// lanes may have no rows.
using Worths = std::vector<Lanes>;

class RowGains {
public:
    /// Less than all that a sweep can gain.
    static constexpr float impossible = -1e4F;

    /// In cells that get the label they shall have.
    RowGains(const CentreView& view, Rows rows, std::vector<std::size_t> columns, const CentreLabels& centres,
             const CentreLabels& wanted);

    [[nodiscard]] Rows rows() const { return rows_; }
    [[nodiscard]] std::size_t layers() const { return layers_; }
    [[nodiscard]] std::span<const std::size_t> columns() const { return columns_; }
    /// The number of lanes for all rows.
    [[nodiscard]] std::size_t lanes() const { return lanes_; }
    /// Of all changes, [lanes()][16], if the column with this index turns.
    [[nodiscard]] std::span<const Lanes> of(std::size_t column, int quarters) const {
        const auto size = 16 * lanes_;
        return std::span(worths_).subspan((column * 3 + static_cast<std::size_t>(quarters - 1)) * size, size);
    }
    /// A half turn of a column would take centres to other rows about y.
    [[nodiscard]] bool may_turn(int quarters) const { return rows_ == Rows::conjugated_by_f || quarters != 2; }

private:
    void forbid(std::size_t row, std::size_t column);
    void add(std::size_t column, std::size_t lane, const SeenCrossing& crossing);
    Lanes& at(std::size_t column, int quarters, std::size_t change, std::size_t lane) {
        return worths_[((column * 3 + static_cast<std::size_t>(quarters - 1)) * lanes_ + lane) * 16 + change];
    }

    Rows rows_;
    std::size_t layers_, lanes_;
    std::vector<std::size_t> columns_;
    Worths worths_;
};

}  // namespace cubelang::search::reduction
