#include "runtime/cube/groups/orbit_actions.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "runtime/cube/groups/part_orbits.hpp"

namespace cubelang::cube_group {
namespace {

// Where each point is: in which item, and at which of its places.
std::map<group::Point, std::pair<group::Point, std::size_t>> places_in(const OrbitOfItems& orbit) {
    std::map<group::Point, std::pair<group::Point, std::size_t>> places;
    for (group::Point i = 0; i < orbit.size(); ++i)
        for (std::size_t k = 0; k < orbit.points[i].size(); ++k) places[orbit.points[i][k]] = {i, k};
    return places;
}

std::vector<OrbitOfItems> orbits_of_parts(const CubeGroup& group) {
    std::vector<OrbitOfItems> all;
    for (const auto& [kind, parts, pieces] : part_orbits(group)) {
        OrbitOfItems made{std::string(cube::plural(kind)), {}, {}, {}, kind};
        for (const auto& part : parts) {
            made.names.push_back(cube::name(group.domain->cube(), part));
            made.points.push_back(group.domain->points(part));
        }
        all.push_back(std::move(made));
    }
    return all;
}

std::vector<OrbitOfItems> orbits_of_numbers(const CubeGroup& group) {
    std::vector<OrbitOfItems> all;
    for (const auto& piece : group.group.pieces()) {
        OrbitOfItems made{"numbers", {}, {}};
        for (const auto point : piece.on.points) {
            made.names.push_back(name_at(group, point));
            made.points.push_back({point});
        }
        all.push_back(std::move(made));
    }
    return all;
}

}  // namespace

std::vector<OrbitOfItems> orbits_of_items(const CubeGroup& group) {
    auto all = group.domain ? orbits_of_parts(group) : orbits_of_numbers(group);
    for (auto& orbit : all) {
        const auto alike = std::ranges::count(all, orbit.plural, &OrbitOfItems::plural);
        orbit.title = fmt::format("the {}", orbit.plural);
        if (alike > 1) orbit.title += fmt::format(" with {}", orbit.names.front());
        if (orbit.size() == 1) orbit.title = orbit.names.front();
    }
    return all;
}

std::size_t Action::sum() const {
    std::size_t all = 0;
    for (const auto each : turned) all += each;
    return all;
}

Action action_on(const OrbitOfItems& orbit, const group::Permutation& p) {
    const auto places = places_in(orbit);
    Action made;
    for (const auto& points : orbit.points) {
        const auto& [item, turned] = places.at(p[points.front()]);
        made.images.push_back(item);
        made.turned.push_back(turned);
    }
    return made;
}

group::Permutation restricted_to(const OrbitOfItems& orbit, const group::Permutation& p) {
    const auto places = places_in(orbit);
    const auto ways = orbit.ways();
    group::Permutation made;
    for (const auto& points : orbit.points)
        for (const auto point : points) {
            const auto& [item, at] = places.at(p[point]);
            made.push_back(static_cast<group::Point>(item * ways + at));
        }
    return made;
}

std::string name_at(const CubeGroup& group, group::Point point) {
    if (!group.domain) return fmt::format("{}", point + 1);
    return cube::name(group.domain->cube(), group.domain->part(point));
}

}  // namespace cubelang::cube_group
