#include "runtime/cube/groups/part_orbits.hpp"

#include "runtime/base/disjoint_sets.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::groups {
namespace {

constexpr group::Point turns_of_centre = 4;  // orientations of a fixed centre
constexpr std::size_t none = static_cast<std::size_t>(-1);

std::vector<std::size_t> piece_of_points(const group::PermutationGroup& group) {
    std::vector<std::size_t> piece_of(group.degree(), none);
    for (std::size_t i = 0; i < group.pieces().size(); ++i)
        for (const auto point : group.pieces()[i].on.points) piece_of[point] = i;
    return piece_of;
}

std::vector<PartOrbit> orbits_of_numbers(const group::PermutationGroup& group) {
    std::vector<PartOrbit> orbits;
    for (const auto& piece : group.pieces()) {
        const auto systems = group::minimal_blocks(piece);
        auto& blocks = orbits.emplace_back(PartOrbit{{}, {}, {orbits.size()}}).blocks;
        if (!systems.empty())
            blocks = systems.front();
        else
            for (const auto point : piece.on.points) blocks.push_back({point});
    }
    return orbits;
}

}  // namespace

std::vector<group::Point> all_points(const Domain& domain, const cube::Part& part) {
    auto points = domain.points(part);
    if (!domain.cube().super || part.kind != cube::Kind::fixed_centre) return points;
    const auto first = points.front() / turns_of_centre * turns_of_centre;
    points = {first, first + 1, first + 2, first + 3};
    return points;
}

std::vector<PartOrbit> part_orbits(const CubeGroup& of) {
    if (!of.domain) return orbits_of_numbers(of.group);
    const auto& domain = *of.domain;
    const auto& pieces = of.group.pieces();
    const auto piece_of = piece_of_points(of.group);
    DisjointSets<std::size_t> joined(pieces.size());  // pieces with stickers of one part
    std::vector<std::pair<cube::Part, std::size_t>> moved;
    for (const auto& part : cube::all_parts(domain.cube())) {
        stop_point();
        std::size_t first = none;
        for (const auto point : all_points(domain, part)) {
            const auto piece = piece_of[point];
            if (piece == none) continue;
            if (first == none) first = piece;
            joined.join(first, piece);
        }
        if (first != none) moved.emplace_back(part, first);
    }
    std::vector<PartOrbit> orbits;
    std::vector<std::size_t> orbit_of(pieces.size(), none);
    for (const auto& [part, piece] : moved) {
        auto& number = orbit_of[joined.root(piece)];
        if (number == none) {
            number = orbits.size();
            orbits.push_back({part.kind, {}});
        }
        orbits[number].parts.push_back(part);
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto number = orbit_of[joined.root(i)];
        if (number != none) orbits[number].pieces.push_back(i);
    }
    return orbits;
}

std::vector<group::Permutation> on_places(const CubeGroup& group, const PartOrbit& orbit) {
    auto places = orbit.blocks;
    for (const auto& part : orbit.parts) places.push_back(all_points(*group.domain, part));
    std::vector<group::Point> number(group.group.degree());
    for (group::Point i = 0; i < places.size(); ++i)
        for (const auto point : places[i]) number[point] = i;
    std::vector<group::Permutation> made;
    for (const auto& generator : group.group.generators()) {
        auto& action = made.emplace_back();
        for (const auto& place : places) action.push_back(number[generator[place.front()]]);
    }
    return made;
}

std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit) {
    std::vector<PartBlocks> systems;
    const group::Constituent on{group::identity(orbit.parts.size()), on_places(group, orbit)};
    for (const auto& system : group::minimal_blocks({on})) {
        auto& made = systems.emplace_back(system.size());
        for (std::size_t block = 0; block < system.size(); ++block)
            for (const auto number : system[block]) made[block].push_back(orbit.parts[number]);
    }
    return systems;
}

}  // namespace cubelang::groups
