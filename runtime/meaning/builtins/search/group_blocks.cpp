// Blocks: places whose parts stay together wherever a group takes them.

#include <fmt/format.h>

#include "runtime/algebra/group/blocks.hpp"
#include "runtime/cube/groups/part_orbits.hpp"
#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {
namespace {

using Systems = std::vector<Value>;

Value list_of(const std::vector<std::vector<Value>>& blocks) {
    std::vector<Value> lists;
    for (const auto& block : blocks) lists.push_back(make_list(block));
    return make_list(std::move(lists));
}

Value of_parts(const cube_group::CubeGroup& group, const cube_group::PartBlocks& system) {
    std::vector<std::vector<Value>> blocks;
    for (const auto& block : system) {
        auto& places = blocks.emplace_back();
        for (const auto& part : block) places.push_back({Location{group.domain->cube(), part, nullptr}});
    }
    return list_of(blocks);
}

Value of_numbers(const group::BlockSystem& system) {
    std::vector<std::vector<Value>> blocks;
    for (const auto& block : system) {
        auto& numbers = blocks.emplace_back();
        for (const auto point : block) numbers.push_back(make_integer(point + 1));
    }
    return list_of(blocks);
}

// The systems of each orbit.
std::vector<Systems> systems_of(const At<Group>& g, const std::optional<PartKind>& kind) {
    std::vector<Systems> all;
    if (!g->group->domain && !kind) {
        for (const auto& piece : g->group->group.pieces()) {
            auto& here = all.emplace_back();
            for (const auto& system : group::minimal_blocks(piece)) here.push_back(of_numbers(system));
        }
        return all;
    }
    const auto& group = of_cube(g);
    for (const auto& orbit : cube_group::part_orbits(group)) {
        if (kind && !is_of_kind(orbit.kind, kind->name)) continue;
        auto& here = all.emplace_back();
        for (const auto& system : cube_group::minimal_blocks(group, orbit)) here.push_back(of_parts(group, system));
    }
    return all;
}

std::vector<Value> blocks(Context&, const At<Group>& g, const std::optional<PartKind>& kind) {
    std::vector<Value> all;
    for (const auto& of_orbit : systems_of(g, kind)) all.insert(all.end(), of_orbit.begin(), of_orbit.end());
    return all;
}

Value is_primitive(Context&, const At<Group>& g, const std::optional<PartKind>& kind) {
    if (const auto orbits = orbit_count(g, kind); orbits > 1)
        return make_boolean(false, fmt::format("there are {} orbits", orbits));
    const auto systems = systems_of(g, kind);
    const bool has_blocks = !systems.empty() && !systems[0].empty();
    return make_boolean(!has_blocks, has_blocks ? "there are blocks that stay together" : "");
}

}  // namespace

std::vector<BuiltIn> block_built_ins() {
    return {
        row({.name = "blocks",
             .parameters = "G: the group | kind: of which parts, such as edges; all if left out",
             .meaning = "the ways to divide an orbit of parts into sets of places whose parts stay together wherever "
                        "the group takes them; the finest ones",
             .example = "blocks(group_of((1,2,3,4)))",
             .answer = "{{{1, 3}, {2, 4}}}",
             .is_word = true},
            blocks),
        row({.name = "is_primitive",
             .parameters = "G: the group | kind: of which parts, such as edges; those that it moves if left out",
             .meaning = "does it bring these parts to the places of each other, and is there no way to divide them "
                        "into blocks?",
             .example = "is_primitive(full_group(), corners)",
             .answer = "true"},
            is_primitive),
    };
}

}  // namespace cubelang::eval
