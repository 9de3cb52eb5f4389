#include "runtime/algebra/group/blocks.hpp"

#include <algorithm>

#include "runtime/base/disjoint_sets.hpp"

namespace cubelang::group {
namespace {

using Classes = DisjointSets<Point>;  // of point indices

// If two points are in one class, their images must be in one class.
Classes classes_with(const Constituent& on, Point a, Point b) {
    Classes classes(on.degree());
    std::vector<Point> joined{classes.join(a, b)};
    for (std::size_t i = 0; i < joined.size(); ++i)
        for (const auto& action : on.actions) {
            const auto here = classes.root(action[joined[i]]), there = classes.root(action[classes.root(joined[i])]);
            if (here != there) joined.push_back(classes.join(here, there));
        }
    return classes;
}

std::vector<Point> class_of_first(Classes& classes, std::size_t degree) {
    std::vector<Point> made;
    for (Point i = 0; i < degree; ++i)
        if (classes.root(i) == classes.root(0)) made.push_back(i);
    return made;
}

BlockSystem system_of(const Constituent& on, Classes& classes) {
    auto blocks = classes.sets();
    for (auto& block : blocks)
        for (auto& i : block) i = on.points[i];
    return blocks;
}

// The minimal blocks that contain the first point, found from all second points. A block is minimal if it is the
// block of each of its points.
std::vector<std::vector<Point>> minimal_blocks_of_first(const Constituent& on) {
    std::vector<std::vector<Point>> block_with(on.degree());
    for (Point second = 1; second < on.degree(); ++second) {
        stop_point();
        auto classes = classes_with(on, 0, second);
        block_with[second] = class_of_first(classes, on.degree());
    }
    std::vector<std::vector<Point>> minimal;
    for (Point second = 1; second < on.degree(); ++second) {
        const auto& block = block_with[second];
        const auto whole = [&](Point other) { return other == 0 || block_with[other].size() == block.size(); };
        if (block.size() < on.degree() && block[1] == second && std::ranges::all_of(block, whole))
            minimal.push_back(block);
    }
    return minimal;
}

}  // namespace

BlockSystem blocks_with(const Constituent& on, Point a, Point b) {
    auto classes = classes_with(on, a, b);
    return system_of(on, classes);
}

std::vector<BlockSystem> minimal_blocks(const PermutationGroup::Piece& piece) {
    if (piece.kind == PermutationGroup::Piece::Kind::giant) return {};
    std::vector<BlockSystem> systems;
    for (const auto& block : minimal_blocks_of_first(piece.on)) systems.push_back(blocks_with(piece.on, 0, block[1]));
    std::ranges::stable_sort(systems, {}, [](const auto& system) { return system[0].size(); });
    return systems;
}

bool is_primitive(const PermutationGroup::Piece& piece) {
    if (piece.kind == PermutationGroup::Piece::Kind::giant) return true;
    for (Point second = 1; second < piece.on.degree(); ++second)
        if (classes_with(piece.on, 0, second).size(0) < piece.on.degree()) return false;
    return true;
}

bool is_transitive(const PermutationGroup& group, std::span<const Point> points) {
    std::vector<Point> wanted(points.begin(), points.end());
    std::ranges::sort(wanted);
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    if (wanted.size() < 2)
        return !wanted.empty() && std::ranges::all_of(group.generators(), [&](const auto& generator) {
            return generator[wanted[0]] == wanted[0];
        });
    return std::ranges::any_of(group.pieces(), [&](const auto& piece) { return piece.on.points == wanted; });
}

}  // namespace cubelang::group
