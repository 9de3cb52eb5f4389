#include "runtime/search/reduction/sweep_plan.hpp"

#include <algorithm>
#include <numeric>

namespace cubelang::search::reduction {
namespace {

// Rounding should not look like a gain.
constexpr float least_gain = 1e-3F;

float sum(const Lanes& lanes) { return std::accumulate(lanes.value.begin(), lanes.value.end(), 0.0F); }

}  // namespace

SweepPlan::SweepPlan(const RowGains& gains, TurnCosts cost_of, double price, std::span<const Sweep::Column> ends,
                     const Neighbours& neighbours)
    : gains_(gains), cost_of_(cost_of), price_(price), neighbours_(neighbours), lanes_(gains.lanes()) {
    const auto worth = [&](int quarters) { return static_cast<float>(-price_ * cost_of_(quarters)); };
    for (std::size_t lane = 0; lane < lanes_; ++lane) {
        for (int change = 0; change < 16; ++change) no_column_.push_back(Lanes::of(worth(change % 4 - change / 4)));
        for (int angle = 0; angle < 4; ++angle) last_.push_back(Lanes::of(worth(-angle)));
    }
    for (const auto& [row, quarters] : ends)
        for (int angle = 0; angle < 4; ++angle)
            last_[row / Lanes::count * 4 + static_cast<std::size_t>(angle)].value[row % Lanes::count] =
                worth(quarters - angle);
}

void SweepPlan::take(std::span<const Sweep::Step> steps) {
    for (const auto& step : steps) {
        bool is_new = true;
        for (const auto& [layer, quarters] : step.columns) {
            const auto index = std::ranges::find(gains_.columns(), layer) - gains_.columns().begin();
            insert(static_cast<std::size_t>(index), {is_new ? groups_.size() : groups_.size() - 1, is_new, quarters});
            is_new = false;
        }
    }
}

bool SweepPlan::improve(std::span<const std::size_t> order) {
    bool has_changed = false;
    for (const auto column : order) {
        const auto old = remove(column);
        look_forward();
        look_back();
        const auto spot = best_spot(column);
        if (spot.quarters != 0) insert(column, spot);
        has_changed |= spot != old;
    }
    return has_changed;
}

SweepPlan::Spot SweepPlan::remove(std::size_t column) {
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        auto& [columns, worths] = groups_[i];
        const auto found = std::ranges::find(columns, column, &Column::index);
        if (found == columns.end()) continue;
        const int quarters = found->quarters;
        columns.erase(found);
        const auto gains = gains_.of(column, quarters);
        for (std::size_t lane = 0; lane < worths.size(); ++lane) worths[lane] -= gains[lane];
        const bool is_empty = columns.empty();
        if (is_empty) groups_.erase(groups_.begin() + static_cast<std::ptrdiff_t>(i));
        return {i, is_empty, quarters};
    }
    return {};
}

void SweepPlan::insert(std::size_t column, const Spot& spot) {
    if (spot.is_new) groups_.insert(groups_.begin() + static_cast<std::ptrdiff_t>(spot.group), Group{{}, no_column_});
    auto& [columns, worths] = groups_[spot.group];
    columns.push_back({column, spot.quarters});
    const auto gains = gains_.of(column, spot.quarters);
    for (std::size_t lane = 0; lane < worths.size(); ++lane) worths[lane] += gains[lane];
}

// Of turning it and turning it back.
int SweepPlan::cost(std::size_t column, const Spot& spot) const {
    const auto layer = gains_.columns()[column];
    const auto merged = [&](const std::vector<int>& with, int quarters) {
        const int there = with.empty() ? 0 : with[layer];
        return cost_of_(there + quarters) - cost_of_(there);
    };
    const auto last = spot.is_new ? groups_.size() : groups_.size() - 1;
    const int before = spot.group == 0 ? merged(neighbours_.before, spot.quarters) : cost_of_(spot.quarters);
    return before + (spot.group == last ? merged(neighbours_.after, -spot.quarters) : cost_of_(spot.quarters));
}

SweepPlan::Spot SweepPlan::best_spot(std::size_t column) const {
    Spot best;
    float most = least_gain;
    for (std::size_t lane = 0; lane < lanes_; ++lane) most += sum(after_[4 * lane]);
    const auto offer = [&](Spot spot, const std::array<float, 3>& of_rows, double other) {
        for (spot.quarters = 1; spot.quarters < 4; ++spot.quarters) {
            const auto of_column = static_cast<float>(other + price_ * cost(column, spot));
            const auto worth = of_rows[static_cast<std::size_t>(spot.quarters - 1)] - of_column;
            if (worth <= most || !gains_.may_turn(spot.quarters)) continue;
            most = worth;
            best = spot;
        }
    };
    const double of_f = gains_.rows() == Rows::conjugated_by_f ? 2 * price_ : 0;
    for (std::size_t i = 0; i <= groups_.size(); ++i) {
        offer({i, true}, worth_of_rows(i, no_column_, i, column), of_f);
        if (i < groups_.size()) offer({i, false}, worth_of_rows(i, groups_[i].worths, i + 1, column), 0);
    }
    return best;
}

// The sum over all rows, each with its best angles, if the column turns by 1, 2 or 3 quarters in a step with these
// worths.
std::array<float, 3> SweepPlan::worth_of_rows(std::size_t before, const Worths& step, std::size_t after,
                                              std::size_t column) const {
    const auto* from = &before_[before * 4 * lanes_];
    const auto* to = &after_[after * 4 * lanes_];
    const auto *without = step.data(), *one = gains_.of(column, 1).data(), *two = gains_.of(column, 2).data(),
               *three = gains_.of(column, 3).data();
    std::array<Lanes, 3> all{};
    for (std::size_t lane = 0; lane < lanes_; ++lane, from += 4, to += 4) {
        auto best_one = Lanes::of(RowGains::impossible), best_two = best_one, best_three = best_one;
        for (std::size_t change = 0; change < 16; ++change) {
            const auto other = from[change / 4] + *without++ + to[change % 4];
            best_one.raise_to(other + *one++);
            best_two.raise_to(other + *two++);
            best_three.raise_to(other + *three++);
        }
        all[0] += best_one;
        all[1] += best_two;
        all[2] += best_three;
    }
    return {sum(all[0]), sum(all[1]), sum(all[2])};
}

void SweepPlan::look_forward() {
    before_.assign((groups_.size() + 1) * 4 * lanes_, Lanes::of(RowGains::impossible));
    for (std::size_t lane = 0; lane < lanes_; ++lane) before_[4 * lane] = Lanes::of(0);
    const auto* from = before_.data();
    auto* to = before_.data() + 4 * lanes_;
    for (const auto& group : groups_) {
        const auto* worth = group.worths.data();
        for (std::size_t lane = 0; lane < lanes_; ++lane, from += 4, to += 4)
            for (std::size_t change = 0; change < 16; ++change) to[change % 4].raise_to(from[change / 4] + *worth++);
    }
}

void SweepPlan::look_back() {
    after_.assign((groups_.size() + 1) * 4 * lanes_, Lanes::of(RowGains::impossible));
    auto* from = after_.data() + groups_.size() * 4 * lanes_;
    std::ranges::copy(last_, from);
    for (std::size_t step = groups_.size(); step-- > 0;) {
        const auto* to = from;
        from -= 4 * lanes_;
        const auto* worth = groups_[step].worths.data();
        for (std::size_t lane = 0; lane < 4 * lanes_; lane += 4)
            for (std::size_t change = 0; change < 16; ++change)
                from[lane + change / 4].raise_to(to[lane + change % 4] + *worth++);
    }
}

std::vector<Sweep::Step> SweepPlan::steps() {
    look_back();
    std::vector<Sweep::Step> steps;
    std::vector<std::uint8_t> angles(gains_.layers());
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        Sweep::Step step;
        for (const auto& [index, quarters] : groups_[i].columns)
            step.columns.push_back({gains_.columns()[index], quarters});
        for (std::uint16_t row = 0; row < angles.size(); ++row) {
            auto& angle = angles[row];
            const auto to = best_angle(i, row, angle);
            if (to != angle) step.rows.push_back({row, angle, to});
            angle = to;
        }
        if (!step.rows.empty()) steps.push_back(std::move(step));
    }
    return steps;
}

// After this step.
std::uint8_t SweepPlan::best_angle(std::size_t step, std::size_t row, std::uint8_t from) const {
    const auto lane = row / Lanes::count;
    const auto* worths = &groups_[step].worths[16 * lane + 4 * std::size_t{from}];
    const auto* after = &after_[((step + 1) * lanes_ + lane) * 4];
    const auto worth = [&](std::size_t to) { return (worths[to] + after[to]).value[row % Lanes::count]; };
    auto best = from;
    for (std::uint8_t to = 0; to < 4; ++to)
        if (worth(to) > worth(best)) best = to;
    return best;
}

}  // namespace cubelang::search::reduction
