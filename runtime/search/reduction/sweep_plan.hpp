#pragma once
// The steps of a sweep (sweep.hpp): which columns turn, in which order and groups, and the best angles of all rows.
//
// Once the columns are chosen, rows are independent: for each, dynamic programming over the steps finds the angles that
// gain most at the price of their turns (A. Viterbi's algorithm). Columns are chosen by local search: each in turn is
// taken out and put back where it is worth most. With the best worths of all rows before and after every step, for
// every angle, a place is evaluated at once.

#include "runtime/search/reduction/row_gains.hpp"

namespace cubelang::search::reduction {

class SweepPlan {
public:
    /// `price`: of a quarter turn, in centres. `ends`: the rows that stay turned.
    SweepPlan(const RowGains& gains, TurnCosts cost_of, double price, std::span<const Sweep::Column> ends = {},
              const Neighbours& neighbours = {});

    /// Starts with the columns of these steps; all must be columns of the gains.
    void take(std::span<const Sweep::Step> steps);
    /// Moves each column to its best place, in this order of their indices. Returns whether anything changed.
    bool improve(std::span<const std::size_t> order);
    [[nodiscard]] std::vector<Sweep::Step> steps();

private:
    struct Column {
        std::size_t index;
        int quarters;
    };
    struct Group {
        std::vector<Column> columns;
        Worths worths;  // of the changes of rows, less their price
    };
    // In a group, or in a new one before it.
    struct Spot {
        std::size_t group = 0;
        bool is_new = false;
        int quarters = 0;  // 0: nowhere

        friend bool operator==(const Spot&, const Spot&) = default;
    };

    [[nodiscard]] int cost(std::size_t column, const Spot& spot) const;
    Spot remove(std::size_t column);
    void insert(std::size_t column, const Spot& spot);
    [[nodiscard]] Spot best_spot(std::size_t column) const;
    void look_forward();
    void look_back();
    [[nodiscard]] std::array<float, 3> worth_of_rows(std::size_t before, const Worths& step, std::size_t after,
                                                     std::size_t column) const;
    [[nodiscard]] std::uint8_t best_angle(std::size_t step, std::size_t row, std::uint8_t from) const;

    const RowGains& gains_;
    TurnCosts cost_of_;
    double price_;
    Neighbours neighbours_;
    std::size_t lanes_;
    Worths no_column_;       // the price of the changes alone
    Worths last_;            // of the last change, by angle, [lanes][4]
    Worths before_, after_;  // the best of each row by its angle, [steps + 1][lanes][4]
    std::vector<Group> groups_;
};

}  // namespace cubelang::search::reduction
