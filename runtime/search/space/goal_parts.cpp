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
using Way = Goal::Way;

Way free_way(Cube cube) { return Goal::free(cube).ways().front(); }

Axis axis_at(int point) { return cube::axis_of(cube::face_at(point / 4)); }

// All stickers of a block that have one key share a label: the first of their points.
template <class Key>
void ask_alike(Way& way, const std::map<Key, std::vector<Place>>& classes) {
    for (const auto& [key, places] : classes)
        for (const auto place : places) {
            const auto first = std::ranges::find(places, place.block, &Place::block);
            auto& [label, wanted] = way[place.block];
            label[place.point] = wanted[place.point] = static_cast<std::uint8_t>(first->point);
        }
}

// The sticker of an edge or wing that tells its orientation lies on another axis than the one that flips it, if it can.
Axis telling_axis(const std::vector<Place>& stickers, Axis flipping) {
    const Axis first = flipping == Axis::y ? Axis::x : Axis::y;
    const bool has_first = axis_at(stickers[0].point) == first || axis_at(stickers[1].point) == first;
    return has_first ? first : flipping;
}

// Which of the part's stickers this is, counted clockwise from the one that tells its orientation; of a centre its
// face.
int facing(const std::vector<Place>& stickers, std::size_t i, const OrientationAxes& axes) {
    if (stickers.size() == 2) return axis_at(stickers[i].point) == telling_axis(stickers, axes.edges) ? 0 : 1;
    if (stickers.size() != 3) return stickers[i].point / 4;
    std::size_t first = 0;
    while (axis_at(stickers[first].point) != axes.corners) ++first;
    return static_cast<int>((i + 3 - first) % 3);
}

// A part's stickers clockwise, a fixed centre's four points.
std::vector<Place> stickers_of(Cube cube, const Part& part) {
    return points_of(cube, part.count == 3 ? cube::part_at(cube, part.stickers[0]) : part);
}

// An ordinary cube's fixed centre keeps its points' order.
Place image_of(Cube cube, const cube::SymmetryMap& map, Place place) {
    const auto image = map(place);
    if (cube.super || !cube.has_fixed_centres() || place.block != cube.classes()) return image;
    return {image.block, image.point / 4 * 4 + place.point % 4};
}

// Where a symmetry that does not reflect takes what is asked.
Way seen(Cube cube, const Way& way, const cube::SymmetryMap& stickers, const cube::SymmetryMap& places) {
    auto image = free_way(cube);
    for (int block = 0; block < static_cast<int>(way.size()); ++block)
        for (int point = 0; point < perm::block_points; ++point) {
            const auto& [label, wanted] = way[block];
            const auto from = image_of(cube, stickers, {block, point}), to = image_of(cube, places, {block, point});
            image[from.block].label[from.point] = label[point];
            image[to.block].wanted[to.point] = wanted[point];
        }
    return image;
}

bool same_way(const Way& a, const Way& b) {
    return std::ranges::equal(a, b, [](const BlockGoal& here, const BlockGoal& there) {
        return here.label == there.label && here.wanted == there.wanted;
    });
}

void add_new(std::vector<Way>& ways, Way way) {
    if (std::ranges::none_of(ways, [&](const Way& known) { return same_way(known, way); }))
        ways.push_back(std::move(way));
}

// Labels by the first sticker that has them, so that labellings that differ in names only are one.
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

bool asks_nothing(const BlockGoal& block) {
    return std::all_of(block.wanted.to.begin(), block.wanted.to.begin() + perm::block_points,
                       [](auto want) { return want == any_label; });
}

// Pairs of labels, named by the first sticker that has them. Nothing if a place wants a pair that too few have.
std::optional<BlockGoal> both(const BlockGoal& a, const BlockGoal& b) {
    if (asks_nothing(a)) return b;
    if (asks_nothing(b)) return a;
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

std::optional<Way> both(const Way& a, const Way& b) {
    Way joined;
    for (std::size_t i = 0; i < a.size(); ++i) {
        auto block = both(a[i], b[i]);
        if (!block) return std::nullopt;
        joined.push_back(std::move(*block));
    }
    return joined;
}

// Every way to give each part a place of its own, once for each set of those alike.
void add_journeys(Cube cube, const Parts& parts, const Parts& places, std::vector<std::size_t>& taken,
                  std::vector<Way>& ways) {
    if (taken.size() < parts.size()) {
        for (std::size_t i = 0; i < places.size() && ways.size() <= most_ways; ++i) {
            const auto here = cube::identity_of(cube, places[i]);
            if (std::ranges::any_of(taken, [&](auto j) { return cube::identity_of(cube, places[j]) == here; }))
                continue;
            taken.push_back(i);
            add_journeys(cube, parts, places, taken, ways);
            taken.pop_back();
        }
        return;
    }
    auto goal = Goal::free(cube);
    for (std::size_t i = 0; i < parts.size(); ++i) goal.bring(parts[i].stickers[0], places[taken[i]].stickers[0]);
    ways.push_back(goal.ways().front());
}

}  // namespace

Goal solved_goal(Cube cube, const Parts& parts) {
    auto goal = Goal::free(cube);
    for (const auto& part : parts) goal.bring(part.stickers[0], part.stickers[0]);
    return goal;
}

Goal placed_goal(Cube cube, const Parts& parts) {
    auto way = free_way(cube);
    std::map<std::size_t, std::vector<Place>> classes;
    for (const auto& part : parts) {
        const auto identity = cube::flat(cube::identity_of(cube, part));
        classes[identity] = stickers_of(cube, part);
    }
    ask_alike(way, classes);
    return {cube, {std::move(way)}};
}

Goal oriented_goal(Cube cube, const Parts& parts, const OrientationAxes& axes) {
    auto way = free_way(cube);
    std::map<std::array<int, 2>, std::vector<Place>> classes;
    for (const auto& part : parts) {
        const auto stickers = stickers_of(cube, part);
        for (std::size_t i = 0; i < stickers.size(); ++i) {
            auto& alike = classes[{stickers[i].block, facing(stickers, i, axes)}];
            if (std::ranges::find(alike, stickers[i]) == alike.end()) alike.push_back(stickers[i]);
        }
    }
    ask_alike(way, classes);
    return {cube, {std::move(way)}};
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
    return *both(oriented_goal(cube, outer, axes), oriented_goal(cube, slice, axes));
}

Goal block_goal(Cube cube, const Parts& parts) {
    const auto solved = solved_goal(cube, parts);
    const cube::SymmetryMap here(cube, {});
    std::vector<Way> ways;
    for (const auto& rotation : cube::rotations())
        add_new(ways, seen(cube, solved.ways().front(), here, cube::SymmetryMap(cube, rotation.symmetry)));
    return {cube, std::move(ways)};
}

Goal brought_goal(Cube cube, const Parts& parts, const Parts& places) {
    std::vector<Way> ways;
    std::vector<std::size_t> taken;
    add_journeys(cube, parts, places, taken, ways);
    return {cube, std::move(ways)};
}

Goal of_any_color(const Goal& goal) {
    std::vector<Way> ways;
    for (const auto& rotation : cube::rotations()) {
        const cube::SymmetryMap map(goal.cube(), rotation.symmetry);
        for (const auto& way : goal.ways()) {
            auto image = seen(goal.cube(), way, map, map);
            if (std::ranges::all_of(image, rename_labels)) add_new(ways, std::move(image));
        }
    }
    return {goal.cube(), std::move(ways)};
}

std::optional<Goal> both(const Goal& a, const Goal& b) {
    std::vector<Way> ways;
    for (const auto& here : a.ways())
        for (const auto& there : b.ways()) {
            if (ways.size() > most_ways) break;
            if (auto joined = both(here, there)) ways.push_back(std::move(*joined));
        }
    if (ways.empty()) return std::nullopt;
    return Goal(a.cube(), std::move(ways));
}

Goal either(const Goal& a, const Goal& b) {
    auto ways = a.ways();
    ways.insert(ways.end(), b.ways().begin(), b.ways().end());
    return {a.cube(), std::move(ways)};
}

Goal reached_by(const Goal& goal, const cube::State& permutation) {
    auto ways = goal.ways();
    for (auto& way : ways)
        for (std::size_t i = 0; i < way.size(); ++i) {
            const auto label = way[i].label;
            for (int point = 0; point < perm::block_points; ++point)
                way[i].label[point] = label[permutation.blocks[i][point]];
        }
    return {goal.cube(), std::move(ways)};
}

bool asks_nothing(const Goal& goal) {
    return std::ranges::all_of(goal.ways(), [](const Way& way) {
        return std::ranges::all_of(way, [](const BlockGoal& block) {
            return std::all_of(block.wanted.to.begin(), block.wanted.to.begin() + perm::block_points,
                               [](auto want) { return want == any_label; });
        });
    });
}

std::size_t labellings(const Goal& goal) {
    std::set<std::vector<std::uint8_t>> all;
    for (const auto& way : goal.ways()) {
        std::vector<std::uint8_t> row;
        for (const auto& block : way) row.insert(row.end(), block.label.to.begin(), block.label.to.end());
        all.insert(std::move(row));
    }
    return all.size();
}

}  // namespace cubelang::search
