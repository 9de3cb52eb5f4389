#include "runtime/algebra/group/stabilizers.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/in_symmetric.hpp"

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

// Points go to points with the same label.
class KeepsLabels : public Condition {
public:
    KeepsLabels(std::vector<Point> points, Labels labels) : points_(std::move(points)), labels_(std::move(labels)) {}
    const std::vector<Point>& points() const { return points_; }
    bool take(std::size_t level, Point image) override { return labels_[image] == labels_[points_[level]]; }
    void drop() override {}

private:
    std::vector<Point> points_;
    Labels labels_;
};

// In each orbit the points with the commonest label keep it if all others do.
std::vector<Point> points_to_look_at(const PermutationGroup& group, const Labels& labels) {
    std::vector<Point> made;
    for (const auto& piece : group.pieces()) {
        std::map<std::uint32_t, std::size_t> count;
        for (const auto point : piece.on.points) ++count[labels[point]];
        const auto commonest = std::ranges::max_element(count, {}, [](const auto& each) { return each.second; })->first;
        for (const auto point : piece.on.points)
            if (labels[point] != commonest) made.push_back(point);
    }
    return made;
}

KeepsLabels keeping(const Section& section, const Labels& labels) {
    Labels here(section.degree());
    for (Point i = 0; i < labels.size(); ++i)
        if (section.point(i) != Section::none) here[section.point(i)] = labels[i];
    return {in_section(section, points_to_look_at(section.group(), labels)), std::move(here)};
}

}  // namespace

SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points, StopToken stop) {
    const Section section(group, giants_of(group));
    Labels labels(group.degree());
    for (std::uint32_t i = 0; i < points.size(); ++i) labels[points[i]] = i + 1;
    auto giants = preserving_on_giants(section, labels, stop);
    if (!giants) return Unfinished{true, 0};
    KeepsLabels nothing({}, {});
    return subgroup_with(section, {std::move(*giants), in_section(section, points), {}, &nothing}, stop);
}

SubgroupOrUnfinished set_stabilizer(const PermutationGroup& group, std::span<const std::vector<Point>> sets,
                                    StopToken stop) {
    const Section section(group, giants_of(group));
    Labels labels(group.degree());
    for (std::uint32_t i = 0; i < sets.size(); ++i)
        for (const auto point : sets[i]) labels[point] = i + 1;
    auto giants = preserving_on_giants(section, labels, stop);
    if (!giants) return Unfinished{true, 0};
    auto condition = keeping(section, labels);
    return subgroup_with(section, {std::move(*giants), {}, condition.points(), &condition}, stop);
}

}  // namespace cubelang::group
