#include "runtime/meaning/builtins/search/group_arguments.hpp"

#include <new>

#include "runtime/cube/groups/part_orbits.hpp"
#include "runtime/meaning/eval/as_written.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::eval {

std::vector<Operand> flattened(const Many<At<Value>>& given) {
    std::vector<Operand> items;
    for (const auto& [value, where] : given.items) {
        const auto* list = value.as<List>();
        if (list == nullptr) {
            items.push_back({value, where});
            continue;
        }
        const auto places = places_of_items(where, list->items->size());
        for (std::size_t i = 0; i < places.size(); ++i) items.push_back({(*list->items)[i], places[i]});
    }
    return items;
}

const cube_group::CubeGroup& of_cube(const At<Group>& g) {
    if (g->group->domain) return *g->group;
    throw lang::Error(g.where, "this is a group of numbers, and parts are those of a cube",
                      "group(R, U) is a group of a cube");
}

Value group_made(Context& context, std::optional<cube_group::Domain> domain,
                 std::vector<cube_group::Generator> generators, const lang::Where& where) {
    try {
        auto made = cube_group::generated(std::move(domain), std::move(generators), context.stop_token());
        if (made == nullptr) throw lang::interruption(where);
        return make_group(std::move(made));
    } catch (const std::bad_alloc&) {
        throw lang::Error(where, "there is not enough room for this group",
                          "where it is neither symmetric nor alternating, an orbit of more than some 20000 points is "
                          "too long");
    }
}

std::vector<group::Permutation> with_more_points(std::vector<group::Permutation> all, std::size_t degree) {
    for (auto& each : all)
        while (each.size() < degree) each.push_back(static_cast<group::Point>(each.size()));
    return all;
}

Operand operand(const At<Group>& g) { return {{*g}, g.where}; }

std::size_t degree_of(const At<Group>& g) { return g->group->group.degree(); }

group::PermutationGroup on_points(Context& context, const At<Group>& g, std::size_t degree) {
    const auto& group = g->group->group;
    if (group.degree() >= degree) return group;
    auto made = group::PermutationGroup::of(with_more_points(group.generators(), degree), degree, context.stop_token());
    if (!made) throw lang::interruption(g.where);
    return std::move(*made);
}

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
