#include "runtime/algebra/group/stabilizers.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/giants.hpp"
#include "runtime/algebra/group/permutation.hpp"
#include "runtime/algebra/group/properties.hpp"
#include "runtime/algebra/group/random_generation.hpp"

namespace cubelang::group {
namespace {

using Labels = std::vector<std::uint32_t>;  // for all points of the group

// Points of a giant may be exchanged if they, and their counterparts in all copies, have the same labels.
std::vector<Permutation> preserving_labels(const PermutationGroup& group, std::size_t giant, const Labels& labels) {
    const auto& piece = group.pieces()[giant];
    std::map<Labels, std::vector<Point>> by_label;
    const auto copies = copies_of(group, giant);
    for (Point i = 0; i < piece.on.degree(); ++i) {
        Labels label{labels[piece.on.points[i]]};
        for (const auto* copy : copies) label.push_back(labels[copy->on.points[copy->from_original[i]]]);
        by_label[label].push_back(i);
    }
    std::vector<std::vector<Point>> sets;
    for (auto& [label, indices] : by_label) sets.push_back(std::move(indices));
    return young_subgroup(piece.on.degree(), sets);
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

// Points map to points with the same label.
class LabelCondition : public Condition {
public:
    LabelCondition(std::vector<Point> points, Labels labels) : points_(std::move(points)), labels_(std::move(labels)) {}
    const std::vector<Point>& points() const { return points_; }
    bool push(std::size_t level, Point image) override { return labels_[image] == labels_[points_[level]]; }
    void pop() override {}

private:
    std::vector<Point> points_;
    Labels labels_;
};

// In each orbit, the points with the commonest label keep it if all others keep theirs.
std::vector<Point> points_to_search(const PermutationGroup& group, const Labels& labels) {
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

LabelCondition label_condition(const Section& section, const Labels& labels) {
    Labels here(section.degree());
    for (Point i = 0; i < labels.size(); ++i)
        if (section.point(i) != Section::none) here[section.point(i)] = labels[i];
    return {in_section(section, points_to_search(section.group(), labels)), std::move(here)};
}

using Piece = PermutationGroup::Piece;

bool are_equal(const Piece& a, const Piece& b) {
    return a.on.points == b.on.points && a.from_original == b.from_original;
}

bool are_equal(const PermutationGroup& a, std::size_t number_in_a, const PermutationGroup& b, std::size_t number_in_b) {
    const auto of_a = copies_of(a, number_in_a), of_b = copies_of(b, number_in_b);
    return are_equal(a.pieces()[number_in_a], b.pieces()[number_in_b]) &&
           std::ranges::equal(of_a, of_b, [](const Piece* x, const Piece* y) { return are_equal(*x, *y); });
}

struct CommonGiants {
    std::vector<std::size_t> of_a, of_b;
};

CommonGiants common_giants(const PermutationGroup& a, const PermutationGroup& b) {
    CommonGiants common;
    for (const auto of_a : giants_of(a))
        for (const auto of_b : giants_of(b))
            if (are_equal(a, of_a, b, of_b)) {
                common.of_a.push_back(of_a);
                common.of_b.push_back(of_b);
            }
    return common;
}

// Sifts the known images of a chain's base points.
class MembershipCondition : public Condition {
public:
    explicit MembershipCondition(const StabilizerChain& chain) : chain_(chain) {
        const auto start = identity(chain.degree());
        sifted_.push_back({start.begin(), start.end()});
    }
    bool push(std::size_t at, Point image) override {
        const auto& level = chain_.levels()[at];
        const auto number = level.number[sifted_.back()[image]];
        if (number < 0) return false;
        auto next = sifted_.back();
        for (auto& point : next) point = level.to_base[number][point];
        sifted_.push_back(std::move(next));
        return true;
    }
    void pop() override { sifted_.pop_back(); }
    bool accepts(const Permutation& element) const override { return chain_.contains(element); }

private:
    const StabilizerChain& chain_;
    std::vector<StabilizerChain::Row> sifted_;
};

std::vector<Point> base_of(const StabilizerChain& chain) {
    std::vector<Point> points;
    for (const auto& level : chain.levels()) points.push_back(level.base);
    return points;
}

using Found = std::variant<FoundSubgroup, Unfinished>;

// All points, those of the smallest orbits first.
std::vector<Point> points_of_small_orbits(const Section& section) {
    auto all = orbits(section.generators(), section.degree());
    std::ranges::stable_sort(all, {}, [](const auto& orbit) { return orbit.size(); });
    std::vector<Point> points;
    for (const auto& orbit : all) points.insert(points.end(), orbit.begin(), orbit.end());
    return points;
}

// The elements of one section that are in the other. `signs`: the first base points, or null.
Found search_common(const Section& small, const Section& large, const Signs* signs, std::uint64_t most,
                    StopToken stop) {
    const auto chain = small.chain(signs != nullptr ? signs->points() : points_of_small_orbits(small), stop, signs);
    const auto other = chain ? large.chain(base_of(*chain), stop, signs) : std::nullopt;
    if (!other) return Unfinished{true, 0};
    MembershipCondition condition(*other);
    auto found = search_subgroup(*chain, {0, chain->levels().size()}, condition, stop, most);
    if (auto* subgroup = std::get_if<FoundSubgroup>(&found); subgroup != nullptr && signs != nullptr)
        for (auto& generator : subgroup->generators) generator = signs->taken_from(std::move(generator));
    return found;
}

// Both groups have the same orbits. If the signs on these come last, a search may learn only at its end that they do
// not agree; if they come first, they are decided before what they depend on. Few steps are tried both ways, then many.
Found search_common(const Section& small, const Section& large, StopToken stop) {
    const Signs signs(small.generators(), large.generators(), small.degree());
    Found found = Unfinished{true, 0};
    for (const auto most : {most_steps / 50, most_steps})
        for (const auto* first : {&signs, static_cast<const Signs*>(nullptr)}) {
            found = search_common(small, large, first, most, stop);
            const auto* unfinished = std::get_if<Unfinished>(&found);
            if (unfinished == nullptr || unfinished->stopped) return found;
        }
    return found;
}

SubgroupOrUnfinished search_intersection(const Section& small, const Section& large, StopToken stop) {
    const auto found = search_common(small, large, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    const auto all = on_giants(
        small, [&](std::size_t n) { return symmetric(small.group().pieces()[small.giants()[n]].on.degree()); }, stop);
    if (!all) return Unfinished{true, 0};
    auto made = assembled(small, std::get<FoundSubgroup>(found), *all, stop);
    if (auto* group = std::get_if<PermutationGroup>(&made)) group->inherit_proof(large.group());
    return made;
}

// The sets of points that all elements of a group keep: its orbits, and each point that it fixes.
std::vector<std::vector<Point>> kept_sets(const PermutationGroup& group) {
    std::vector<std::vector<Point>> sets;
    std::vector<bool> moved(group.degree());
    for (const auto& piece : group.pieces()) {
        sets.push_back(piece.on.points);
        for (const auto point : piece.on.points) moved[point] = true;
    }
    for (Point i = 0; i < group.degree(); ++i)
        if (!moved[i]) sets.push_back({i});
    return sets;
}

bool keeps(const PermutationGroup& group, const std::vector<std::vector<Point>>& sets) {
    Labels labels(group.degree());
    for (std::uint32_t i = 0; i < sets.size(); ++i)
        for (const auto point : sets[i]) labels[point] = i;
    return std::ranges::all_of(group.generators(), [&](const Permutation& g) {
        return std::ranges::all_of(sets, [&](const auto& set) {
            return std::ranges::all_of(set, [&](Point point) { return labels[g[point]] == labels[point]; });
        });
    });
}

// Elements of both groups keep the orbits and the fixed points of both: restricts the group to those that keep the
// other's.
std::optional<Unfinished> keep_sets(PermutationGroup& group, const PermutationGroup& other, StopToken stop) {
    const auto sets = kept_sets(other);
    if (keeps(group, sets)) return std::nullopt;
    auto found = set_stabilizer(group, sets, stop);
    if (const auto* unfinished = std::get_if<Unfinished>(&found)) return *unfinished;
    group = std::get<PermutationGroup>(std::move(found));
    return std::nullopt;
}

SignBasis signs_of(const PermutationGroup& group, const Signs& signs) {
    SignBasis basis;
    for (const auto& generator : group.generators()) basis.add(signs.of(generator));
    return basis;
}

bool contains(SignBasis basis, const std::vector<bool>& row) {
    const auto rank = basis.rank();
    basis.add(row);
    return basis.rank() == rank;
}

constexpr std::size_t most_lost_signs = 12;  // so many are rejected: 2 to this power elements for each one kept

// Elements of both groups have signs that occur in both: restricts the group to those of the other's. False if stopped.
bool keep_signs(PermutationGroup& group, const PermutationGroup& other, StopToken stop) {
    const Signs signs(group.generators(), other.generators(), group.degree());
    const auto theirs = signs_of(other, signs);
    auto all = theirs;
    for (const auto& generator : group.generators()) all.add(signs.of(generator));
    const auto lost = all.rank() - theirs.rank();
    if (lost == 0 || lost > most_lost_signs) return true;
    std::uint64_t seed = 1;
    const auto draw = [&] {
        for (;;)
            if (auto p = group.random(seed); contains(theirs, signs.of(p)) || stop.stop_requested()) return p;
    };
    auto made = group_from_random_elements(group.degree(), group.order() >> lost, draw, stop);
    if (!made) return false;
    made->inherit_proof(group);
    made->inherit_proof(other);
    group = std::move(*made);
    return true;
}

}  // namespace

SubgroupOrUnfinished stabilizer(const PermutationGroup& group, std::span<const Point> points, StopToken stop) {
    const Section section(group, giants_of(group));
    Labels labels(group.degree());
    for (std::uint32_t i = 0; i < points.size(); ++i) labels[points[i]] = i + 1;
    auto giants = preserving_on_giants(section, labels, stop);
    if (!giants) return Unfinished{true, 0};
    LabelCondition nothing({}, {});
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
    auto condition = label_condition(section, labels);
    return subgroup_with(section, {std::move(*giants), {}, condition.points(), &condition}, stop);
}

SubgroupOrUnfinished intersection(const PermutationGroup& a, const PermutationGroup& b, StopToken stop) {
    auto small = a, large = b;
    for (Integer before = 0; before != small.order() * large.order();) {
        if (is_subgroup(small, large)) return small;
        if (is_subgroup(large, small)) return large;
        before = small.order() * large.order();
        if (auto unfinished = keep_sets(small, large, stop)) return *unfinished;
        if (auto unfinished = keep_sets(large, small, stop)) return *unfinished;
        if (before != small.order() * large.order()) continue;  // they may have different orbits
        if (!keep_signs(small, large, stop) || !keep_signs(large, small, stop)) return Unfinished{true, 0};
    }
    if (large.order() < small.order()) std::swap(small, large);
    auto common = common_giants(small, large);
    const Section in_small(small, std::move(common.of_a)), in_large(large, std::move(common.of_b));
    return search_intersection(in_small, in_large, stop);
}

}  // namespace cubelang::group
