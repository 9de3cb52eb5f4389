#include "runtime/search/reduction/centre_sweeps.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "runtime/base/split_mix.hpp"
#include "runtime/search/reduction/sweep_plan.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

// Centres solved for each turn: more than any sweep gives, and less than the last three-cycle does.
constexpr double highest_price = 10, lowest_price = 0.15;
// Until the first sweep that is worth its turns the price falls this many times as fast.
constexpr double until_first = 5;
// At lower prices all sweeps are planned again, after this number of new plans for each of them.
constexpr double price_of_review = 3, plans_for_review = 4;
constexpr int most_rounds = 2;
// A plan takes seconds on the largest cubes.
constexpr std::size_t columns_between_checks = 32;

class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    std::size_t operator()(std::size_t below) { return split_mix(state_) % below; }

    std::vector<std::size_t> order(std::size_t count) {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), 0U);
        for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[(*this)(i)]);
        return order;
    }

private:
    std::uint64_t state_;
};

class CentreSweeps {
public:
    CentreSweeps(const cube::State& state, const SweepOptions& options)
        : n_(state.cube.n),
          cost_of_{options.half_turn},
          stop_(options.stop),
          unturned_(options.centres == Centres::each ? turned_faces(state) : FaceQuarters{}),
          start_(state, options.centres, unturned_),
          centres_(start_),
          home_(cube::solved(state.cube), options.centres),
          solved_(count_solved()),
          chance_(options.seed) {}
    [[nodiscard]] std::size_t solved() const { return solved_; }
    /// As they are turned now.
    [[nodiscard]] const FaceQuarters& faces() const { return sweeps_.empty() ? unturned_ : sweeps_.back().faces; }
    [[nodiscard]] std::size_t size() const { return centres_.size(); }
    [[nodiscard]] std::size_t count() const { return sweeps_.size(); }
    [[nodiscard]] std::vector<cube::Move> moves() const;

    /// Another sweep, if it is worth its turns.
    bool add(double price);
    /// Plans each sweep again, now that the later ones are known.
    void review(double price);

private:
    [[nodiscard]] std::size_t count_solved() const {
        const auto counts = centres_.equal_cells(home_);
        return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    }
    [[nodiscard]] int setup(const FaceQuarters& before, const FaceQuarters& after) const;
    [[nodiscard]] Sweep random_sweep();
    [[nodiscard]] std::vector<std::size_t> columns_with(const Sweep& sweep);
    void plan(Sweep& sweep, const CentreLabels& wanted, double price);
    [[nodiscard]] Sweep reviewed(const Sweep& old, const FaceQuarters& next, const CentreLabels& wanted, double price);

    int n_;
    TurnCosts cost_of_;
    StopToken stop_;
    FaceQuarters unturned_;
    CentreLabels start_, centres_, home_;
    std::size_t solved_;
    Chance chance_;
    std::vector<Sweep> sweeps_;
};

int CentreSweeps::setup(const FaceQuarters& before, const FaceQuarters& after) const {
    int cost = 0;
    for (std::size_t face = 0; face < after.size(); ++face) cost += cost_of_(after[face] - before[face]);
    return cost;
}

// In a random orientation, with some faces turned at random.
Sweep CentreSweeps::random_sweep() {
    Sweep sweep{cube::symmetries()[chance_(48)], faces(), chance_(2) == 0 ? Rows::about_y : Rows::conjugated_by_f};
    for (auto& quarters : sweep.faces)
        if (const auto more = chance_(12); more < 4) quarters = static_cast<std::uint8_t>((quarters + more) % 4);
    return sweep;
}

// Its own, and random ones. Of two columns as far from R as from L, which rows about y connect, one.
std::vector<std::size_t> CentreSweeps::columns_with(const Sweep& sweep) {
    const auto layers = centres_.layers();
    std::vector<std::size_t> columns;
    std::vector<bool> is_taken(layers);
    const auto take = [&](std::size_t column) {
        columns.push_back(column);
        is_taken[column] = true;
        if (sweep.rows == Rows::about_y) is_taken[layers - 1 - column] = true;
    };
    for (const auto& step : sweep.steps)
        for (const auto& column : step.columns) take(column.layer);
    for (const auto column : chance_.order(layers))
        if (!is_taken[column] && may_turn(column, layers, sweep.rows)) take(column);
    return columns;
}

void CentreSweeps::plan(Sweep& sweep, const CentreLabels& wanted, double price) {
    const RowGains gains(sweep.view(centres_.layers()), sweep.rows, columns_with(sweep), centres_, wanted);
    SweepPlan plan(gains, cost_of_, price);
    plan.take(sweep.steps);
    for (int round = 0; round < most_rounds; ++round) {
        const auto order = chance_.order(gains.columns().size());
        bool has_changed = false;
        for (std::size_t i = 0; i < order.size() && !stop_.stop_requested(); i += columns_between_checks)
            has_changed |=
                plan.improve(std::span(order).subspan(i, std::min(columns_between_checks, order.size() - i)));
        if (!has_changed) break;
    }
    sweep.steps = plan.steps();
}

bool CentreSweeps::add(double price) {
    auto sweep = random_sweep();
    plan(sweep, home_, price);
    if (sweep.steps.empty()) return false;
    const int gain = sweep.perform(centres_, home_);
    if (gain <= price * (sweep.cost(centres_.layers(), cost_of_) + setup(faces(), sweep.faces))) {
        sweep.undo(centres_);
        return false;
    }
    solved_ += static_cast<std::size_t>(gain);
    sweeps_.push_back(std::move(sweep));
    return true;
}

void CentreSweeps::review(double price) {
    auto wanted = home_;
    for (auto sweep = sweeps_.rbegin(); sweep != sweeps_.rend(); ++sweep) sweep->undo(wanted);
    centres_ = start_;
    const auto old = std::exchange(sweeps_, {});
    for (std::size_t i = 0; i < old.size(); ++i) {
        old[i].perform(wanted, wanted);
        const auto& next = i + 1 < old.size() ? old[i + 1].faces : old[i].faces;
        auto sweep = stop_.stop_requested() ? old[i] : reviewed(old[i], next, wanted, price);
        sweep.perform(centres_, wanted);
        if (!sweep.steps.empty()) sweeps_.push_back(std::move(sweep));
    }
    solved_ = count_solved();
}

// The same sweep, a better one in the same orientation, or one without steps.
Sweep CentreSweeps::reviewed(const Sweep& old, const FaceQuarters& next, const CentreLabels& wanted, double price) {
    const auto worth = [&](const Sweep& sweep) {
        const int gain = sweep.perform(centres_, wanted);
        sweep.undo(centres_);
        const int saved =
            sweep.steps.empty() ? setup(faces(), old.faces) + setup(old.faces, next) - setup(faces(), next) : 0;
        return gain - price * (sweep.cost(centres_.layers(), cost_of_) - saved);
    };
    auto sweep = old;
    plan(sweep, wanted, price);
    if (worth(sweep) <= worth(old)) sweep = old;
    Sweep none = old;
    none.steps.clear();
    return worth(none) >= worth(sweep) ? none : sweep;
}

std::vector<cube::Move> CentreSweeps::moves() const {
    std::vector<cube::Move> moves;
    auto turned = unturned_;
    for (const auto& sweep : sweeps_) {
        for (const auto face : cube::faces) {
            const auto i = static_cast<std::size_t>(face);
            const int quarters = (sweep.faces[i] - turned[i]) & 3;
            const int layer = cube::is_positive(face) ? 1 : n_;
            if (quarters != 0) moves.push_back(move_of({cube::axis_of(face), layer, layer, quarters}, n_));
        }
        turned = sweep.faces;
        const auto back = cube::inverse(sweep.orientation);
        for (const auto& turn : sweep.turns(centres_.layers()))
            moves.push_back(cube::conjugate(move_of(turn, n_), back));
    }
    return moves;
}

}  // namespace

SweptCentres centre_sweeps(const cube::State& state, const SweepOptions& options, const OnPart& on_part) {
    CentreSweeps sweeps(state, options);
    const auto factor = [&](double from) {
        return std::pow(lowest_price / from, 1 / std::max(1.0, static_cast<double>(options.sweeps)));
    };
    double fall = std::pow(factor(highest_price), until_first), plans = 0;
    bool is_first = true;
    for (double price = options.sweeps > 0 ? highest_price : 0; price > lowest_price; price *= fall) {
        if (sweeps.solved() == sweeps.size() || options.stop.stop_requested()) break;
        if (on_part) on_part(sweeps.solved(), sweeps.size());
        if (sweeps.add(price) && std::exchange(is_first, false)) fall = factor(price);
        if (++plans < plans_for_review * static_cast<double>(sweeps.count()) || price > price_of_review) continue;
        plans = 0;
        if (sweeps.count() != 0) sweeps.review(price);
    }
    return {sweeps.moves(), sweeps.size() - sweeps.solved(), sweeps.faces()};
}

}  // namespace cubelang::search::reduction
