#include "runtime/meaning/builtins/groups/transitivity.hpp"

#include "runtime/cube/groups/part_orbits.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {

bool is_of(const cube::Part& part, const std::optional<PartKind>& kind) {
    return !kind || is_of_kind(part.kind, kind->name);
}

std::size_t orbit_count(const At<Group>& g, const std::optional<PartKind>& kind) {
    if (!g->group->domain && !kind) return g->group->group.pieces().size();
    const auto& group = of_cube(g);
    std::size_t orbits = 0, moved = 0, all = 0;
    for (const auto& orbit : cube_group::part_orbits(group)) {
        if (!is_of(orbit.parts.front(), kind)) continue;
        ++orbits;
        moved += orbit.parts.size();
    }
    if (kind)
        for (const auto& part : cube::all_parts(group.domain->cube())) all += is_of(part, kind) ? 1 : 0;
    return orbits + (all > moved ? all - moved : 0);
}

}  // namespace cubelang::eval
