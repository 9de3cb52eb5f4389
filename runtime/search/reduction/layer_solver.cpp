#include "runtime/search/reduction/layer_solver.hpp"

#include <algorithm>
#include <array>

#include "runtime/search/space/key_table.hpp"

namespace cubelang::search::reduction {
namespace {

// For each step: the positions kept at each cost, and the words kept to those that are equal for this step. Their ends
// differ for the next one.
struct BeamLimits {
    std::size_t width, words;
};
constexpr std::array<BeamLimits, 6> beam_limits{{{2400, 100}, {2400, 100}, {2000, 10}, {2000, 4}, {600, 4}, {1000, 1}}};
constexpr std::size_t most_ends = 4000;
// More than this beyond the cheapest gives nothing.
constexpr std::size_t spare_before_last = 2, spare_of_last = 1;
constexpr std::size_t most_cost = 120;  // more than any step needs
constexpr std::uint32_t no_node = ~std::uint32_t{0};

struct StepBeamOptions {
    std::size_t width = 0;      ///< positions kept at each cost
    std::size_t words = 1;      ///< kept to equal positions
    std::size_t most_ends = 0;  ///< the cheapest
    std::size_t spare = 1;      ///< the cost of an end beyond that of the cheapest
    StopToken stop{};
};
struct StepStart {
    View view;
    std::size_t cost = 0;  ///< of the word to it, beyond the cheapest one to any start
};
struct StepEnd {
    std::size_t start = 0;
    Word word;
};

// A beam search for one step: of all positions at a cost, the nearest are kept.
class StepBeamSearch {
public:
    StepBeamSearch(const Puzzle& puzzle, const Step& step, const StepBeamOptions& options)
        : puzzle_(puzzle), step_(step), options_(options) {}

    /// Empty if stopped or unsuccessful.
    std::vector<StepEnd> search(const std::vector<StepStart>& starts) {
        std::size_t last = most_cost;
        for (cost_ = 0; cost_ <= last && !options_.stop.stop_requested(); ++cost_) {
            const auto first = static_cast<std::uint32_t>(nodes_.size());
            next_beam(candidates_at(cost_));
            for (std::uint32_t i = 0; i < starts.size(); ++i)
                if (starts[i].cost == cost_)
                    nodes_.push_back({starts[i].view, no_node, i, step_.distance(starts[i].view)});
            for (auto node = first; node < nodes_.size(); ++node) {
                if (nodes_[node].distance > 0) {
                    try_turns(node);
                    continue;
                }
                if (ends_.empty()) last = cost_ + options_.spare;
                if (ends_.size() < options_.most_ends) ends_.push_back(path_to(node));
            }
        }
        return std::move(ends_);
    }

private:
    struct Node {
        View view;
        std::uint32_t parent, step;  ///< the last turn; without a parent, the number of the start
        double distance;
    };
    struct Candidate {
        double distance;
        std::uint32_t parent;
        std::uint16_t turn;
        friend auto operator<=>(const Candidate&, const Candidate&) = default;
    };

    void try_turns(std::uint32_t node) {
        for (const auto turn : step_.turns()) {
            if (nodes_[node].parent != no_node && puzzle_.repeats(nodes_[node].step, turn)) continue;
            candidates_at(cost_ + static_cast<std::size_t>(puzzle_.cost(turn)))
                .push_back({step_.distance(step_.turned(nodes_[node].view, turn)), node, turn});
        }
    }
    std::vector<Candidate>& candidates_at(std::size_t cost) { return candidates_[cost % candidates_.size()]; }
    void next_beam(std::vector<Candidate>& candidates) {
        const auto full = nodes_.size() + options_.width;
        auto begin = candidates.begin();
        while (begin != candidates.end() && nodes_.size() < full) {
            const auto end = begin + std::min<std::ptrdiff_t>(2 * options_.width, candidates.end() - begin);
            std::nth_element(begin, end - 1, candidates.end());
            std::sort(begin, end);
            for (; begin != end && nodes_.size() < full; ++begin) add(*begin);
            begin = end;
        }
        candidates.clear();
    }
    void add(const Candidate& candidate) {
        const auto view = step_.turned(nodes_[candidate.parent].view, candidate.turn);
        if (candidate.distance == 0 || seen_.count(step_.key(view)) <= options_.words)
            nodes_.push_back({view, candidate.parent, candidate.turn, candidate.distance});
    }
    [[nodiscard]] StepEnd path_to(std::uint32_t node) const {
        StepEnd end;
        for (; nodes_[node].parent != no_node; node = nodes_[node].parent)
            end.word.push_back(static_cast<std::uint16_t>(nodes_[node].step));
        std::ranges::reverse(end.word);
        end.start = nodes_[node].step;
        return end;
    }

    const Puzzle& puzzle_;
    const Step& step_;
    StepBeamOptions options_;
    std::vector<Node> nodes_;
    std::array<std::vector<Candidate>, 3> candidates_;  ///< by cost modulo 3, since a turn costs at most 2
    std::size_t cost_ = 0;
    std::vector<StepEnd> ends_;
    KeyTable seen_;
};

constexpr std::uint16_t axes = 3;

struct Trail {
    FiveState state;
    std::size_t reoriented;  ///< the number of reorientations
    Word word;
    std::size_t cost = 0;
};

// Undoes the reorientations of a word: the x axis after one was the y axis before it.
Word undo_reorientation(const Word& word, std::size_t times, std::size_t turns) {
    Word result;
    const auto by_axis = turns / axes;
    for (const auto turn : word) result.push_back(static_cast<std::uint16_t>((turn + times * by_axis) % turns));
    return result;
}

class TrailBeam {
public:
    TrailBeam(const Five& five, const FiveState& state) : five_(five) {
        auto rotated = state;
        for (std::size_t i = 0; i < axes; ++i) {
            trails_.push_back({rotated, i, {}, 0});
            rotated = Five::reoriented(rotated);
        }
    }
    /// False if no word is found; the trails are then unchanged.
    bool advance(const Step& step, const StepBeamOptions& options) {
        const auto starts = nearest(step, options.width);
        std::vector<StepStart> views;
        for (const auto& start : starts) views.push_back({start.view, start.cost});
        std::vector<Trail> next;
        for (const auto& [start, word] : StepBeamSearch(five_.puzzle(), step, options).search(views))
            next.push_back(extend(trails_[starts[start].trail], word));
        if (next.empty()) return false;
        std::ranges::stable_sort(next, {}, &Trail::cost);
        trails_ = std::move(next);
        return true;
    }
    /// The cheapest first.
    [[nodiscard]] std::vector<Word> words() const {
        std::vector<Word> words;
        for (const auto& trail : trails_)
            words.push_back(undo_reorientation(trail.word, trail.reoriented, five_.puzzle().turns().size()));
        return words;
    }

private:
    struct Start {
        View view;
        std::size_t trail, cost;
        double distance;
    };
    // The best starts, over all choices of edges.
    [[nodiscard]] std::vector<Start> nearest(const Step& step, std::size_t count) const {
        std::vector<Start> all;
        for (std::size_t i = 0; i < trails_.size(); ++i) {
            const auto cost = trails_[i].cost - trails_.front().cost;
            for (const auto& view : step.views(trails_[i].state))
                all.push_back({view, i, cost, step.distance(view) + static_cast<double>(cost)});
        }
        std::ranges::stable_sort(all, {}, &Start::distance);
        all.resize(std::min(all.size(), count));
        return all;
    }
    [[nodiscard]] Trail extend(Trail trail, const Word& word) const {
        for (const auto turn : word) {
            five_.turn(trail.state, turn);
            trail.cost += static_cast<std::size_t>(five_.puzzle().cost(turn));
        }
        trail.word.insert(trail.word.end(), word.begin(), word.end());
        return trail;
    }

    const Five& five_;
    std::vector<Trail> trails_;
};

}  // namespace

LayerSolver::LayerSolver(Goal goal, Puzzle::Inner inner, TurnCosts costs) : five_(inner, costs) {
    if (goal == Goal::wings) {
        add_wing_step(five_, steps_);
        return;
    }
    add_centre_steps(five_, steps_);
    add_edge_steps(five_, steps_);
    add_last_steps(five_, steps_);
}

std::vector<Word> LayerSolver::solve(const FiveState& state, std::size_t breadth, std::size_t most,
                                     StopToken stop) const {
    TrailBeam trails(five_, state);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const bool is_last = i + 1 == steps_.size();
        const auto width = breadth * beam_limits[i].width;
        StepBeamOptions options{width, beam_limits[i].words, is_last ? most : most_ends,
                                is_last ? spare_of_last : spare_before_last, stop};
        while (!trails.advance(*steps_[i], options)) {
            if (options.width > 4 * width || stop.stop_requested()) return {};
            options.width *= 4;
        }
    }
    return trails.words();
}

}  // namespace cubelang::search::reduction
