#include "runtime/search/reduction/centre_sweeps.hpp"

#include <cmath>
#include <numeric>
#include <utility>

#include "runtime/base/split_mix.hpp"
#include "runtime/search/reduction/sweep.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {
namespace {

// Centres solved for each turn: more than any sweep gives, and less than the last three-cycle does.
constexpr double highest_price = 10, lowest_price = 0.11;
// Until the first sweep that is worth its turns the price falls this many times as fast.
constexpr double until_first = 5;
// At lower prices columns hardly ever join.
constexpr double least_for_several = 1.5;

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
        : n_(state.cube.n), half_turn_(options.half_turn), centres_(state.cube, state.blocks), chance_(options.seed) {
        solved_ = centres_.solved();
    }
    [[nodiscard]] std::size_t solved() const { return solved_; }
    [[nodiscard]] std::size_t size() const { return centres_.size(); }
    SweptCentres result() && { return {std::move(moves_), size() - solved_}; }

    // One sweep, in a random orientation with its faces turned at random, if it is worth its turns.
    bool sweep(double price) {
        const auto view = cube::symmetries()[chance_(48)];
        auto seen = centres_.mapped(view);
        auto turns = turned_faces(seen);
        int setup = 0;
        for (const auto& turn : turns) setup += turn.quarters == 2 ? half_turn_ : 1;
        Sweep sweep(seen, chance_(2) == 0 ? Rows::about_y : Rows::conjugated_by_f, price, half_turn_);
        sweep.run(chance_.order(seen.layers()), price >= least_for_several);
        if (sweep.worth() <= price * setup) return false;
        turns.insert(turns.end(), sweep.turns().begin(), sweep.turns().end());
        orientation_ = product(orientation_, view);
        const auto back = cube::inverse(orientation_);
        for (const auto& turn : turns) moves_.push_back(cube::conjugate(move_of(turn, n_), back));
        centres_ = std::move(seen);
        solved_ += static_cast<std::size_t>(sweep.gain());
        return true;
    }

private:
    std::vector<cube::Turn> turned_faces(CentreColours& centres) {
        std::vector<cube::Turn> turns;
        for (const auto face : cube::faces) {
            const auto quarters = static_cast<int>(chance_(12));
            if (quarters == 0 || quarters > 3) continue;
            centres.turn(face, quarters);
            const int layer = cube::is_positive(face) ? 1 : n_;
            turns.push_back({cube::axis_of(face), layer, layer, quarters});
        }
        return turns;
    }

    int n_, half_turn_;
    CentreColours centres_;  // in this orientation
    cube::Symmetry orientation_;
    std::size_t solved_ = 0;
    Chance chance_;
    std::vector<cube::Move> moves_;
};

}  // namespace

SweptCentres centre_sweeps(const cube::State& state, const SweepOptions& options, const OnPart& on_part) {
    CentreSweeps sweeps(state, options);
    const auto factor = [&](double from) {
        return std::pow(lowest_price / from, 1 / static_cast<double>(options.sweeps));
    };
    double fall = std::pow(factor(highest_price), until_first);
    bool is_first = true;
    for (double price = highest_price; price > lowest_price; price *= fall) {
        if (sweeps.solved() == sweeps.size() || options.stop.stop_requested()) break;
        if (on_part) on_part(sweeps.solved(), sweeps.size());
        if (sweeps.sweep(price) && std::exchange(is_first, false)) fall = factor(price);
    }
    return std::move(sweeps).result();
}

}  // namespace cubelang::search::reduction
