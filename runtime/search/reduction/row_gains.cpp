#include "runtime/search/reduction/row_gains.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::search::reduction {
namespace {

// 1 if the first cell's centre belongs in the second.
Lanes belongs(const Seen& from, const Seen& to) {
    Lanes equal;
    for (std::size_t i = 0; i < Lanes::count; ++i) equal.value[i] = from.label.value[i] == to.wanted.value[i] ? 1 : 0;
    return equal;
}

class Looker {
public:
    Looker(const CentreView& view, Rows rows, const CentreLabels& centres, const CentreLabels& wanted)
        : view_(view), rows_(rows), centres_(centres), wanted_(wanted) {}

    /// Where a column meets the rows in these lanes: in one place each, or in two.
    [[nodiscard]] std::vector<SeenCrossing> crossings(std::size_t column, std::size_t lane) const {
        std::vector<SeenCrossing> seen(rows_ == Rows::about_y ? 2 : 1);
        for (std::size_t i = 0; i < Lanes::count; ++i) {
            const auto row = std::min(lane * Lanes::count + i, view_.layers() - 1);
            auto next = seen.begin();
            for_crossings(view_, rows_, column, row, [&](const Crossing& crossing) {
                for (std::size_t quarters = 0; quarters < 4; ++quarters) {
                    look(crossing.row[quarters], i, next->row[(4 - quarters) & 3U]);
                    look(crossing.column[quarters], i, next->column[quarters]);
                }
                ++next;
            });
        }
        return seen;
    }

private:
    void look(std::size_t cell, std::size_t lane, Seen& seen) const {
        seen.label.value[lane] = centres_[cell];
        seen.wanted.value[lane] = wanted_[cell];
    }

    const CentreView& view_;
    Rows rows_;
    const CentreLabels &centres_, &wanted_;
};

}  // namespace

RowGains::RowGains(const CentreView& view, Rows rows, std::vector<std::size_t> columns, const CentreLabels& centres,
                   const CentreLabels& wanted)
    : rows_(rows),
      layers_(view.layers()),
      lanes_((layers_ + Lanes::count - 1) / Lanes::count),
      columns_(std::move(columns)),
      worths_(columns_.size() * 48 * lanes_, Lanes::of(0)) {
    const Looker looker(view, rows, centres, wanted);
    for (std::size_t column = 0; column < columns_.size(); ++column)
        for (std::size_t lane = 0; lane < lanes_; ++lane) {
            for (const auto& crossing : looker.crossings(columns_[column], lane)) add(column, lane, crossing);
            for (std::size_t row = lane * Lanes::count; row < (lane + 1) * Lanes::count; ++row) forbid(row, column);
        }
}

// A layer about x is a row or a column. Two middle layers would move the fixed centres. A row about y meets a middle
// column twice in the same ring of cells, which a half turn would swap.
void RowGains::forbid(std::size_t row, std::size_t column) {
    const auto layer = columns_[column];
    const auto is_middle = [&](std::size_t at) { return 2 * at + 1 == layers_; };
    const bool is_same = rows_ == Rows::about_y ? is_middle(row) && is_middle(layer) : row == layer;
    const bool never = row >= layers_ || is_same, no_half = rows_ == Rows::about_y && is_middle(layer);
    for (std::size_t change = 1; change < 16; ++change)
        if (never || (no_half && ((change / 4 - change) & 3U) == 2))
            for (const int quarters : {1, 2, 3})
                at(column, quarters, change, row / Lanes::count).value[row % Lanes::count] = impossible;
}

// The gains of the rows in these lanes.
void RowGains::add(std::size_t column, std::size_t lane, const SeenCrossing& crossing) {
    const auto& row = crossing.row;
    std::array<Lanes, 16> of_row;
    for (std::size_t change = 0; change < 16; ++change) {
        of_row[change] = belongs(row[change / 4], row[change % 4]);
        of_row[change] -= belongs(row[change / 4], row[change / 4]);
        of_row[change] -= belongs(row[change % 4], row[change % 4]);
    }
    for (const int quarters : {1, 2, 3}) {
        const auto& other = crossing.column[static_cast<std::size_t>(quarters)];
        std::array<Lanes, 4> from, to;
        for (std::size_t angle = 0; angle < 4; ++angle) {
            from[angle] = belongs(other, row[angle]);
            to[angle] = belongs(row[angle], other);
            to[angle] -= belongs(other, other);
        }
        for (std::size_t change = 0; change < 16; ++change)
            if (change % 5 != 0)  // or else the row does not turn
                at(column, quarters, change, lane) += of_row[change] + from[change / 4] + to[change % 4];
    }
}

}  // namespace cubelang::search::reduction
