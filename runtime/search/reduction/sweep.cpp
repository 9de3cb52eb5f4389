#include "runtime/search/reduction/sweep.hpp"

#include <algorithm>

namespace cubelang::search::reduction {
namespace {

using cube::Axis;
using cube::Face;

struct Centre {
    std::uint8_t* colour;
    Face face;

    /// 1 if this is its colour.
    [[nodiscard]] int is(Face other) const { return *colour == static_cast<std::uint8_t>(other) ? 1 : 0; }
};

// Where a row and a column meet: the places of the meeting centre after quarter turns of the row; and those from
// which quarter turns of the column bring a centre there.
struct Crossing {
    std::array<Centre, 4> row;
    std::array<Centre, 4> column;
};

// Turns saved later by a row that is turned already: it serves other columns for one turn or none.
constexpr double turned_row = 0.6;

constexpr int most_rounds = 6;
// Where this many columns have been joined by no other, a sweep goes on with single columns: never on small cubes. On
// large ones the time would grow faster than the number of stickers.
std::size_t most_failures(std::size_t layers) { return 20'000 / layers; }

// As turns count layers: the outer ones too, from 1.
int layer_number(std::size_t layer) { return static_cast<int>(layer) + 2; }

}  // namespace

// Turning a row back is paid when it is first turned.
Sweep::Sweep(CentreColours& centres, Rows rows, double price, int half_turn)
    : centres_(centres), rows_(rows), price_(price), cost_of_{0, 1, half_turn, 1}, angles_(centres.layers()) {
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = 0; to < 4; ++to)
            price_of_row_[from][to] = price_ * (cost_of_[(4 + to - from) % 4] + cost_of_[to] - cost_of_[from] -
                                                turned_row * ((from == 0 ? 1 : 0) - (to == 0 ? 1 : 0)));
}

template <class Visit>
void Sweep::for_crossings(std::size_t i, std::size_t j, Visit visit) {
    auto& c = centres_;
    const std::size_t last = c.layers() - 1, k = last - i, m = last - j;
    const auto u = [&](std::size_t x, std::size_t z) { return Centre{&c.at(Face::u, z, x), Face::u}; };
    const auto d = [&](std::size_t x, std::size_t z) { return Centre{&c.at(Face::d, z, x), Face::d}; };
    const auto f = [&](std::size_t x, std::size_t y) { return Centre{&c.at(Face::f, x, y), Face::f}; };
    const auto b = [&](std::size_t x, std::size_t y) { return Centre{&c.at(Face::b, x, y), Face::b}; };
    const auto r = [&](std::size_t y, std::size_t z) { return Centre{&c.at(Face::r, y, z), Face::r}; };
    const auto l = [&](std::size_t y, std::size_t z) { return Centre{&c.at(Face::l, y, z), Face::l}; };
    if (rows_ == Rows::conjugated_by_f)
        return visit(Crossing{{f(i, j), u(j, i), b(j, i), d(j, k)}, {f(i, j), d(i, j), b(i, m), u(i, m)}});
    visit(Crossing{{f(i, j), l(j, i), b(k, j), r(j, k)}, {f(i, j), d(i, j), b(i, m), u(i, m)}});
    visit(Crossing{{b(i, j), r(j, i), f(k, j), l(j, k)}, {b(i, j), u(i, j), f(i, m), d(i, m)}});
}

bool Sweep::is_free(std::size_t column) const {
    return !is_middle(column) && (rows_ == Rows::about_y || angles_[column] == 0);
}

// A half turn would take centres to other rows about y.
bool Sweep::may_turn(std::size_t column, int quarters) const {
    return is_free(column) && (rows_ == Rows::conjugated_by_f || quarters != 2);
}

// A layer about x is a row or a column.
bool Sweep::may_turn_row(std::size_t row, const Step& step) const {
    if (is_middle(row)) return false;
    return rows_ == Rows::about_y || std::ranges::find(step.columns, row, &Column::layer) == step.columns.end();
}

// The centre at the old angle goes to the new one, the one there to the column's place, the one there to the old angle.
Sweep::Gains Sweep::gains(std::size_t column, std::size_t row) {
    const unsigned from = angles_[row];
    Gains gains{};
    for_crossings(column, row, [&](const Crossing& crossing) {
        const auto x = crossing.row[(4 - from) & 3U];
        RowGains by_row{};
        for (unsigned to = 0; to < 4; ++to) {
            const auto& y = crossing.row[(4 - to) & 3U];
            by_row[to] = x.is(y.face) - y.is(y.face) - x.is(x.face);
        }
        for (std::size_t quarters = 1; quarters < 4; ++quarters) {
            const auto z = crossing.column[quarters];
            const int by_column = z.is(x.face) - z.is(z.face);
            for (unsigned to = 0; to < 4; ++to)
                gains[quarters][to] += by_row[to] + by_column + crossing.row[(4 - to) & 3U].is(z.face);
        }
    });
    return gains;
}

Sweep::Step Sweep::step_with(std::vector<Column> columns) const {
    int other = rows_ == Rows::conjugated_by_f ? 2 : 0;
    for (const auto& column : columns) other += 2 * cost_of_[static_cast<std::size_t>(column.quarters)];
    return {-price_ * other, 0, std::move(columns), angles_};
}

void Sweep::choose_angle(Step& step, std::size_t row, const RowGains& gains) const {
    const auto from = angles_[row];
    if (from == 0 && std::ranges::max(gains) <= 0) return;
    auto best_angle = from;
    double best = 0;
    for (std::uint8_t to = 0; to < 4; ++to) {
        const double worth = gains[to] - price_of_row_[from][to];
        if (to == from || worth <= best) continue;
        best = worth;
        best_angle = to;
    }
    if (best_angle == from) return;
    step.worth += best;
    step.gain += gains[best_angle];
    step.angles[row] = best_angle;
}

// The best turns of rows for these columns.
Sweep::Step Sweep::step_of(std::vector<Column> columns) {
    auto step = step_with(std::move(columns));
    for (std::size_t row = 0; row < angles_.size(); ++row) {
        if (!may_turn_row(row, step)) continue;
        RowGains sum{};
        for (const auto& [layer, quarters] : step.columns) {
            const auto by_angle = gains(layer, row)[static_cast<std::size_t>(quarters)];
            for (std::size_t to = 0; to < 4; ++to) sum[to] += by_angle[to];
        }
        choose_angle(step, row, sum);
    }
    return step;
}

Sweep::Step Sweep::best_of_column(std::size_t column) {
    std::vector<Step> steps;
    for (const int quarters : {1, 2, 3})
        if (may_turn(column, quarters)) steps.push_back(step_with({{column, quarters}}));
    for (std::size_t row = 0; row < angles_.size(); ++row) {
        if (!may_turn_row(row, steps.front())) continue;
        const auto gains = this->gains(column, row);
        for (auto& step : steps)
            choose_angle(step, row, gains[static_cast<std::size_t>(step.columns.front().quarters)]);
    }
    return std::move(*std::ranges::max_element(steps, {}, &Step::worth));
}

// The columns that gain by these turns of rows. Of two columns as far from R as from L, which rows about y connect,
// one.
std::vector<Sweep::Column> Sweep::columns_for(const std::vector<std::uint8_t>& angles) {
    std::vector<Column> columns;
    for (std::size_t i = 0; i < angles_.size(); ++i) {
        const auto is_opposite = [&](const Column& column) { return column.layer + i + 1 == angles_.size(); };
        if (!is_free(i) || (rows_ == Rows::conjugated_by_f && angles[i] != 0)) continue;
        if (rows_ == Rows::about_y && std::ranges::any_of(columns, is_opposite)) continue;
        RowGains sum{};  // by quarters
        for (std::size_t row = 0; row < angles_.size(); ++row) {
            if (angles[row] == angles_[row]) continue;
            const auto gains = this->gains(i, row);
            for (std::size_t quarters = 1; quarters < 4; ++quarters) sum[quarters] += gains[quarters][angles[row]];
        }
        double most = 0;
        Column column{i, 0};
        for (std::size_t quarters = 1; quarters < 4; ++quarters) {
            const double worth = sum[quarters] - 2 * price_ * cost_of_[quarters];
            if (!may_turn(i, static_cast<int>(quarters)) || worth <= most) continue;
            most = worth;
            column.quarters = static_cast<int>(quarters);
        }
        if (column.quarters != 0) columns.push_back(column);
    }
    return columns;
}

Sweep::Step Sweep::best_step(std::size_t column, bool several) {
    auto best = best_of_column(column);
    for (int round = 0; several && round < most_rounds; ++round) {
        auto columns = columns_for(best.angles);
        if (columns.empty()) break;
        auto step = step_of(std::move(columns));
        if (step.worth <= best.worth) break;
        best = std::move(step);
    }
    return best;
}

void Sweep::run(std::span<const std::size_t> order, bool several) {
    std::size_t failures = 0;
    for (const auto column : order) {
        if (!is_free(column)) continue;
        const bool tries_several = several && failures < most_failures(angles_.size());
        const auto step = best_step(column, tries_several);
        if (step.worth > 0) perform(step);
        if (tries_several && step.columns.size() == 1) ++failures;
    }
    turn_rows(std::vector<std::uint8_t>(angles_.size()));
}

void Sweep::perform(const Step& step) {
    for (const auto& column : step.columns) {
        turn(Axis::x, layer_number(column.layer), column.quarters);
        for (std::size_t row = 0; row < angles_.size(); ++row)
            if (step.angles[row] != angles_[row]) cycle(column, row, angles_[row], step.angles[row]);
    }
    turn_rows(step.angles);
    for (const auto& column : step.columns) turn(Axis::x, layer_number(column.layer), 4 - column.quarters);
    gain_ += step.gain;
}

void Sweep::cycle(const Column& column, std::size_t row, int from, int to) {
    for_crossings(column.layer, row, [&](const Crossing& crossing) {
        auto& x = *crossing.row[static_cast<std::size_t>(4 - from) & 3U].colour;
        auto& y = *crossing.row[static_cast<std::size_t>(4 - to) & 3U].colour;
        auto& z = *crossing.column[static_cast<std::size_t>(column.quarters)].colour;
        const auto moved = x;
        x = z;
        z = y;
        y = moved;
    });
}

void Sweep::turn_rows(const std::vector<std::uint8_t>& angles) {
    if (angles == angles_) return;
    if (rows_ == Rows::conjugated_by_f) turn(Axis::z, 1, 1);
    for (std::size_t row = 0; row < angles.size(); ++row)
        if (angles[row] != angles_[row])
            turn(rows_ == Rows::about_y ? Axis::y : Axis::x, layer_number(row), (4 + angles[row] - angles_[row]) % 4);
    if (rows_ == Rows::conjugated_by_f) turn(Axis::z, 1, 3);
    angles_ = angles;
}

void Sweep::turn(Axis axis, int layer, int quarters) {
    turns_.push_back({axis, layer, layer, quarters});
    cost_ += cost_of_[static_cast<std::size_t>(quarters)];
}

}  // namespace cubelang::search::reduction
