#include "runtime/search/reduction/sweep.hpp"

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

// The rows that are turned in the end, back.
std::vector<Sweep::Row> rows_back(const Sweep& sweep, std::size_t layers) {
    std::vector<std::uint8_t> angles(layers);
    for (const auto& step : sweep.steps)
        for (const auto& row : step.rows) angles[row.layer] = row.to;
    std::vector<Sweep::Row> back;
    for (std::uint16_t layer = 0; layer < layers; ++layer)
        if (angles[layer] != 0) back.push_back({layer, angles[layer], 0});
    return back;
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

}  // namespace

std::vector<cube::Turn> Sweep::turns(std::size_t layers) const {
    TurnList list(rows);
    for (const auto& step : steps) {
        for (const auto& column : step.columns) list.column(column.layer, column.quarters);
        list.rows(step.rows);
        for (const auto& column : step.columns) list.column(column.layer, 4 - column.quarters);
    }
    list.rows(rows_back(*this, layers));
    return std::move(list).result();
}

int Sweep::cost(std::size_t layers, TurnCosts cost_of) const {
    int sum = 0;
    for (const auto& turn : turns(layers)) sum += cost_of(turn.quarters);
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

}  // namespace cubelang::search::reduction
