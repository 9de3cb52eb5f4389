#include "runtime/search/reduction/bar_choice.hpp"

#include <algorithm>

namespace cubelang::search::reduction {
namespace {

int count(const Chosen& chosen) { return static_cast<int>(chosen.size() - std::ranges::count(chosen, 0)); }

// Given the one side, the other that brings most for its turns.
void choose(const Gains& gains, bool b_given, int other_turns, Choice& choice) {
    const auto& given = b_given ? choice.b : choice.a;
    struct Layer {
        int gain;
        std::size_t layer;
        std::uint8_t quarters;
    };
    std::vector<std::size_t> turned;
    for (std::size_t j = 0; j < given.size(); ++j)
        if (given[j] != 0) turned.push_back(j);
    std::vector<Layer> all;
    for (std::size_t i = 0; i < gains.layers(); ++i) {
        if (given[i] != 0) continue;
        Layer best{0, i, 0};
        for (std::uint8_t q = 1; q <= 3; ++q) {
            int sum = 0;
            for (const auto j : turned) sum += gains(!b_given, i, q, j, given[j]);
            if (sum > best.gain) best = {sum, i, q};
        }
        if (best.gain > 0) all.push_back(best);
    }
    std::ranges::stable_sort(all, [](const Layer& x, const Layer& y) { return x.gain > y.gain; });
    Chosen chosen(gains.layers(), 0);
    int turns = other_turns + 2 * count(given), sum = 0;
    double ratio = 0;
    for (const auto& layer : all) {
        const double then = (sum + layer.gain) / static_cast<double>(turns + 2);
        if (then < ratio) break;
        ratio = then;
        sum += layer.gain;
        turns += 2;
        chosen[layer.layer] = layer.quarters;
    }
    choice.ratio = ratio;
    choice.gain = sum;
    (b_given ? choice.a : choice.b) = chosen;
}

}  // namespace

Choice best_choice(const Gains& gains, int other_turns) {
    Choice best;
    for (std::size_t j = 0; j < gains.layers(); ++j)
        for (std::uint8_t r = 1; r <= 3; ++r)
            for (const bool b_given : {true, false}) {
                Choice choice{0, 0, Chosen(gains.layers(), 0), Chosen(gains.layers(), 0)};
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
