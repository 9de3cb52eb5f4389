#include "runtime/cube/execution/automaton.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <string_view>

namespace cubelang::execution {
namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

constexpr std::string_view letters = "RUFLDBMESxyz";
constexpr std::size_t turn_kinds = 12 * 2 * 3;

std::size_t number_of(const HandTurn& turn) {
    const auto quarters = turn.quarters == -1 ? 0U : static_cast<std::size_t>(turn.quarters);
    return (letters.find(turn.letter) * 2 + (turn.is_wide ? 1 : 0)) * 3 + quarters;
}

HandTurn turn_numbered(std::size_t number) {
    return {letters[number / 6], number / 3 % 2 == 1, number % 3 == 0 ? -1 : static_cast<int>(number % 3)};
}

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
        for (const auto& grip : first_grips()) number(grip.to);
        for (std::size_t state = 0; state < hands_.size(); ++state)
            for (std::size_t turn = 0; turn < turn_kinds; ++turn) add_edges(hands_[state], turn_numbered(turn));
        ends_.push_back(edges_.size());
    }
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
        const bool is_face = letters.find(turn.letter) < 6;
        if (turn.is_wide && !is_face) return;
        for (const auto& step : steps(hands, turn)) {
            Edge edge{number(step.to), static_cast<std::uint8_t>(step.features.size()), step.is_regrip, {}};
            std::ranges::copy(step.features, edge.features.begin());
            edges_.push_back(edge);
        }
    }

    std::vector<Hands> hands_{};
    std::map<Hands, StateNumber> numbers_{};
    std::vector<Edge> edges_{};
    std::vector<std::size_t> ends_{};  // for each state and turn, where its edges begin
};

const Graph& graph() {
    static const Graph the_graph;
    return the_graph;
}

float sum(std::span<const FeatureNumber> features, const Weights& weights) {
    double seconds = 0;
    for (const auto feature : features) seconds += weights[feature];
    return static_cast<float>(std::max(seconds, 0.0));
}

// The feature of a face that is turned for the first time; else nullopt.
std::optional<FeatureNumber> new_face(unsigned& faces, char letter) {
    constexpr std::string_view by_axis = "RLUDFB";
    const auto at = by_axis.find(letter);
    if (at == by_axis.npos || (faces >> at & 1U) != 0) return std::nullopt;
    const bool is_second = (faces >> (at / 2 * 2) & 3U) != 0;
    faces |= 1U << at;
    if (is_second || at / 2 == 2) return new_face_feature(static_cast<int>(at / 2));
    return std::nullopt;
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
    Costs costs{std::vector<float>(graph().size(), infinite)};
    for (const auto& grip : first_grips())
        costs.by_state[graph().number_of_hands(grip.to)] = sum(grip.features, weights_);
    return costs;
}

Costs Automaton::after(const Costs& costs, const HandTurn& turn) const {
    Costs result{std::vector<float>(costs.by_state.size(), infinite), costs.faces};
    const auto extra = face_seconds(result.faces, turn.letter);
    const auto most = costs.least() + slack;
    const auto number = number_of(turn);
    for (std::size_t state = 0; state < costs.by_state.size(); ++state) {
        if (costs.by_state[state] > most) continue;
        for (const auto& edge : graph().edges(state, number)) {
            const auto cost = costs.by_state[state] + extra + sum({edge.features.data(), edge.count}, weights_);
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

float Automaton::face_seconds(unsigned& faces, char letter) const {
    const auto feature = new_face(faces, letter);
    return feature ? sum({&*feature, 1}, weights_) : 0.0F;
}

double Automaton::cost(std::span<const HandTurn> turns) const {
    if (turns.empty()) return 0;
    auto costs = start();
    for (const auto& turn : turns) costs = after(costs, turn);
    return costs.least();
}

double Automaton::seconds(const Step& step) const { return sum(step.features, weights_); }

std::vector<Step> Automaton::path(std::span<const HandTurn> turns) const {
    if (turns.empty()) return {};
    std::vector<Costs> costs{start()};
    for (const auto& turn : turns) costs.push_back(after(costs.back(), turn));
    // From the end back to the beginning.
    std::vector<Step> path(turns.size() + 1);
    auto to = static_cast<std::size_t>(std::ranges::min_element(costs.back().by_state) - costs.back().by_state.begin());
    for (std::size_t i = turns.size(); i > 0; --i) {
        auto best = infinite;
        std::size_t from = 0;
        const auto most = costs[i - 1].least() + slack;
        for (std::size_t state = 0; state < graph().size(); ++state) {
            const auto before = costs[i - 1].by_state[state];
            if (before > most) continue;
            for (const auto& edge : graph().edges(state, number_of(turns[i - 1]))) {
                const auto cost = before + sum({edge.features.data(), edge.count}, weights_);
                if (edge.to != to || cost >= best) continue;
                best = cost;
                from = state;
                path[i] = {
                    graph().hands(to), {edge.features.begin(), edge.features.begin() + edge.count}, edge.is_regrip};
            }
        }
        to = from;
        auto faces = costs[i - 1].faces;
        if (const auto feature = new_face(faces, turns[i - 1].letter)) path[i].features.push_back(*feature);
    }
    for (const auto& grip : first_grips())
        if (graph().number_of_hands(grip.to) == to) path[0] = grip;
    return path;
}

}  // namespace cubelang::execution
