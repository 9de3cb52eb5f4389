#include "runtime/cube/execution/automaton.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace cubelang::execution {
namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

struct Edge {
    StateNumber to;
    std::uint8_t count;
    bool is_regrip;
    std::array<FeatureNumber, 6> features;
};

// Every state that hands can reach, and the edges from it by each turn.
class Graph {
public:
    Graph() {
        for (const auto& grip : grips_) number(grip.to);
        for (std::size_t state = 0; state < hands_.size(); ++state)
            for (std::size_t turn = 0; turn < turn_kinds; ++turn) add_edges(hands_[state], turn_numbered(turn));
        ends_.push_back(edges_.size());
    }
    [[nodiscard]] const std::vector<Step>& grips() const { return grips_; }
    [[nodiscard]] std::size_t size() const { return hands_.size(); }
    [[nodiscard]] const Hands& hands(std::size_t state) const { return hands_[state]; }
    [[nodiscard]] StateNumber number_of_hands(const Hands& hands) const { return numbers_.at(hands); }
    [[nodiscard]] std::span<const Edge> edges(std::size_t state, std::size_t turn) const {
        const auto at = state * turn_kinds + turn;
        return std::span(edges_).subspan(ends_[at], ends_[at + 1] - ends_[at]);
    }

private:
    StateNumber number(const Hands& hands) {
        const auto [at, is_new] = numbers_.try_emplace(hands, static_cast<StateNumber>(hands_.size()));
        if (is_new) hands_.push_back(hands);
        return at->second;
    }
    void add_edges(const Hands hands, const HandTurn& turn) {
        ends_.push_back(edges_.size());
        if (!exists(turn)) return;
        for (const auto& step : steps(hands, turn)) {
            Edge edge{number(step.to), static_cast<std::uint8_t>(step.features.size()), step.is_regrip, {}};
            std::ranges::copy(step.features, edge.features.begin());
            edges_.push_back(edge);
        }
    }

    std::vector<Step> grips_ = first_grips();
    std::vector<Hands> hands_{};
    std::map<Hands, StateNumber> numbers_{};
    std::vector<Edge> edges_{};
    std::vector<std::size_t> ends_{};  // for each state and turn, where its edges begin
};

const Graph& graph() {
    static const Graph all;
    return all;
}

double sum(std::span<const FeatureNumber> features, const Weights& weights) {
    double seconds = 0;
    for (const auto feature : features) seconds += weights[feature];
    return seconds;
}

// The seconds of a step; `extra`: those of its features that depend on the turns alone.
float seconds_of(std::span<const FeatureNumber> features, const Weights& weights, double extra = 0) {
    return static_cast<float>(std::max(sum(features, weights) + extra, 0.0));
}

}  // namespace

Weights unfitted_weights() {
    Weights weights;
    for (const auto& feature : features()) weights.push_back(feature.seconds);
    return weights;
}

float Costs::least() const { return std::ranges::min(by_state); }

Automaton::Automaton(Weights weights) : weights_(std::move(weights)) {}

Costs Automaton::start() const {
    const auto& hands = graph();
    Costs costs{std::vector<float>(hands.size(), infinite)};
    for (const auto& grip : hands.grips())
        costs.by_state[hands.number_of_hands(grip.to)] = seconds_of(grip.features, weights_);
    return costs;
}

Costs Automaton::after(const Costs& costs, const HandTurn& turn) const {
    const auto& hands = graph();
    Costs result{std::vector<float>(costs.by_state.size(), infinite), costs.history};
    const auto extra = sum(sequence_features(result.history, turn), weights_);
    const auto most = costs.least() + slack;
    const auto number = number_of(turn);
    for (std::size_t state = 0; state < costs.by_state.size(); ++state) {
        if (costs.by_state[state] > most) continue;
        for (const auto& edge : hands.edges(state, number)) {
            const auto cost = costs.by_state[state] + seconds_of({edge.features.data(), edge.count}, weights_, extra);
            result.by_state[edge.to] = std::min(result.by_state[edge.to], cost);
        }
    }
    return result;
}

std::vector<Automaton::Arc> Automaton::arcs(StateNumber from, const HandTurn& turn) const {
    std::vector<Arc> arcs;
    for (const auto& edge : graph().edges(from, number_of(turn)))
        arcs.push_back({edge.to, sum({edge.features.data(), edge.count}, weights_)});
    return arcs;
}

double Automaton::extra(History history, const HandTurn& turn) const {
    return sum(sequence_features(history, turn), weights_);
}

double Automaton::cost(std::span<const HandTurn> turns) const {
    if (turns.empty()) return 0;
    auto costs = start();
    for (const auto& turn : turns) costs = after(costs, turn);
    return costs.least();
}

double Automaton::seconds(const Step& step) const { return seconds_of(step.features, weights_); }

std::vector<Step> Automaton::path(std::span<const HandTurn> turns) const {
    if (turns.empty()) return {};
    const auto& hands = graph();
    std::vector<Costs> costs{start()};
    for (const auto& turn : turns) costs.push_back(after(costs.back(), turn));
    // From the end back to the beginning.
    std::vector<Step> path(turns.size() + 1);
    auto to = static_cast<std::size_t>(std::ranges::min_element(costs.back().by_state) - costs.back().by_state.begin());
    for (std::size_t i = turns.size(); i > 0; --i) {
        auto best = infinite;
        std::size_t from = 0;
        auto history = costs[i - 1].history;
        const auto sequences = sequence_features(history, turns[i - 1]);
        const auto extra = sum(sequences, weights_);
        const auto most = costs[i - 1].least() + slack;
        for (std::size_t state = 0; state < hands.size(); ++state) {
            const auto before = costs[i - 1].by_state[state];
            if (before > most) continue;
            for (const auto& edge : hands.edges(state, number_of(turns[i - 1]))) {
                const auto cost = before + seconds_of({edge.features.data(), edge.count}, weights_, extra);
                if (edge.to != to || cost >= best) continue;
                best = cost;
                from = state;
                path[i] = {
                    hands.hands(to), {edge.features.begin(), edge.features.begin() + edge.count}, edge.is_regrip};
            }
        }
        to = from;
        path[i].features.insert(path[i].features.end(), sequences.begin(), sequences.end());
    }
    for (const auto& grip : hands.grips())
        if (hands.number_of_hands(grip.to) == to) path[0] = grip;
    return path;
}

}  // namespace cubelang::execution
