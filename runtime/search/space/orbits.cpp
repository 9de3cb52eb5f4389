#include "runtime/search/space/orbits.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "runtime/base/disjoint_sets.hpp"
#include "runtime/search/space/small_permutation.hpp"

namespace cubelang::search {
namespace {

using Key = std::vector<std::uint8_t>;

constexpr std::size_t most_listed = 4;

// The points of a block by the part that they belong to, or each alone.
std::vector<std::vector<int>> groups_of(cube::Cube cube, int block, bool parts) {
    if (!parts) {
        std::vector<std::vector<int>> single;
        for (int point = 0; point < perm::block_points; ++point) single.push_back({point});
        return single;
    }
    std::map<int, std::vector<int>> by_part;
    const bool centres = cube.has_fixed_centres() && block == cube.classes();
    for (int point = 0; point < perm::block_points; ++point)
        by_part[centres ? point / 4 : cube::identity_of(cube, cube::part_at(cube, {block, point})).point].push_back(
            point);
    std::vector<std::vector<int>> groups;
    for (auto& [identity, points] : by_part) groups.push_back(std::move(points));
    return groups;
}

std::size_t group_with(const Orbit& orbit, int point) {
    std::size_t at = 0;
    while (std::ranges::find(orbit.groups[at], point) == orbit.groups[at].end()) ++at;
    return at;
}

Key labels_on(const std::vector<int>& points, const Labels& labels) {
    Key key;
    for (const int point : points) key.push_back(labels[point]);
    std::ranges::sort(key);
    return key;
}

}  // namespace

std::vector<Orbit> orbits(const MaskedSpace& space, std::size_t block, bool parts) {
    const Orbit all{block, groups_of(space.cube(), space.tracked()[block], parts), parts};
    DisjointSets<std::size_t> joined(all.groups.size());
    for (std::size_t i = 0; i < all.groups.size(); ++i)
        for (std::size_t g = 0; g < space.generators(); ++g)
            joined.join(i, group_with(all, space.turn(g)[block][all.groups[i][0]]));
    std::vector<Orbit> found;
    for (const auto& members : joined.sets()) {
        auto& orbit = found.emplace_back(Orbit{block, {}, parts});
        for (const auto member : members) orbit.groups.push_back(all.groups[member]);
    }
    return found;
}

std::vector<Orbit> moved_orbits(const MaskedSpace& space) {
    std::vector<Orbit> all;
    for (const bool parts : {true, false})
        for (std::size_t block = 0; block < space.tracked().size(); ++block) {
            // A wing, or a centre off the middle, is a single point.
            const bool whole = groups_of(space.cube(), space.tracked()[block], true).size() == perm::block_points;
            if (parts && whole) continue;
            for (auto& orbit : orbits(space, block, parts)) all.push_back(std::move(orbit));
        }
    return all;
}

bool is_odd(const Orbit& orbit, const perm::Block& turn) {
    std::vector<std::size_t> to;
    for (const auto& group : orbit.groups) to.push_back(group_with(orbit, turn[group[0]]));
    return is_odd(to);
}

std::optional<bool> is_odd(const Orbit& orbit, const Labels& start, const Labels& target) {
    std::map<Key, std::size_t> places;
    for (std::size_t i = 0; i < orbit.groups.size(); ++i)
        if (!places.emplace(labels_on(orbit.groups[i], target), i).second) return std::nullopt;
    std::vector<std::size_t> to;
    for (const auto& group : orbit.groups) {
        const auto at = places.find(labels_on(group, start));
        if (at == places.end()) return std::nullopt;
        to.push_back(at->second);
    }
    return is_odd(to);
}

std::string part_list(cube::Cube cube, int block, const std::vector<int>& points) {
    std::set<int> wanted;
    for (const int point : points) wanted.insert(cube::identity_of(cube, cube::part_at(cube, {block, point})).point);
    std::string text;
    std::size_t listed = 0;
    for (const auto& part : cube::parts_of_orbit(cube, block)) {
        if (!wanted.contains(cube::identity_of(cube, part).point)) continue;
        if (++listed > most_listed) return text += ", …";
        text += (text.empty() ? "" : ", ") + cube::name(cube, part);
    }
    return text;
}

std::string description(const MaskedSpace& space, const Orbit& orbit) {
    const int block = space.tracked()[orbit.block];
    const auto kind = cube::kind_of(space.cube(), block);
    std::string text(cube::plural(kind));
    std::size_t points = 0, blocks_of_kind = 0;
    for (const auto& group : orbit.groups) points += group.size();
    for (const int other : cube::orbit_blocks(space.cube()))
        blocks_of_kind += cube::kind_of(space.cube(), other) == kind;
    if (points == perm::block_points && blocks_of_kind == 1) return text;
    std::vector<int> first;
    for (const auto& group : orbit.groups) first.push_back(group[0]);
    return text += ' ' + part_list(space.cube(), block, first);
}

}  // namespace cubelang::search
