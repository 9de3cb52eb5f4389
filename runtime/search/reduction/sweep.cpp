#include "runtime/search/reduction/sweep.hpp"

#include <algorithm>
#include <utility>

namespace cubelang::search::reduction {
namespace {

using cube::Axis;

// As turns count layers: the outer ones too, from 1.
int layer_number(std::size_t layer) { return static_cast<int>(layer) + 2; }

// Row changes of a step, with F and F' around them if need be.
class TurnList {
public:
    explicit TurnList(Rows rows) : rows_(rows) {}
    [[nodiscard]] std::vector<cube::Turn> result() && { return std::move(turns_); }

    void column(std::size_t layer, int quarters) { add(Axis::x, layer_number(layer), quarters); }
    void rows(const std::vector<Sweep::Row>& rows) {
        if (rows.empty()) return;
        if (rows_ == Rows::conjugated_by_f) add(Axis::z, 1, 1);
        const auto axis = rows_ == Rows::about_y ? Axis::y : Axis::x;
        for (const auto& row : rows) add(axis, layer_number(row.layer), (4 + row.to - row.from) % 4);
        if (rows_ == Rows::conjugated_by_f) add(Axis::z, 1, 3);
    }

private:
    void add(Axis axis, int layer, int quarters) { turns_.push_back({axis, layer, layer, quarters}); }

    Rows rows_;
    std::vector<cube::Turn> turns_;
};

// From where the steps leave the rows to where they end.
std::vector<Sweep::Row> last_rows(const Sweep& sweep, std::size_t layers) {
    std::vector<std::uint8_t> angles(layers), ends(layers);
    for (const auto& step : sweep.steps)
        for (const auto& row : step.rows) angles[row.layer] = row.to;
    for (const auto& [layer, quarters] : sweep.ends) ends[layer] = static_cast<std::uint8_t>(quarters);
    std::vector<Sweep::Row> rows;
    for (std::uint16_t layer = 0; layer < layers; ++layer)
        if (angles[layer] != ends[layer]) rows.push_back({layer, angles[layer], ends[layer]});
    return rows;
}

using Cells = std::array<std::size_t, 3>;

int count_right(const CentreLabels& centres, const CentreLabels& wanted, const Cells& cells) {
    int count = 0;
    for (const auto cell : cells) count += centres[cell] == wanted[cell] ? 1 : 0;
    return count;
}

// Calls visit(cells) for all three-cycles of a step, in their order.
template <class Visit>
void for_cycles(const CentreView& view, Rows rows, const Sweep::Step& step, Visit visit) {
    for (const auto& column : step.columns)
        for (const auto& row : step.rows)
            for_crossings(view, rows, column.layer, row.layer,
                          [&](const Crossing& crossing) { visit(crossing.cycle(row.from, row.to, column.quarters)); });
}

void turn_row(CentreLabels& centres, const CentreView& view, std::size_t row, int quarters) {
    for (std::size_t i = 0; i < view.layers(); ++i) {
        const auto cells = ring(view, i, row);
        std::array<std::uint8_t, 4> labels;
        for (std::size_t at = 0; at < cells.size(); ++at) labels[at] = centres[cells[at]];
        for (std::size_t at = 0; at < cells.size(); ++at)
            centres[cells[(at + static_cast<std::size_t>(quarters)) & 3U]] = labels[at];
    }
}

}  // namespace

cube::Turn seen_in(cube::Symmetry orientation, const cube::Turn& turn, int n) {
    const auto face = orientation(cube::face_at(static_cast<int>(turn.axis)));
    const int quarters = orientation.reflects() ? 4 - turn.quarters : turn.quarters;
    if (cube::is_positive(face)) return {cube::axis_of(face), turn.from, turn.to, quarters};
    return {cube::axis_of(face), n + 1 - turn.to, n + 1 - turn.from, 4 - quarters};
}

std::vector<std::size_t> Sweep::columns(std::span<const std::size_t> order) const {
    std::vector<std::size_t> all;
    std::vector<bool> is_taken(order.size());
    const auto take = [&](std::size_t column) {
        all.push_back(column);
        is_taken[column] = true;
        if (rows == Rows::about_y) is_taken[order.size() - 1 - column] = true;
    };
    for (const auto& step : steps)
        for (const auto& column : step.columns) take(column.layer);
    for (const auto column : order)
        if (!is_taken[column]) take(column);
    return all;
}

std::vector<cube::Turn> Sweep::turns(std::size_t layers) const {
    TurnList list(rows);
    for (const auto& step : steps) {
        for (const auto& column : step.columns) list.column(column.layer, column.quarters);
        list.rows(step.rows);
        for (const auto& column : step.columns) list.column(column.layer, 4 - column.quarters);
    }
    list.rows(last_rows(*this, layers));
    return std::move(list).result();
}

std::vector<cube::Turn> Sweep::turns_of_cube(int n) const {
    auto all = setup;
    const auto back = cube::inverse(orientation);
    for (const auto& turn : turns(static_cast<std::size_t>(n - 2))) all.push_back(seen_in(back, turn, n));
    return all;
}

int Sweep::cost(std::size_t layers, TurnCosts cost_of, const Neighbours& neighbours) const {
    int sum = 0;
    const auto all = turns(layers);
    const auto is_column = [](const cube::Turn& turn) { return turn.axis == Axis::x; };
    const auto merged = [&](const std::vector<int>& with, const cube::Turn& turn) {
        const int there = with.empty() ? 0 : with[static_cast<std::size_t>(turn.from - 2)];
        return cost_of(there + turn.quarters) - cost_of(there);
    };
    const auto first = std::find_if_not(all.begin(), all.end(), is_column);
    const auto last = std::find_if_not(all.rbegin(), all.rend(), is_column).base();
    for (auto turn = all.begin(); turn != first; ++turn) sum += merged(neighbours.before, *turn);
    for (auto turn = first; turn < last; ++turn) sum += cost_of(turn->quarters);
    for (auto turn = std::max(first, last); turn != all.end(); ++turn) sum += merged(neighbours.after, *turn);
    return sum;
}

int Sweep::perform(CentreLabels& centres, const CentreLabels& wanted) const {
    const auto seen = view(centres.layers());
    int gain = 0;
    for (const auto& step : steps)
        for_cycles(seen, rows, step, [&](const Cells& cells) {
            gain -= count_right(centres, wanted, cells);
            const auto first = centres[cells[0]];
            centres[cells[0]] = centres[cells[2]];
            centres[cells[2]] = centres[cells[1]];
            centres[cells[1]] = first;
            gain += count_right(centres, wanted, cells);
        });
    return gain;
}

// The cycles of one step have no cell in common, except as the same cycle.
void Sweep::undo(CentreLabels& centres) const {
    const auto seen = view(centres.layers());
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        for_cycles(seen, rows, *step, [&](const Cells& cells) {
            const auto first = centres[cells[0]];
            centres[cells[0]] = centres[cells[1]];
            centres[cells[1]] = centres[cells[2]];
            centres[cells[2]] = first;
        });
}

void Sweep::turn_rows(CentreLabels& centres) const {
    for (const auto& [row, quarters] : ends) turn_row(centres, view(centres.layers()), row, quarters);
}

void Sweep::turn_rows_back(CentreLabels& centres) const {
    for (const auto& [row, quarters] : ends) turn_row(centres, view(centres.layers()), row, 4 - quarters);
}

}  // namespace cubelang::search::reduction
