#include "runtime/search/reduction/layer_solver.hpp"

#include <algorithm>
#include <array>

#include "runtime/search/reduction/narrowing.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr std::array<std::size_t, 6> widths{600, 600, 2000, 2000, 600, 1000};  // by step
constexpr std::size_t widest = 30000;                                          // where the usual width leads nowhere
constexpr std::size_t most_ends = 300;

constexpr std::uint16_t axes = 3;

struct Trail {
    FiveState state;
    std::size_t held;  ///< how often otherwise
    Word word;
};

// What is about x for the cube held so was about y before.
Word as_held(const Word& word, std::size_t held, std::size_t turns) {
    Word result;
    const auto by_axis = turns / axes;
    for (const auto turn : word) result.push_back(static_cast<std::uint16_t>((turn + held * by_axis) % turns));
    return result;
}

class Ways {
public:
    Ways(const Five& five, const FiveState& state) : five_(five) {
        auto held = state;
        for (std::size_t i = 0; i < axes; ++i) {
            trails_.push_back({held, i, {}});
            held = Five::held_otherwise(held);
        }
    }
    /// False if no way was found; then all is as before.
    bool take(const Step& step, const Narrowing& narrowing) {
        const auto starts = nearest(step, narrowing.width);
        std::vector<Narrowing::Start> views;
        for (const auto& start : starts) views.push_back({start.view, start.turns});
        std::vector<Trail> next;
        for (const auto& [start, word] : narrowing.ends(five_.puzzle(), step, views))
            next.push_back(longer(trails_[starts[start].trail], word));
        if (next.empty()) return false;
        std::ranges::stable_sort(next, {}, [](const Trail& trail) { return trail.word.size(); });
        trails_ = std::move(next);
        return true;
    }
    [[nodiscard]] Word shortest() const {
        const auto& trail = trails_.front();
        return as_held(trail.word, trail.held, five_.puzzle().turns().size());
    }

private:
    struct Start {
        View view;
        std::size_t trail, turns;
        double distance;
    };
    // What has to come together may be chosen: the best choices.
    [[nodiscard]] std::vector<Start> nearest(const Step& step, std::size_t count) const {
        std::vector<Start> all;
        for (std::size_t i = 0; i < trails_.size(); ++i) {
            const auto turns = trails_[i].word.size() - trails_.front().word.size();
            for (const auto& view : step.views(trails_[i].state))
                all.push_back({view, i, turns, step.distance(view) + static_cast<double>(turns)});
        }
        std::ranges::stable_sort(all, {}, &Start::distance);
        all.resize(std::min(all.size(), count));
        return all;
    }
    [[nodiscard]] Trail longer(Trail trail, const Word& word) const {
        for (const auto turn : word) five_.turn(trail.state, turn);
        trail.word.insert(trail.word.end(), word.begin(), word.end());
        return trail;
    }

    const Five& five_;
    std::vector<Trail> trails_;
};

}  // namespace

LayerSolver::LayerSolver(bool has_t_centres) : five_(has_t_centres) {
    add_centre_steps(five_, steps_);
    add_edge_steps(five_, steps_);
    add_last_steps(five_, steps_);
}

std::optional<Word> LayerSolver::solve(const FiveState& state, StopToken stop) const {
    Ways ways(five_, state);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const bool is_last = i + 1 == steps_.size();
        Narrowing narrowing{widths[i], is_last ? 1 : most_ends, stop};
        while (!ways.take(*steps_[i], narrowing)) {
            if (narrowing.width > widest || stop.stop_requested()) return std::nullopt;
            narrowing.width *= 4;
        }
    }
    return ways.shortest();
}

}  // namespace cubelang::search::reduction
