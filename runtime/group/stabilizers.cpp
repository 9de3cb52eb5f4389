#include "runtime/group/stabilizers.hpp"

#include <algorithm>
#include <map>

#include "runtime/group/in_symmetric.hpp"

namespace cubelang::group {
namespace {

using Labels = std::vector<std::uint32_t>;  // of all points of the group

// Where the giants' points and those of their copies have the same labels, they may change places.
std::vector<Permutation> preserving_labels(const PermutationGroup& group, std::size_t giant, const Labels& labels) {
    const auto& piece = group.pieces()[giant];
    std::map<Labels, std::vector<Point>> alike;
    const auto copies = copies_of(group, giant);
    for (Point i = 0; i < piece.on.degree(); ++i) {
        Labels label{labels[piece.on.points[i]]};
        for (const auto* copy : copies) label.push_back(labels[copy->on.points[copy->from_original[i]]]);
        alike[label].push_back(i);
    }
    std::vector<std::vector<Point>> sets;
    for (auto& [label, indices] : alike) sets.push_back(std::move(indices));
    return preserving(piece.on.degree(), sets);
}

std::optional<OnGiants> preserving_on_giants(const Section& section, const Labels& labels, StopToken stop) {
    const auto generators = [&](std::size_t n) {
        return preserving_labels(section.group(), section.giants()[n], labels);
    };
    return on_giants(section, generators, stop);
}

std::vector<Point> in_section(const Section& section, std::span<const Point> points) {
    std::vector<Point> made;
    for (const auto point : points)
        if (section.point(point) != Section::none) made.push_back(section.point(point));
    std::ranges::sort(made);
    made.erase(std::unique(made.begin(), made.end()), made.end());
    return made;
}

class InSet : public Condition {
public:
    InSet(std::size_t degree, const std::vector<Point>& points) : has_(degree) {
        for (const auto point : points) has_[point] = true;
    }
    bool take(std::size_t level, Point image) override {
        static_cast<void>(level);
        return has_[image];
    }
    void drop() override {}

private:
    std::vector<bool> has_;
};

// What stays as a set in an orbit does so together with the other points of the orbit: the fewer are looked at.
std::vector<Point> fewer_in_each_orbit(const PermutationGroup& group, const Labels& is_in) {
    std::vector<Point> made;
    for (const auto& piece : group.pieces()) {
        std::vector<Point> in, out;
        for (const auto point : piece.on.points) (is_in[point] == 1 ? in : out).push_back(point);
        const auto& fewer = in.size() <= out.size() ? in : out;
        made.insert(made.end(), fewer.begin(), fewer.end());
    }
    return made;
}

}  // namespace

SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points, StopToken stop) {
    const Section section(group, giants_of(group));
    Labels labels(group.degree());
    for (std::uint32_t i = 0; i < points.size(); ++i) labels[points[i]] = i + 1;
    auto giants = preserving_on_giants(section, labels, stop);
    if (!giants) return Unfinished{true, 0};
    InSet nothing(section.degree(), {});
    return subgroup_with(section, {std::move(*giants), in_section(section, points), {}, &nothing}, stop);
}

SubgroupOrUnfinished set_stabilizer(const PermutationGroup& group, std::span<const Point> points, StopToken stop) {
    const Section section(group, giants_of(group));
    Labels is_in(group.degree());
    for (const auto point : points) is_in[point] = 1;
    auto giants = preserving_on_giants(section, is_in, stop);
    if (!giants) return Unfinished{true, 0};
    auto searched = in_section(section, fewer_in_each_orbit(group, is_in));
    InSet condition(section.degree(), searched);
    return subgroup_with(section, {std::move(*giants), {}, std::move(searched), &condition}, stop);
}

}  // namespace cubelang::group
