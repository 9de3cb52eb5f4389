#include "runtime/algebra/group/stabilizers.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;
using Cycle = std::vector<Point>;

bool maps_to_itself(const Piece& piece, const Permutation& p) {
    return std::ranges::all_of(piece.on.points,
                               [&](Point point) { return std::ranges::binary_search(piece.on.points, p[point]); });
}

bool acts_equally(const Piece& piece, const Piece& copy, const Permutation& p) {
    Permutation there(p.size());  // the counterpart of each point
    for (Point i = 0; i < piece.on.degree(); ++i) there[piece.on.points[i]] = copy.on.points[copy.from_original[i]];
    return std::ranges::all_of(piece.on.points, [&](Point point) { return there[p[point]] == p[there[point]]; });
}

std::vector<std::size_t> preserved_giants(const PermutationGroup& group, const Permutation& p) {
    auto giants = giants_of(group);
    std::erase_if(giants, [&](std::size_t number) {
        const auto& piece = group.pieces()[number];
        return !maps_to_itself(piece, p) || !std::ranges::all_of(copies_of(group, number), [&](const Piece* copy) {
            return acts_equally(piece, *copy, p);
        });
    });
    return giants;
}

class CommutingCondition : public Condition {
public:
    CommutingCondition(const Permutation& p, const std::vector<Cycle>& cycles) : p_(p), length_of_(p.size(), 1) {
        for (const auto& cycle : cycles)
            for (const auto point : cycle) {
                is_first_.push_back(point == cycle[0]);
                points_.push_back(point);
                length_of_[point] = cycle.size();
            }
    }
    const std::vector<Point>& points() const { return points_; }
    bool push(std::size_t level, Point image) override {
        const bool may =
            is_first_[level] ? length_of_[image] == length_of_[points_[level]] : image == p_[images_.back()];
        if (may) images_.push_back(image);
        return may;
    }
    void pop() override { images_.pop_back(); }

private:
    const Permutation& p_;
    std::vector<std::size_t> length_of_;
    std::vector<bool> is_first_;
    std::vector<Point> points_, images_;
};

std::vector<Cycle> cycles_by_choice(const Permutation& p, std::size_t size) {
    auto made = cycles(p);
    std::erase_if(made, [=](const Cycle& cycle) { return cycle.size() == 1 || cycle[0] >= size; });
    std::map<std::size_t, std::size_t> points_of_length;
    for (const auto& cycle : made) points_of_length[cycle.size()] += cycle.size();
    std::ranges::stable_sort(made, {}, [&](const Cycle& cycle) { return points_of_length[cycle.size()]; });
    return made;
}

}  // namespace

SubgroupOrUnfinished centralizer(const PermutationGroup& group, const Permutation& p, StopToken stop) {
    const Section section(group, preserved_giants(group, p));
    auto giants = on_giants(
        section, [&](std::size_t n) { return symmetric_centralizer(section.on_giant(p, n)); }, stop);
    if (!giants) return Unfinished{true, 0};
    const auto here = section.of(p);
    CommutingCondition condition(here, cycles_by_choice(here, section.size()));
    return subgroup_with(section, {std::move(*giants), {}, condition.points(), &condition}, stop);
}

namespace {

using Piece = PermutationGroup::Piece;
using Groups = std::vector<PermutationGroup>;

// On an orbit, at most as many permutations commute with the group as the orbit has points. The action of a central
// element is one of them, and commutes with all of them since it is in the group.
std::vector<Permutation> central_on(const Piece& piece) {
    const auto all = equivariant_bijections(piece.on);
    std::vector<Permutation> made, reached{identity(piece.on.degree())};
    for (const auto& each : all) {
        if (std::ranges::find(reached, each) != reached.end()) continue;
        if (!std::ranges::all_of(all, [&](const auto& other) { return commute(each, other); })) continue;
        made.push_back(each);
        for (std::size_t i = 0; i < reached.size(); ++i)
            if (auto next = product(reached[i], each); std::ranges::find(reached, next) == reached.end())
                reached.push_back(std::move(next));
    }
    return made;
}

// Acts on a piece and its copies; fixes all other points.
Permutation on_whole(const PermutationGroup& group, std::size_t number, const Permutation& action) {
    auto made = identity(group.degree());
    const auto& pieces = group.pieces();
    for (Point i = 0; i < action.size(); ++i) made[pieces[number].on.points[i]] = pieces[number].on.points[action[i]];
    for (const auto& piece : pieces) {
        if (piece.kind != Piece::Kind::copy || piece.original != number) continue;
        for (Point i = 0; i < action.size(); ++i)
            made[piece.on.points[piece.from_original[i]]] = piece.on.points[piece.from_original[action[i]]];
    }
    return made;
}

// The smallest positive power of a that lies in the group.
Integer least_power(const PermutationGroup& group, const Permutation& a) {
    auto least = order(a);
    for (Integer prime = 2, left = least; left > 1; ++prime)
        for (; left % prime == 0; left /= prime)
            if (group.contains(power(a, least / prime))) least /= prime;
    return least;
}

// groups[i] is generated by the group and the first i elements of `central`. Multiplies an element of the last by
// powers of these until it is in the first.
void reduce(Permutation& element, const Groups& groups, const std::vector<Permutation>& central, std::size_t from) {
    for (auto i = from; i-- > 0;) {
        const auto back = inverse(central[i]);
        while (!groups[i].contains(element)) element = product(element, back);
    }
}

}  // namespace

std::optional<PermutationGroup> central_subgroup(const PermutationGroup& group, const std::vector<Permutation>& central,
                                                 StopToken stop) {
    Groups groups{group};
    std::vector<Permutation> found;
    // These relations generate all relations of `central` modulo the group.
    for (std::size_t i = 0; i < central.size(); ++i) {
        found.push_back(power(central[i], least_power(groups[i], central[i])));
        reduce(found.back(), groups, central, i);
        if (i + 1 == central.size()) break;
        auto elements = groups[i].generators();
        elements.push_back(central[i]);
        auto next = PermutationGroup::of(std::move(elements), group.degree(), stop);
        if (!next) return std::nullopt;
        groups.push_back(std::move(*next));
    }
    std::erase_if(found, is_identity);
    auto made = PermutationGroup::of(std::move(found), group.degree(), stop);
    if (made) made->inherit_proof(group);
    return made;
}

// Only the identity commutes with a giant.
std::optional<PermutationGroup> centre(const PermutationGroup& group, StopToken stop) {
    std::vector<Permutation> central;
    for (std::size_t i = 0; i < group.pieces().size(); ++i) {
        if (group.pieces()[i].kind != Piece::Kind::rest) continue;
        if (stop.stop_requested()) return std::nullopt;
        for (const auto& action : central_on(group.pieces()[i])) central.push_back(on_whole(group, i, action));
    }
    return central_subgroup(group, central, stop);
}

}  // namespace cubelang::group
