#include "runtime/search/reduction/bar_choice.hpp"

#include <algorithm>

namespace cubelang::search::reduction {
namespace {

int turn_count(const LayerTurns& layer_turns) {
    return static_cast<int>(layer_turns.size() - std::ranges::count(layer_turns, 0));
}

// Given one side, chooses the other with the greatest gain for its turns.
void choose(const Gains& gains, bool b_given, int other_turns, BarChoice& choice) {
    const auto& given = b_given ? choice.b : choice.a;
    struct Layer {
        int gain;
        std::size_t layer;
        std::uint8_t quarters;
    };
    std::vector<std::size_t> turning;
    for (std::size_t j = 0; j < given.size(); ++j)
        if (given[j] != 0) turning.push_back(j);
    std::vector<Layer> all;
    for (std::size_t i = 0; i < gains.layers(); ++i) {
        if (given[i] != 0) continue;
        Layer best{0, i, 0};
        for (std::uint8_t q = 1; q <= 3; ++q) {
            int sum = 0;
            for (const auto j : turning) sum += gains(!b_given, i, q, j, given[j]);
            if (sum > best.gain) best = {sum, i, q};
        }
        if (best.gain > 0) all.push_back(best);
    }
    std::ranges::stable_sort(all, [](const Layer& x, const Layer& y) { return x.gain > y.gain; });
    LayerTurns layer_turns(gains.layers(), 0);
    int turns = other_turns + 2 * turn_count(given), sum = 0;
    double ratio = 0;
    for (const auto& layer : all) {
        const double then = (sum + layer.gain) / static_cast<double>(turns + 2);
        if (then < ratio) break;
        ratio = then;
        sum += layer.gain;
        turns += 2;
        layer_turns[layer.layer] = layer.quarters;
    }
    choice.ratio = ratio;
    (b_given ? choice.a : choice.b) = layer_turns;
}

}  // namespace

BarChoice best_choice(const Gains& gains, int other_turns) {
    BarChoice best;
    for (std::size_t j = 0; j < gains.layers(); ++j)
        for (std::uint8_t r = 1; r <= 3; ++r)
            for (const bool b_given : {true, false}) {
                BarChoice choice{0, LayerTurns(gains.layers(), 0), LayerTurns(gains.layers(), 0)};
                (b_given ? choice.b : choice.a)[j] = r;
                choose(gains, b_given, other_turns, choice);
                if (choice.ratio > best.ratio) best = std::move(choice);
            }
    if (best.ratio <= 0) return best;
    for (int round = 0; round < 6; ++round) {
        auto next = best;
        choose(gains, round % 2 == 0, other_turns, next);
        if (next.ratio <= best.ratio) {
            next = best;
            choose(gains, round % 2 == 1, other_turns, next);
        }
        if (next.ratio <= best.ratio) break;
        best = std::move(next);
    }
    return best;
}

}  // namespace cubelang::search::reduction
