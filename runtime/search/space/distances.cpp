#include "runtime/search/space/distances.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/search/space/distance_table.hpp"
#include "runtime/search/space/perimeter.hpp"

namespace cubelang::search {
namespace {

using Moves = std::vector<cube::Move>;

class DistanceCount {
public:
    DistanceCount(const Goal& goal, std::span<const Generator> generators, const DistanceOptions& options)
        : generators_(generators), options_(options), reporter_(options.limits), space_(goal, generators) {
        if (space_.targets().size() > 1) space_.keep_targets({space_.targets()[0]});
        for (const auto& generator : generators) costs_.push_back(generator.cost);
    }

    Distances run() {
        if (std::ranges::all_of(costs_, [](int cost) { return cost <= DistanceTable::most_cost; }))
            if (auto found = coordinates(space_, space_.targets()[0].labels, 2 * options_.limits.memory)) {
                if (found->empty()) return {{1}, true, 0, {}};
                if (DistanceTable::bytes(*found).value_or(options_.limits.memory + 1) <= options_.limits.memory)
                    return by_table(std::move(*found));
            }
        return by_fingerprints();
    }

private:
    [[nodiscard]] bool may_continue() const {
        const bool stopped = options_.limits.stop.stop_requested();
        return !stopped && static_cast<int>(result_.counts.size()) <= options_.most_cost;
    }
    void add(std::uint64_t count) {
        result_.counts.push_back(count);
        const int cost = result_.searched = static_cast<int>(result_.counts.size()) - 1;
        reporter_.found(count);
        if (count > 0) reporter_.searched(cost);
    }
    // The last distances may have no state where turns cost more than 1.
    int farthest() {
        while (result_.counts.size() > 1 && result_.counts.back() == 0) result_.counts.pop_back();
        return static_cast<int>(result_.counts.size()) - 1;
    }
    [[nodiscard]] Moves moves(const GeneratorWord& word) const {
        Moves made;
        for (const auto g : word) made.push_back(generators_[g].move);
        return made;
    }

    Distances by_table(std::vector<Coordinate> found) {
        DistanceTable table(std::move(found), costs_);
        while (may_continue() && !table.ended()) {
            const auto count = table.next(options_.limits.stop);
            if (!count) return std::move(result_);
            add(*count);
        }
        result_.complete = table.ended();
        const int end = farthest();
        for (const auto& word : table.paths(end, options_.antipodes)) result_.antipodes.push_back(moves(word));
        return std::move(result_);
    }

    Distances by_fingerprints() {
        Perimeter perimeter(space_, generators_);
        std::vector<MaskedState> last;
        const auto bytes = static_cast<double>(space_.tracked().size() * sizeof(perm::Block));
        while (may_continue() && perimeter.can_grow()) {
            const double count = perimeter.expected(1), layer = count - static_cast<double>(perimeter.size());
            if (const auto outer = perimeter.outermost(); outer > 0)
                last = perimeter.some_outermost(options_.antipodes);
            if (Perimeter::bytes(count) + layer * bytes > static_cast<double>(options_.limits.memory)) break;
            if (!perimeter.grow(false, options_.limits.stop)) break;
            add(perimeter.sizes().back());
        }
        result_.complete = perimeter.complete();
        if (!result_.complete && may_continue()) add(perimeter.outermost());
        farthest();
        for (const auto& state : last) result_.antipodes.push_back(moves(path(perimeter, state)));
        return std::move(result_);
    }
    [[nodiscard]] GeneratorWord path(const Perimeter& perimeter, MaskedState state) const {
        GeneratorWord word;
        auto next = state;
        const auto distance = [&](const MaskedState& labels) {
            return perimeter.distance(fingerprint(labels.data(), labels.size()));
        };
        for (int left = distance(state); left > 0; left = distance(state))
            for (std::uint16_t g = 0; g < costs_.size(); ++g) {
                space_.apply(g, state.data(), next.data());
                if (distance(next) != left - costs_[g]) continue;
                word.push_back(g);
                std::swap(state, next);
                break;
            }
        return word;
    }

    std::span<const Generator> generators_;
    const DistanceOptions& options_;
    Reporter reporter_;
    MaskedSpace space_;
    std::vector<int> costs_;
    Distances result_;
};

}  // namespace

std::uint64_t Distances::total() const { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); }

Distances distances(const Goal& goal, std::span<const Generator> generators, const DistanceOptions& options) {
    return DistanceCount(goal, generators, options).run();
}

}  // namespace cubelang::search
