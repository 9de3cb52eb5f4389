#include "runtime/search/reduction/narrowing.hpp"

#include <algorithm>

#include "runtime/search/support/key_table.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr std::size_t most_turns = 60;  // no step takes so many
constexpr std::uint32_t none = ~std::uint32_t{0};

class Carrying {
public:
    Carrying(const Puzzle& puzzle, const Step& step, const Narrowing& options)
        : puzzle_(puzzle), step_(step), options_(options) {}

    std::vector<Narrowing::End> search(const std::vector<Narrowing::Start>& starts) {
        std::size_t last = most_turns;
        for (std::size_t turns = 0; turns <= last && !options_.stop.stop_requested(); ++turns) {
            const auto first = static_cast<std::uint32_t>(nodes_.size());
            carry_on();
            for (std::uint32_t i = 0; i < starts.size(); ++i)
                if (starts[i].turns == turns)
                    nodes_.push_back({starts[i].view, none, i, step_.distance(starts[i].view)});
            for (auto node = first; node < nodes_.size(); ++node) {
                if (nodes_[node].distance > 0) {
                    try_turns(node);
                    continue;
                }
                if (ends_.empty()) last = turns + 1;
                if (ends_.size() < options_.most_ends) ends_.push_back(way_to(node));
            }
        }
        return std::move(ends_);
    }

private:
    struct Node {
        View view;
        std::uint32_t before, step;  ///< the turn; without one before, which start it is
        double distance;
    };
    struct Candidate {
        double distance;
        std::uint32_t before;
        std::uint16_t turn;
    };

    void try_turns(std::uint32_t node) {
        for (const auto turn : step_.turns()) {
            if (nodes_[node].before != none && repeats(nodes_[node].step, turn)) continue;
            const auto view = step_.turned(nodes_[node].view, turn);
            const double distance = step_.distance(view);
            // Of several ways to one position the first is enough, but not to the end: there, more is to come
            if (distance == 0 || seen_.insert(step_.key(view), 0)) candidates_.push_back({distance, node, turn});
        }
    }
    // Layers about one axis commute: one order is enough.
    [[nodiscard]] bool repeats(std::uint32_t last, std::uint16_t next) const {
        const auto &a = puzzle_.turns()[last], &b = puzzle_.turns()[next];
        return a.axis == b.axis && a.from >= b.from;
    }
    void carry_on() {
        const auto count = std::min(options_.width, candidates_.size());
        std::ranges::stable_sort(candidates_, {}, &Candidate::distance);
        for (const auto& [distance, before, turn] : std::span(candidates_).first(count))
            nodes_.push_back({step_.turned(nodes_[before].view, turn), before, turn, distance});
        candidates_.clear();
    }
    [[nodiscard]] Narrowing::End way_to(std::uint32_t node) const {
        Narrowing::End end;
        for (; nodes_[node].before != none; node = nodes_[node].before)
            end.word.push_back(static_cast<std::uint16_t>(nodes_[node].step));
        std::ranges::reverse(end.word);
        end.start = nodes_[node].step;
        return end;
    }

    const Puzzle& puzzle_;
    const Step& step_;
    const Narrowing& options_;
    std::vector<Node> nodes_;
    std::vector<Candidate> candidates_;
    std::vector<Narrowing::End> ends_;
    KeyTable seen_;
};

}  // namespace

std::vector<Narrowing::End> Narrowing::ends(const Puzzle& puzzle, const Step& step,
                                            const std::vector<Start>& starts) const {
    return Carrying(puzzle, step, *this).search(starts);
}

}  // namespace cubelang::search::reduction
