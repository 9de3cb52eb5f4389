#include "runtime/cube/subgroups/part_blocks.hpp"

#include "runtime/algebra/group/blocks.hpp"

namespace cubelang::cube_group {
namespace {

// What the generators do with the parts, by their numbers in the orbit.
group::PermutationGroup::Piece on_parts(const CubeGroup& group, const PartOrbit& orbit) {
    group::PermutationGroup::Piece made{{group::identity(orbit.parts.size()), {}}};
    std::vector<group::Point> number(group.group.degree());
    for (group::Point i = 0; i < orbit.parts.size(); ++i)
        for (const auto point : group.domain->points(orbit.parts[i])) number[point] = i;
    for (const auto& generator : group.group.generators()) {
        group::Permutation action;
        for (const auto& part : orbit.parts) action.push_back(number[generator[group.domain->points(part)[0]]]);
        made.on.actions.push_back(std::move(action));
    }
    return made;
}

}  // namespace

std::vector<PartBlocks> minimal_blocks(const CubeGroup& group, const PartOrbit& orbit) {
    std::vector<PartBlocks> systems;
    for (const auto& system : group::minimal_blocks(on_parts(group, orbit))) {
        auto& made = systems.emplace_back(system.size());
        for (std::size_t block = 0; block < system.size(); ++block)
            for (const auto number : system[block]) made[block].push_back(orbit.parts[number]);
    }
    return systems;
}

}  // namespace cubelang::cube_group
