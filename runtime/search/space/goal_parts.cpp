#include "runtime/search/space/goal_parts.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "runtime/cube/symmetry.hpp"

namespace cubelang::search {
namespace {

using cube::Axis;
using cube::Cube;
using cube::Part;
using cube::Place;
using Alternative = Goal::Alternative;

Alternative free_alternative(Cube cube) { return Goal::free(cube).alternatives().front(); }

Axis axis_at(int point) { return cube::axis_of(cube::face_at(point / 4)); }

// The stickers of a block that have the same key share a label: the first of their points.
template <class Key>
void merge_labels(Alternative& alternative, const std::map<Key, std::vector<Place>>& classes) {
    for (const auto& [key, places] : classes)
        for (const auto place : places) {
            const auto first = std::ranges::find(places, place.block, &Place::block);
            auto& [label, wanted] = alternative[place.block];
            label[place.point] = wanted[place.point] = static_cast<std::uint8_t>(first->point);
        }
}

// The orientation sticker of an edge or wing is not on the axis whose quarter turns flip it, if it has a choice.
Axis orientation_axis(const std::vector<Place>& stickers, Axis flipping) {
    const Axis first = flipping == Axis::y ? Axis::x : Axis::y;
    const bool has_first = axis_at(stickers[0].point) == first || axis_at(stickers[1].point) == first;
    return has_first ? first : flipping;
}

// The index of a sticker within its part, clockwise from the orientation sticker; for a centre its face.
int sticker_orientation(const std::vector<Place>& stickers, std::size_t i, const OrientationAxes& axes) {
    if (stickers.size() == 2) return axis_at(stickers[i].point) == orientation_axis(stickers, axes.edges) ? 0 : 1;
    if (stickers.size() != 3) return stickers[i].point / 4;
    std::size_t first = 0;
    while (axis_at(stickers[first].point) != axes.corners) ++first;
    return static_cast<int>((i + 3 - first) % 3);
}

// The stickers of a part clockwise; the four points of a fixed centre.
std::vector<Place> stickers_of(Cube cube, const Part& part) {
    return points_of(cube, part.count == 3 ? cube::part_at(cube, part.stickers[0]) : part);
}

// A fixed centre keeps the order of its points on an ordinary cube.
Place image_of(Cube cube, const cube::SymmetryMap& map, Place place) {
    const auto image = map(place);
    if (cube.super || !is_fixed_centre(cube, place)) return image;
    return {image.block, image.point / 4 * 4 + place.point % 4};
}

// The image of an alternative, with the labels rotated by one map and the wants by another.
Alternative rotated(Cube cube, const Alternative& alternative, const cube::SymmetryMap& stickers,
                    const cube::SymmetryMap& places) {
    auto image = free_alternative(cube);
    for (int block = 0; block < static_cast<int>(alternative.size()); ++block)
        for (int point = 0; point < perm::block_points; ++point) {
            const auto& [label, wanted] = alternative[block];
            const auto from = image_of(cube, stickers, {block, point}), to = image_of(cube, places, {block, point});
            image[from.block].label[from.point] = label[point];
            image[to.block].wanted[to.point] = wanted[point];
        }
    return image;
}

void add_new(std::vector<Alternative>& alternatives, Alternative alternative) {
    if (std::ranges::find(alternatives, alternative) == alternatives.end())
        alternatives.push_back(std::move(alternative));
}

// Names each label after the first sticker that has it, so that labellings that differ only in names become equal.
// False if a place wants a label that no sticker has.
bool rename_labels(BlockGoal& block) {
    std::map<std::uint8_t, std::uint8_t> names;
    for (int point = 0; point < perm::block_points; ++point)
        if (block.label[point] != any_label) names.emplace(block.label[point], static_cast<std::uint8_t>(point));
    names.emplace(any_label, any_label);
    for (int point = 0; point < perm::block_points; ++point) {
        if (!names.contains(block.wanted[point])) return false;
        block.label[point] = names[block.label[point]];
        block.wanted[point] = names[block.wanted[point]];
    }
    return true;
}

// Pairs of labels, each named after the first sticker that has it. Nothing if more places want a pair than stickers
// have it.
std::optional<BlockGoal> conjunction(const BlockGoal& a, const BlockGoal& b) {
    if (is_unconstrained(a)) return b;
    if (is_unconstrained(b)) return a;
    using Pair = std::pair<std::uint8_t, std::uint8_t>;
    std::map<Pair, std::uint8_t> names{{{any_label, any_label}, any_label}};
    std::map<Pair, int> spare;
    auto joined = a;
    for (int point = 0; point < perm::block_points; ++point) {
        const Pair pair{a.label[point], b.label[point]};
        joined.label[point] = names.emplace(pair, static_cast<std::uint8_t>(point)).first->second;
        ++spare[pair];
    }
    for (int point = 0; point < perm::block_points; ++point) {
        const Pair pair{a.wanted[point], b.wanted[point]};
        if (--spare[pair] < 0) return std::nullopt;
        joined.wanted[point] = names[pair];
    }
    return joined;
}

std::optional<Alternative> conjunction(const Alternative& a, const Alternative& b) {
    Alternative joined;
    for (std::size_t i = 0; i < a.size(); ++i) {
        auto block = conjunction(a[i], b[i]);
        if (!block) return std::nullopt;
        joined.push_back(std::move(*block));
    }
    return joined;
}

// Adds every assignment of the parts to places at different locations.
void add_assignments(Cube cube, const Parts& parts, const Parts& places, std::vector<std::size_t>& chosen,
                     std::vector<Alternative>& alternatives) {
    if (chosen.size() < parts.size()) {
        for (std::size_t i = 0; i < places.size() && alternatives.size() <= most_alternatives; ++i) {
            const auto here = cube::identity_of(cube, places[i]);
            if (std::ranges::any_of(chosen, [&](auto j) { return cube::identity_of(cube, places[j]) == here; }))
                continue;
            chosen.push_back(i);
            add_assignments(cube, parts, places, chosen, alternatives);
            chosen.pop_back();
        }
        return;
    }
    auto goal = Goal::free(cube);
    for (std::size_t i = 0; i < parts.size(); ++i) goal.bring(parts[i].stickers[0], places[chosen[i]].stickers[0]);
    alternatives.push_back(goal.alternatives().front());
}

}  // namespace

Goal solved_goal(Cube cube, const Parts& parts) {
    auto goal = Goal::free(cube);
    for (const auto& part : parts) goal.bring(part.stickers[0], part.stickers[0]);
    return goal;
}

Goal placed_goal(Cube cube, const Parts& parts) {
    auto alternative = free_alternative(cube);
    std::map<std::size_t, std::vector<Place>> classes;
    for (const auto& part : parts) {
        const auto identity = cube::flat(cube::identity_of(cube, part));
        classes[identity] = stickers_of(cube, part);
    }
    merge_labels(alternative, classes);
    return {cube, {std::move(alternative)}};
}

Goal oriented_goal(Cube cube, const Parts& parts, const OrientationAxes& axes) {
    auto alternative = free_alternative(cube);
    std::map<std::array<int, 2>, std::vector<Place>> classes;
    for (const auto& part : parts) {
        const auto stickers = stickers_of(cube, part);
        for (std::size_t i = 0; i < stickers.size(); ++i) {
            auto& group = classes[{stickers[i].block, sticker_orientation(stickers, i, axes)}];
            if (std::ranges::find(group, stickers[i]) == group.end()) group.push_back(stickers[i]);
        }
    }
    merge_labels(alternative, classes);
    return {cube, {std::move(alternative)}};
}

Goal domino_goal(Cube cube, cube::Axis axis) {
    const auto flipping = axis == cube::Axis::z ? cube::Axis::y : cube::Axis::z;
    Parts outer, slice;
    for (const auto& part : cube::all_parts(cube)) {
        if (cube::is_centre(part.kind)) continue;
        const auto on_axis = [=](Place sticker) { return cube::axis_of(cube::face_at(sticker.point / 4)) == axis; };
        const bool touches = std::any_of(part.stickers.begin(), part.stickers.begin() + part.count, on_axis);
        (touches ? outer : slice).push_back(part);
    }
    const OrientationAxes axes{axis, flipping};
    return *conjunction(oriented_goal(cube, outer, axes), oriented_goal(cube, slice, axes));
}

Goal block_goal(Cube cube, const Parts& parts) {
    const auto solved = solved_goal(cube, parts);
    const cube::SymmetryMap here(cube, {});
    std::vector<Alternative> alternatives;
    for (const auto& rotation : cube::rotations())
        add_new(alternatives,
                rotated(cube, solved.alternatives().front(), here, cube::SymmetryMap(cube, rotation.symmetry)));
    return {cube, std::move(alternatives)};
}

Goal assignment_goal(Cube cube, const Parts& parts, const Parts& places) {
    std::vector<Alternative> alternatives;
    std::vector<std::size_t> chosen;
    add_assignments(cube, parts, places, chosen, alternatives);
    return {cube, std::move(alternatives)};
}

Goal color_neutral(const Goal& goal) {
    std::vector<Alternative> alternatives;
    for (const auto& rotation : cube::rotations()) {
        const cube::SymmetryMap map(goal.cube(), rotation.symmetry);
        for (const auto& alternative : goal.alternatives()) {
            auto image = rotated(goal.cube(), alternative, map, map);
            if (std::ranges::all_of(image, rename_labels)) add_new(alternatives, std::move(image));
        }
    }
    return {goal.cube(), std::move(alternatives)};
}

std::optional<Goal> conjunction(const Goal& a, const Goal& b) {
    std::vector<Alternative> alternatives;
    for (const auto& here : a.alternatives())
        for (const auto& there : b.alternatives()) {
            if (alternatives.size() > most_alternatives) break;
            if (auto joined = conjunction(here, there)) alternatives.push_back(std::move(*joined));
        }
    if (alternatives.empty()) return std::nullopt;
    return Goal(a.cube(), std::move(alternatives));
}

Goal disjunction(const Goal& a, const Goal& b) {
    auto alternatives = a.alternatives();
    alternatives.insert(alternatives.end(), b.alternatives().begin(), b.alternatives().end());
    return {a.cube(), std::move(alternatives)};
}

Goal goal_from_inverse(const Goal& goal, const cube::State& permutation) {
    auto alternatives = goal.alternatives();
    for (auto& alternative : alternatives)
        for (std::size_t i = 0; i < alternative.size(); ++i) {
            const auto label = alternative[i].label;
            for (int point = 0; point < perm::block_points; ++point)
                alternative[i].label[point] = label[permutation.blocks[i][point]];
        }
    return {goal.cube(), std::move(alternatives)};
}

bool is_unconstrained(const Goal& goal) {
    return std::ranges::all_of(goal.alternatives(), [](const Alternative& alternative) {
        return std::ranges::all_of(alternative, [](const BlockGoal& block) { return is_unconstrained(block); });
    });
}

std::size_t labellings(const Goal& goal) {
    if (goal.alternatives().size() == 1) return 1;
    std::set<std::vector<std::uint8_t>> all;
    for (const auto& alternative : goal.alternatives()) {
        std::vector<std::uint8_t> row;
        for (const auto& block : alternative) row.insert(row.end(), block.label.to.begin(), block.label.to.end());
        all.insert(std::move(row));
    }
    return all.size();
}

}  // namespace cubelang::search
