#pragma once
// All positions within some cost of the end of a step, with their exact distances: near the end, sums of tables
// mislead.

#include <algorithm>
#include <array>

#include "runtime/base/stop_point.hpp"
#include "runtime/search/reduction/five.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search::reduction {

class Neighbourhood {
public:
    static constexpr std::size_t usual_size = 100000, everything = ~std::size_t{0};
    /// Expands the ends, by rising cost, until there are `enough` views. turned(view, turn) is the view after a turn.
    template <class Turned, class Key>
    Neighbourhood(std::vector<View> ends, const Puzzle& puzzle, const Word& turns, std::size_t enough, Turned turned,
                  Key key) {
        for (const auto& end : ends) table_.insert(key(end), 0);
        std::array<std::vector<View>, 3> at{std::move(ends)};  // by cost modulo 3, since a turn costs at most 2
        while (table_.size() < enough && !(at[depth_ % 3].empty() && at[(depth_ + 2) % 3].empty())) {
            ++depth_;
            auto& next = at[depth_ % 3];
            next.clear();
            for (const std::uint32_t cost : {1U, 2U})
                for (const auto& view : stoppable(at[(depth_ + 3 - cost) % 3]))
                    for (const auto turn : turns)
                        if (puzzle.cost(turn) == static_cast<int>(cost))
                            if (auto then = turned(view, turn); table_.insert(key(then), depth_)) next.push_back(then);
        }
    }
    /// The exact cost; outside the neighbourhood the estimate, but at least depth() + 1.
    template <class Estimate>
    [[nodiscard]] double distance(std::uint64_t key, Estimate estimate) const {
        if (const auto found = table_.find(key)) return *found;
        return std::max<double>(estimate(), depth_ + 1);
    }
    [[nodiscard]] std::uint32_t depth() const { return depth_; }

private:
    KeyTable table_;
    std::uint32_t depth_ = 0;
};

/// All views that turns reach from the given ones.
template <class Turned, class Key>
std::vector<View> reachable_views(std::vector<View> views, const Word& turns, Turned turned, Key key) {
    KeyTable seen;
    for (const auto& view : views) seen.insert(key(view), 0);
    for (std::size_t i = 0; i < views.size(); ++i) {
        stop_point();
        for (const auto turn : turns)
            if (const auto next = turned(views[i], turn); seen.insert(key(next), 0)) views.push_back(next);
    }
    return views;
}

}  // namespace cubelang::search::reduction
