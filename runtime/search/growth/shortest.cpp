#include "runtime/search/growth/shortest.hpp"

#include <algorithm>

#include "runtime/search/growth/layers.hpp"

namespace cubelang::search {
namespace {

std::vector<PointMove> inverted(std::vector<PointMove> moves) {
    for (auto& move : moves) move.images = group::inverse(move.images);
    return moves;
}

group::Permutation after(const std::vector<PointMove>& moves, group::Permutation p, const GeneratorWord& word) {
    for (const auto move : word) p = group::product(p, moves[move].images);
    return p;
}

// A row tells elements of the group apart. Of p and q outside it only this does.
bool look_alike(const PointLabels& labels, const group::Permutation& p, const group::Permutation& q) {
    std::vector<std::uint32_t> of_p(labels.size()), of_q(labels.size());
    for (std::size_t point = 0; point < labels.size(); ++point) {
        of_p[p[point]] = labels[point];
        of_q[q[point]] = labels[point];
    }
    return of_p == of_q;
}

class Search {
public:
    Search(const RowSpace& ahead, const RowSpace& back, const group::Permutation& p, const group::Permutation& q,
           const MeetingOptions& options)
        : options_(options), limits_(options.limits), reporter_(options.limits) {
        limits_.memory /= 2;
        limits_.progress = {};
        from_ = layers_about(ahead, {ahead.after(p)}, {true, limits_});
        to_ = layers_about(back, {back.after(q)}, {true, limits_});
    }

    Meeting run() {
        if (from_ == nullptr) return {MeetingEnd::too_long};
        for (int cost = 0; cost <= options_.most_cost; ++cost) {
            reporter_.begin(cost);
            // A move of several units may pass over the layer where the searches meet.
            const auto reach = static_cast<std::size_t>(cost + from_->space().highest_cost() - 1);
            while (radius(*from_) + radius(*to_) < reach && !from_->is_complete() && !to_->is_complete())
                if (const auto end = grow(); end != Layers::Growth::grown)
                    return {end == Layers::Growth::stopped ? MeetingEnd::stopped : MeetingEnd::no_room, {}, cost - 1};
            if (auto word = meet(static_cast<std::size_t>(cost)))
                return {MeetingEnd::found, *std::move(word), cost - 1};
            reporter_.searched(cost);
            if (is_exhausted(static_cast<std::size_t>(cost))) return {MeetingEnd::none, {}, cost};
        }
        return {MeetingEnd::limit, {}, options_.most_cost};
    }

private:
    static std::size_t radius(const Layers& layers) { return layers.counts().size() - 1; }

    Layers::Growth grow() {
        auto& smaller = from_->counts().back() < to_->counts().back() ? *from_ : *to_;
        reporter_.count(smaller.counts().back());
        return smaller.grow();
    }
    std::optional<GeneratorWord> meet(std::size_t cost) const {
        for (std::size_t near = cost - std::min(cost, radius(*to_)); near <= std::min(cost, radius(*from_)); ++near) {
            const auto rows = from_->common(near, *to_, cost - near, 1);
            if (rows.empty()) continue;
            auto word = from_->path(rows[0], near);
            auto rest = to_->path(rows[0], cost - near);
            word.insert(word.end(), rest.rbegin(), rest.rend());
            return word;
        }
        return std::nullopt;
    }
    // Once one side has all its positions, words longer than both radii lead nowhere new.
    [[nodiscard]] bool is_exhausted(std::size_t cost) const {
        return (from_->is_complete() || to_->is_complete()) && cost >= radius(*from_) + radius(*to_);
    }

    const MeetingOptions& options_;
    SearchLimits limits_;
    Reporter reporter_;
    std::unique_ptr<Layers> from_, to_;
};

}  // namespace

Meeting cheapest_word(const std::vector<PointMove>& moves, const PointLabels& labels, const group::Permutation& p,
                      const group::Permutation& q, const MeetingOptions& options) {
    const RowSpace ahead(moves, labels), back(inverted(moves), labels);
    auto found = Search(ahead, back, p, q, options).run();
    if (found.end == MeetingEnd::found && !look_alike(labels, after(moves, p, found.word), q))
        return {MeetingEnd::none, {}, found.proved};
    return found;
}

}  // namespace cubelang::search
