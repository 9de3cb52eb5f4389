#include "runtime/algebra/group/conjugation.hpp"

#include <algorithm>
#include <map>
#include <new>

namespace cubelang::group {
namespace {

using Cycle = std::vector<Point>;

// Takes cycles of p to cycles of q.
class ConjugatingCondition : public Condition {
public:
    ConjugatingCondition(const std::vector<Cycle>& of_p, const Permutation& q) : q_(q), length_in_q_(q.size()) {
        for (const auto& cycle : of_p)
            for (const auto point : cycle) {
                length_.push_back(point == cycle[0] ? cycle.size() : 0);
                points_.push_back(point);
            }
        for (const auto& cycle : cycles(q))
            for (const auto point : cycle) length_in_q_[point] = cycle.size();
    }
    [[nodiscard]] const std::vector<Point>& points() const { return points_; }
    bool push(std::size_t level, Point image) override {
        const bool is_first = length_[level] > 0;
        const bool may = is_first ? length_in_q_[image] == length_[level] : image == q_[images_.back()];
        if (may) images_.push_back(image);
        return may;
    }
    void pop() override { images_.pop_back(); }

private:
    const Permutation& q_;
    std::vector<std::size_t> length_;  // of the cycle, at its first point
    std::vector<std::size_t> length_in_q_;
    std::vector<Point> points_, images_;
};

// The moved cycles, those of the rarest length first: they have the fewest images.
std::vector<Cycle> rarest_first(const Permutation& p) {
    auto made = cycles(p);
    std::erase_if(made, [](const Cycle& cycle) { return cycle.size() == 1; });
    std::map<std::size_t, std::size_t> points_of_length;
    for (const auto& cycle : made) points_of_length[cycle.size()] += cycle.size();
    std::ranges::stable_sort(made, {}, [&](const Cycle& cycle) { return points_of_length[cycle.size()]; });
    return made;
}

// The orbits of a group on pairs of points, numbered, with their sizes. The pair (x, x) stands for the point x.
class PairOrbits {
public:
    explicit PairOrbits(const PermutationGroup& group) : degree_(group.degree()), number_(degree_ * degree_, unknown) {
        for (std::size_t pair = 0; pair < number_.size(); ++pair)
            if (number_[pair] == unknown) spread(pair, group.generators());
    }
    [[nodiscard]] std::uint32_t of(Point x, Point y) const { return number_[x * degree_ + y]; }
    [[nodiscard]] const std::vector<std::size_t>& sizes() const { return sizes_; }

private:
    static constexpr std::uint32_t unknown = ~std::uint32_t{0};
    void spread(std::size_t first, const std::vector<Permutation>& generators) {
        const auto number = static_cast<std::uint32_t>(sizes_.size());
        std::vector<std::size_t> found{first};
        number_[first] = number;
        for (std::size_t i = 0; i < found.size(); ++i) {
            stop_point();
            for (const auto& g : generators) {
                const auto next = g[found[i] / degree_] * degree_ + g[found[i] % degree_];
                if (number_[next] != unknown) continue;
                number_[next] = number;
                found.push_back(next);
            }
        }
        sizes_.push_back(found.size());
    }

    std::size_t degree_;
    std::vector<std::uint32_t> number_;
    std::vector<std::size_t> sizes_;
};

// Permutes the orbits on pairs of points.
class NormalizingCondition : public Condition {
public:
    NormalizingCondition(const PermutationGroup& h, std::vector<Point> base)
        : h_(h), base_(std::move(base)), orbits_(h), image_of_(orbits_.sizes().size(), none), source_of_(image_of_) {}

    bool push(std::size_t level, Point image) override {
        undo_.push_back(changed_.size());
        images_.push_back(image);
        for (std::size_t i = 0; i <= level; ++i) {
            if (match(orbits_.of(base_[i], base_[level]), orbits_.of(images_[i], image)) &&
                match(orbits_.of(base_[level], base_[i]), orbits_.of(image, images_[i])))
                continue;
            pop();
            return false;
        }
        return true;
    }
    void pop() override {
        for (; changed_.size() > undo_.back(); changed_.pop_back()) {
            source_of_[image_of_[changed_.back()]] = none;
            image_of_[changed_.back()] = none;
        }
        undo_.pop_back();
        images_.pop_back();
    }
    bool accepts(const Permutation& element) const override {
        return std::ranges::all_of(h_.generators(),
                                   [&](const auto& each) { return h_.contains(conjugate(each, element)); });
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    bool match(std::uint32_t from, std::uint32_t to) {
        if (image_of_[from] != none || source_of_[to] != none) return image_of_[from] == to;
        if (orbits_.sizes()[from] != orbits_.sizes()[to]) return false;
        image_of_[from] = to;
        source_of_[to] = from;
        changed_.push_back(from);
        return true;
    }

    const PermutationGroup& h_;
    std::vector<Point> base_, images_;
    PairOrbits orbits_;
    std::vector<std::uint32_t> image_of_, source_of_, changed_;
    std::vector<std::size_t> undo_;
};

}  // namespace

std::variant<std::optional<Permutation>, Unfinished> conjugator(const PermutationGroup& group, const Permutation& p,
                                                                const Permutation& q, StopToken stop) {
    if (cycle_lengths(p) != cycle_lengths(q)) return std::nullopt;
    ConjugatingCondition condition(rarest_first(p), q);
    const auto& points = condition.points();
    const auto chain = StabilizerChain::of(group.generators(), group.degree(), points, stop);
    if (!chain) return Unfinished{true, 0};
    return search_element(*chain, {0, points.size()}, condition, stop);
}

SubgroupOrUnfinished normalizer(const PermutationGroup& group, const PermutationGroup& h, StopToken stop) {
    if (group.degree() > most_paired_points) throw std::bad_alloc();
    const auto chain = StabilizerChain::of(group.generators(), group.degree(), {}, stop);
    if (!chain) return Unfinished{true, 0};
    std::vector<Point> base;
    for (const auto& level : chain->levels()) base.push_back(level.base);
    NormalizingCondition condition(h, std::move(base));
    auto found = search_subgroup(*chain, {0, chain->levels().size()}, condition, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    auto made = PermutationGroup::of(std::get<FoundSubgroup>(std::move(found)).generators, group.degree(), stop);
    if (!made) return Unfinished{true, 0};
    made->inherit_proof(group);
    return *std::move(made);
}

}  // namespace cubelang::group
