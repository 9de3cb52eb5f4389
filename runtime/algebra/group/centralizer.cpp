#include "runtime/algebra/group/centralizer.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/in_symmetric.hpp"

namespace cubelang::group {
namespace {

using Piece = PermutationGroup::Piece;
using Cycle = std::vector<Point>;

bool maps_to_itself(const Piece& piece, const Permutation& p) {
    return std::ranges::all_of(piece.on.points,
                               [&](Point point) { return std::ranges::binary_search(piece.on.points, p[point]); });
}

bool does_the_same(const Piece& piece, const Piece& copy, const Permutation& p) {
    Permutation there(p.size());  // for each point its counterpart
    for (Point i = 0; i < piece.on.degree(); ++i) there[piece.on.points[i]] = copy.on.points[copy.from_original[i]];
    return std::ranges::all_of(piece.on.points, [&](Point point) { return there[p[point]] == p[there[point]]; });
}

std::vector<std::size_t> giants_that_stay(const PermutationGroup& group, const Permutation& p) {
    auto giants = giants_of(group);
    std::erase_if(giants, [&](std::size_t number) {
        const auto& piece = group.pieces()[number];
        return !maps_to_itself(piece, p) || !std::ranges::all_of(copies_of(group, number), [&](const Piece* copy) {
            return does_the_same(piece, *copy, p);
        });
    });
    return giants;
}

class Commutes : public Condition {
public:
    Commutes(const Permutation& p, const std::vector<Cycle>& cycles) : p_(p), length_of_(p.size(), 1) {
        for (const auto& cycle : cycles)
            for (const auto point : cycle) {
                is_first_.push_back(point == cycle[0]);
                points_.push_back(point);
                length_of_[point] = cycle.size();
            }
    }
    const std::vector<Point>& points() const { return points_; }
    bool take(std::size_t level, Point image) override {
        const bool may =
            is_first_[level] ? length_of_[image] == length_of_[points_[level]] : image == p_[images_.back()];
        if (may) images_.push_back(image);
        return may;
    }
    void drop() override { images_.pop_back(); }

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
    const Section section(group, giants_that_stay(group, p));
    auto giants = on_giants(
        section, [&](std::size_t n) { return commuting_with(section.on_giant(p, n)); }, stop);
    if (!giants) return Unfinished{true, 0};
    const auto here = section.of(p);
    Commutes condition(here, cycles_by_choice(here, section.size()));
    return subgroup_with(section, {std::move(*giants), {}, condition.points(), &condition}, stop);
}

}  // namespace cubelang::group
