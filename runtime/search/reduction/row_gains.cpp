#include "runtime/search/reduction/row_gains.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::search::reduction {
namespace {

// Cells of several rows: their colours, and those that they shall have.
struct Seen {
    Lanes colour{}, wanted{};

    void set(std::size_t row, std::size_t cell, const CentreColours& centres, const CentreColours& wanted_colours) {
        colour.value[row] = centres[cell];
        wanted.value[row] = wanted_colours[cell];
    }
};

// 1 if the first cell's centre belongs in the second.
Lanes belongs(const Seen& from, const Seen& to) {
    Lanes equal;
    for (std::size_t i = 0; i < Lanes::count; ++i) equal.value[i] = from.colour.value[i] == to.wanted.value[i] ? 1 : 0;
    return equal;
}

// By the row's angle; and by the column's quarters.
struct SeenCrossing {
    std::array<Seen, 4> row{}, column{};
};

}  // namespace

RowGains::RowGains(const CentreView& view, Rows rows, std::vector<std::size_t> columns, const CentreColours& centres,
                   const CentreColours& wanted)
    : rows_(rows),
      layers_(view.layers()),
      lanes_((layers_ + Lanes::count - 1) / Lanes::count),
      columns_(std::move(columns)),
      worths_(columns_.size() * 48 * lanes_, Lanes::of(0)) {
    for (std::size_t column = 0; column < columns_.size(); ++column)
        for (std::size_t lane = 0; lane < lanes_; ++lane) {
            add(column, lane, view, centres, wanted);
            for (std::size_t row = lane * Lanes::count; row < (lane + 1) * Lanes::count; ++row)
                if (!may_turn(row, column)) forbid(row, column);
        }
}

// A layer about x is a row or a column.
bool RowGains::may_turn(std::size_t row, std::size_t column) const {
    if (row >= layers_ || is_middle(row, layers_)) return false;
    return rows_ == Rows::about_y || row != columns_[column];
}

void RowGains::forbid(std::size_t row, std::size_t column) {
    for (const int quarters : {1, 2, 3})
        for (std::size_t change = 1; change < 16; ++change)
            at(column, quarters, change, row / Lanes::count).value[row % Lanes::count] = impossible;
}

// The gains of the rows in these lanes.
void RowGains::add(std::size_t column, std::size_t lane, const CentreView& view, const CentreColours& centres,
                   const CentreColours& wanted) {
    std::array<SeenCrossing, 2> crossings;
    std::size_t count = 0;
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        count = 0;
        const auto row = std::min(lane * Lanes::count + i, layers_ - 1);
        for_crossings(view, rows_, columns_[column], row, [&](const Crossing& crossing) {
            auto& seen = crossings[count++];
            for (std::size_t quarters = 0; quarters < 4; ++quarters) {
                seen.row[(4 - quarters) & 3U].set(i, crossing.row[quarters], centres, wanted);
                seen.column[quarters].set(i, crossing.column[quarters], centres, wanted);
            }
        });
    }
    for (std::size_t crossing = 0; crossing < count; ++crossing) {
        const auto& [row, by_quarters] = crossings[crossing];
        std::array<Lanes, 16> of_row;
        for (std::size_t change = 0; change < 16; ++change) {
            of_row[change] = belongs(row[change / 4], row[change % 4]);
            of_row[change] -= belongs(row[change / 4], row[change / 4]);
            of_row[change] -= belongs(row[change % 4], row[change % 4]);
        }
        for (const int quarters : {1, 2, 3}) {
            const auto& other = by_quarters[static_cast<std::size_t>(quarters)];
            const auto home = belongs(other, other);
            std::array<Lanes, 4> from, to;
            for (std::size_t angle = 0; angle < 4; ++angle) {
                from[angle] = belongs(other, row[angle]);
                to[angle] = belongs(row[angle], other);
                to[angle] -= home;
            }
            for (std::size_t change = 0; change < 16; ++change)
                if (change % 5 != 0)  // or else it does not turn
                    at(column, quarters, change, lane) += of_row[change] + from[change / 4] + to[change % 4];
        }
    }
}

}  // namespace cubelang::search::reduction
