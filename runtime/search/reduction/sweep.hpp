#pragma once
// A sweep over the columns of a large cube, which solves centres by commutators with rows that stay turned from one
// column to the next.
//
// A *column* is an inner layer about x. A *row* is a layer that meets it on face F: either a layer about y, which also
// meets it on B; or one about x, turned between F and F', which meets it on F alone. To turn a column by a quarters,
// then rows from some angles to others, then the column back, cycles three centres for every one of these rows: in
// the cube whose rows are turned back, the one at the row's old angle goes to its new angle, the one there to the place
// from which the column brings centres to the meeting point, and the one there to the old angle. No other column and
// no other row counts. So a row costs one turn for each column that it serves, and the column two, with F and F' four.
//
// All turns are paid at one price, in centres: what solves more than its turns cost is done.

#include <span>
#include <vector>

#include "runtime/cube/turns.hpp"
#include "runtime/search/reduction/centre_colours.hpp"

namespace cubelang::search::reduction {

enum class Rows : std::uint8_t {
    about_y,         ///< meet a column on F and on B
    conjugated_by_f  ///< meet it on F
};

class Sweep {
public:
    /// Changes `centres`; the rows are turned back at the end. `half_turn`: the cost of one, 1 or 2 quarter turns.
    Sweep(CentreColours& centres, Rows rows, double price, int half_turn);
    /// Visits the columns in this order. With `several`, other columns join one if the same turns of rows suit them.
    void run(std::span<const std::size_t> order, bool several);

    [[nodiscard]] const std::vector<cube::Turn>& turns() const { return turns_; }
    [[nodiscard]] int gain() const { return gain_; }
    /// Centres solved, less the price of the turns.
    [[nodiscard]] double worth() const { return gain_ - price_ * cost_; }

private:
    using RowGains = std::array<int, 4>;    // by the row's new angle
    using Gains = std::array<RowGains, 4>;  // by the column's quarters
    struct Column {
        std::size_t layer;
        int quarters;
    };
    struct Step {
        double worth = 0;
        int gain = 0;
        std::vector<Column> columns;
        std::vector<std::uint8_t> angles;  // of all rows, after it
    };

    [[nodiscard]] bool is_free(std::size_t column) const;
    [[nodiscard]] bool is_middle(std::size_t layer) const { return 2 * layer + 1 == angles_.size(); }
    [[nodiscard]] bool may_turn(std::size_t column, int quarters) const;
    [[nodiscard]] bool may_turn_row(std::size_t row, const Step& step) const;
    [[nodiscard]] Step step_with(std::vector<Column> columns) const;
    void choose_angle(Step& step, std::size_t row, const RowGains& gains) const;
    [[nodiscard]] Step step_of(std::vector<Column> columns);
    [[nodiscard]] Step best_of_column(std::size_t column);
    [[nodiscard]] Step best_step(std::size_t column, bool several);
    [[nodiscard]] std::vector<Column> columns_for(const std::vector<std::uint8_t>& angles);
    [[nodiscard]] Gains gains(std::size_t column, std::size_t row);
    template <class Visit>
    void for_crossings(std::size_t column, std::size_t row, Visit visit);

    void perform(const Step& step);
    void cycle(const Column& column, std::size_t row, int from, int to);
    void turn_rows(const std::vector<std::uint8_t>& angles);
    void turn(cube::Axis axis, int layer, int quarters);

    CentreColours& centres_;
    Rows rows_;
    double price_;
    std::array<int, 4> cost_of_;                           // by quarters
    std::array<std::array<double, 4>, 4> price_of_row_{};  // of its turns from one angle to another
    std::vector<std::uint8_t> angles_;                     // of the rows
    std::vector<cube::Turn> turns_;
    int gain_ = 0, cost_ = 0;
};

}  // namespace cubelang::search::reduction
