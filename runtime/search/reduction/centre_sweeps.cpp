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
// On large cubes a pass plans a share of the sweeps, so that there are as many passes. Its sweeps are planned again
// in later passes; on small cubes, and at lower prices than this, they become a part of the word.
constexpr double fewest_passes = 20, price_of_word = 0.3;
constexpr int most_rounds = 2;
// A plan takes seconds on the largest cubes.
constexpr std::size_t columns_between_checks = 32;

// New sweeps that a pass tries for each sweep that it plans again.
double new_sweeps(std::size_t layers) { return std::clamp(6 / static_cast<double>(layers), 0.3, 1.0); }

class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    std::size_t operator()(std::size_t below) { return split_mix(state_) % below; }
    bool is(double probability) { return static_cast<double>((*this)(parts)) < probability * parts; }

    std::vector<std::size_t> order(std::size_t count) {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), 0U);
        for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[(*this)(i)]);
        return order;
    }

private:
    static constexpr int parts = 1 << 20;
    std::uint64_t state_;
};

class CentreSweeps {
public:
    CentreSweeps(const cube::State& state, std::span<const cube::Turn> word, const SweepOptions& options)
        : n_(state.cube.n),
          cost_of_{options.half_turn},
          stop_(options.stop),
          unturned_(options.centres == Centres::each ? turned_faces(state) : FaceQuarters{}),
          start_(state, options.centres, unturned_),
          centres_(start_),
          home_(cube::solved(state.cube), options.centres),
          chance_(options.seed),
          sweeps_(given_sweeps(word, n_, unturned_)) {
        for (const auto& sweep : sweeps_) sweep.turn_rows(centres_);
        solved_ = count_solved();
    }
    [[nodiscard]] std::size_t solved() const { return solved_; }
    [[nodiscard]] std::size_t size() const { return centres_.size(); }
    [[nodiscard]] std::size_t count() const { return sweeps_.size(); }
    /// As they are turned at the end.
    [[nodiscard]] const FaceQuarters& faces() const { return sweeps_.empty() ? unturned_ : sweeps_.back().faces; }
    [[nodiscard]] std::vector<cube::Turn> turns() const;

    /// From the first sweep to the last, plans a share of them again, with the later ones unchanged, and puts in new
    /// ones that are worth their turns.
    void pass(double price, double share);
    /// Makes all sweeps a word, so that all their rows and columns are rows that cost nothing.
    void make_word() { sweeps_ = given_sweeps(turns(), n_, unturned_); }

private:
    [[nodiscard]] std::size_t count_solved() const {
        const auto counts = centres_.equal_cells(home_);
        return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    }
    [[nodiscard]] CentreLabels wanted_at_start() const;
    void push(Sweep sweep);
    void plan(Sweep& sweep, const CentreLabels& wanted, double price, const Neighbours& neighbours);
    [[nodiscard]] Sweep planned_again(const Sweep& old, std::span<const cube::Turn> after, const CentreLabels& wanted,
                                      double price);
    [[nodiscard]] Sweep random_sweep(std::span<const cube::Turn> setup);
    [[nodiscard]] std::vector<cube::Turn> random_setup();
    bool add(Sweep sweep, std::span<const cube::Turn> after, const CentreLabels& wanted, double price);
    void add_before(Sweep& next, const CentreLabels& wanted, double price);

    int n_;
    TurnCosts cost_of_;
    StopToken stop_;
    FaceQuarters unturned_;
    CentreLabels start_, centres_, home_;
    std::size_t solved_ = 0;
    Chance chance_;
    std::vector<Sweep> sweeps_;
    std::vector<cube::Turn> done_;  // of the sweeps before, in a pass
};

std::vector<cube::Turn> CentreSweeps::turns() const {
    std::vector<cube::Turn> all;
    for (const auto& sweep : sweeps_) {
        const auto more = sweep.turns_of_cube(n_);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

void CentreSweeps::plan(Sweep& sweep, const CentreLabels& wanted, double price, const Neighbours& neighbours) {
    const RowGains gains(sweep.view(centres_.layers()), sweep.rows, sweep.columns(chance_.order(centres_.layers())),
                         centres_, wanted);
    SweepPlan plan(gains, cost_of_, price, sweep.ends, neighbours);
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

CentreLabels CentreSweeps::wanted_at_start() const {
    auto wanted = home_;
    for (auto sweep = sweeps_.rbegin(); sweep != sweeps_.rend(); ++sweep) {
        sweep->turn_rows_back(wanted);
        sweep->undo(wanted);
    }
    return wanted;
}

void CentreSweeps::push(Sweep sweep) {
    const auto more = sweep.turns_of_cube(n_);
    done_.insert(done_.end(), more.begin(), more.end());
    sweeps_.push_back(std::move(sweep));
}

void CentreSweeps::pass(double price, double share) {
    auto wanted = wanted_at_start();
    centres_ = start_;
    auto old = std::exchange(sweeps_, {});
    done_.clear();
    for (std::size_t i = 0; i < old.size(); ++i) {
        old[i].perform(wanted, wanted);
        const bool is_planned = chance_.is(share) && !stop_.stop_requested(), is_last = i + 1 == old.size();
        const auto after = is_planned && !is_last ? old[i + 1].turns_of_cube(n_) : std::vector<cube::Turn>{};
        auto sweep = is_planned ? planned_again(old[i], after, wanted, price) : old[i];
        sweep.perform(centres_, wanted);
        sweep.turn_rows(centres_);
        old[i].turn_rows(wanted);
        push(std::move(sweep));
        if (!is_last && chance_.is(share * new_sweeps(centres_.layers()))) add_before(old[i + 1], wanted, price);
    }
    add(random_sweep(random_setup()), {}, home_, price);
    solved_ = count_solved();
}

// The same sweep, or a better one.
Sweep CentreSweeps::planned_again(const Sweep& old, std::span<const cube::Turn> after, const CentreLabels& wanted,
                                  double price) {
    auto sweep = old;
    if (old.steps.empty() && chance_.is(0.5)) sweep.orientation = with_other_columns(old.orientation);
    const auto around = neighbours_of(sweep, done_, after, n_);
    const auto worth = [&](const Sweep& choice) {
        const int gain = choice.perform(centres_, wanted);
        choice.undo(centres_);
        return gain - price * choice.cost(centres_.layers(), cost_of_, around);
    };
    plan(sweep, wanted, price, around);
    auto none = old;
    none.steps.clear();
    auto best = worth(sweep) > worth(old) ? std::move(sweep) : old;
    return worth(none) >= worth(best) ? none : best;
}

// In a random orientation.
Sweep CentreSweeps::random_sweep(std::span<const cube::Turn> setup) {
    Sweep sweep{cube::symmetries()[chance_(48)], faces(), chance_.is(0.5) ? Rows::about_y : Rows::conjugated_by_f};
    for (const auto& turn : setup) turn_face(sweep.faces, turn);
    sweep.setup.assign(setup.begin(), setup.end());
    return sweep;
}

// A third of the faces, turned at random.
std::vector<cube::Turn> CentreSweeps::random_setup() {
    std::vector<cube::Turn> setup;
    for (const auto face : cube::faces) {
        const int layer = cube::is_positive(face) ? 1 : n_;
        if (const auto quarters = static_cast<int>(chance_(12)); quarters > 0 && quarters < 4)
            setup.push_back({cube::axis_of(face), layer, layer, quarters});
    }
    return setup;
}

// If it is worth its turns.
bool CentreSweeps::add(Sweep sweep, std::span<const cube::Turn> after, const CentreLabels& wanted, double price) {
    if (stop_.stop_requested()) return false;
    const auto around = neighbours_of(sweep, done_, after, n_);
    plan(sweep, wanted, price, around);
    const int gain = sweep.perform(centres_, wanted);
    const auto setup =
        after.empty()
            ? std::accumulate(sweep.setup.begin(), sweep.setup.end(), 0,
                              [this](int sum, const cube::Turn& turn) { return sum + cost_of_(turn.quarters); })
            : 0;
    if (gain <= price * (sweep.cost(centres_.layers(), cost_of_, around) + setup)) {
        sweep.undo(centres_);
        return false;
    }
    push(std::move(sweep));
    return true;
}

// After some of its turns of faces.
void CentreSweeps::add_before(Sweep& next, const CentreLabels& wanted, double price) {
    const auto split = chance_(next.setup.size() + 1);
    const auto all = next.turns_of_cube(n_);
    const auto setup = std::span(all).first(split), after = std::span(all).subspan(split);
    if (add(random_sweep(setup), after, wanted, price))
        next.setup.erase(next.setup.begin(), next.setup.begin() + static_cast<std::ptrdiff_t>(split));
}

}  // namespace

SweptCentres centre_sweeps(const cube::State& state, std::span<const cube::Turn> word, const SweepOptions& options,
                           const OnPart& on_part) {
    CentreSweeps sweeps(state, word, options);
    const auto plans = static_cast<double>(options.sweeps);
    const auto of_sweep = 1 + new_sweeps(static_cast<std::size_t>(state.cube.n - 2));
    const auto solved = sweeps.solved();
    for (double price = options.sweeps > 0 ? highest_price : 0; price > lowest_price;) {
        if (sweeps.solved() == sweeps.size() || options.stop.stop_requested()) break;
        if (on_part) on_part(sweeps.solved(), sweeps.size());
        const double of_pass = of_sweep * static_cast<double>(sweeps.count() + 1);
        const double share = std::min(1.0, plans / fewest_passes / of_pass);
        sweeps.pass(price, share);
        if (share == 1 || price < price_of_word) sweeps.make_word();
        const double haste = sweeps.solved() > solved ? 1 : until_first;
        price *= std::pow(lowest_price / highest_price, haste * share * of_pass / plans);
    }
    std::vector<cube::Move> moves;
    for (const auto& turn : sweeps.turns()) moves.push_back(move_of(turn, state.cube.n));
    return {std::move(moves), sweeps.size() - sweeps.solved(), sweeps.faces()};
}

}  // namespace cubelang::search::reduction
