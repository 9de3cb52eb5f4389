#include "runtime/cube/execution/fit.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "runtime/base/stop_point.hpp"

namespace cubelang::execution {
namespace {

constexpr int rounds = 12, sweeps = 100;
constexpr double step_size = 0.3;  // of a round; whole steps make the paths jump to and fro

// A ridge regression of the times on the features of the paths, by coordinate descent.
class Regression {
public:
    Regression(const std::vector<std::vector<FeatureNumber>>& paths, std::span<const TimedAlgorithm> all,
               const Weights& start)
        : weights_(unfitted_weights()), rows_(weights_.size()) {
        for (std::size_t row = 0; row < paths.size(); ++row)
            for (const auto feature : paths[row]) {
                weights_[feature] = start[feature];
                rows_[feature].push_back(row);
            }
        for (std::size_t row = 0; row < paths.size(); ++row) {
            rest_.push_back(all[row].seconds);
            for (const auto feature : paths[row]) rest_.back() -= weights_[feature];
        }
        for (std::size_t feature = 0; feature < rows_.size(); ++feature)
            if (!rows_[feature].empty()) used_.push_back(feature);
    }
    Weights solved() {
        for (int sweep = 0; sweep < sweeps; ++sweep)
            for (const auto feature : used_) improve(feature);
        return std::move(weights_);
    }

private:
    // The best weight of a feature when the others are kept. A row lists it once for each time that it occurs.
    void improve(std::size_t feature) {
        const auto& [name, seconds, strength] = features()[feature];
        double gradient = strength * (seconds - weights_[feature]), curvature = strength;
        const auto& rows = rows_[feature];
        for (std::size_t i = 0, end = 0; i < rows.size(); i = end) {
            while (end < rows.size() && rows[end] == rows[i]) ++end;
            const auto count = static_cast<double>(end - i);
            gradient += count * rest_[rows[i]];
            curvature += count * count;
        }
        const bool is_signed = feature >= pair_feature(Motion::none, Motion::none, true);
        const auto weight = weights_[feature] + gradient / curvature;
        const auto change = (is_signed ? weight : std::max(weight, 0.0)) - weights_[feature];
        weights_[feature] += change;
        for (const auto row : rows) rest_[row] -= change;
    }

    Weights weights_;
    std::vector<std::vector<std::size_t>> rows_;  // by feature
    std::vector<double> rest_{};                  // of the times, by row
    std::vector<std::size_t> used_{};
};

std::vector<FeatureNumber> features_on(const std::vector<Step>& path) {
    std::vector<FeatureNumber> all;
    for (const auto& step : path) all.insert(all.end(), step.features.begin(), step.features.end());
    return all;
}

Weights regression(const Weights& weights, std::span<const TimedAlgorithm> all) {
    const Automaton automaton(weights);
    std::vector<std::vector<FeatureNumber>> rows;
    for (const auto& timed : all) {
        stop_point();
        rows.push_back(features_on(automaton.path(timed.turns)));
    }
    return Regression(rows, all, weights).solved();
}

// The rank of each value; equal values share the mean of their ranks.
std::vector<double> ranks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> result(values.size());
    for (std::size_t i = 0, end = 0; i < order.size(); i = end) {
        while (end < order.size() && values[order[end]] == values[order[i]]) ++end;
        for (auto k = i; k < end; ++k) result[order[k]] = static_cast<double>(i + end - 1) / 2;
    }
    return result;
}

double correlation(std::span<const double> one, std::span<const double> other) {
    const auto n = static_cast<double>(one.size());
    const auto mean = [&](std::span<const double> values) {
        return std::accumulate(values.begin(), values.end(), 0.0) / n;
    };
    const auto a = mean(one), b = mean(other);
    double both = 0, first = 0, second = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        both += (one[i] - a) * (other[i] - b);
        first += (one[i] - a) * (one[i] - a);
        second += (other[i] - b) * (other[i] - b);
    }
    return first == 0 || second == 0 ? 0 : both / std::sqrt(first * second);
}

// A fixed shuffle of 0 .. n - 1.
std::vector<std::size_t> shuffled(std::size_t n) {
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), 0U);
    std::uint64_t random = 1;
    for (auto i = n; i > 1; --i) {
        random = random * 6364136223846793005U + 1442695040888963407U;
        std::swap(order[i - 1], order[(random >> 33) % i]);
    }
    return order;
}

}  // namespace

Weights fitted(std::span<const TimedAlgorithm> all) {
    auto weights = unfitted_weights();
    for (int round = 0; round < rounds; ++round) {
        const auto next = regression(weights, all);
        for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += step_size * (next[i] - weights[i]);
    }
    return weights;
}

FitQuality quality(std::span<const double> predicted, std::span<const double> measured) {
    double squares = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        squares += (predicted[i] - measured[i]) * (predicted[i] - measured[i]);
    return {correlation(ranks(predicted), ranks(measured)), std::sqrt(squares / static_cast<double>(predicted.size()))};
}

std::vector<double> cross_validated(std::span<const TimedAlgorithm> all) {
    constexpr std::size_t folds = 10;
    const auto order = shuffled(all.size());
    std::vector<double> predicted(all.size());
    for (std::size_t fold = 0; fold < folds; ++fold) {
        std::vector<TimedAlgorithm> others;
        for (std::size_t i = 0; i < order.size(); ++i)
            if (i % folds != fold) others.push_back(all[order[i]]);
        const Automaton automaton(fitted(others));
        for (auto i = fold; i < order.size(); i += folds) predicted[order[i]] = automaton.cost(all[order[i]].turns);
    }
    return predicted;
}

}  // namespace cubelang::execution
