// Built-ins for the properties of groups, and for block systems.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/algebra/group/blocks.hpp"
#include "runtime/algebra/group/properties.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/cube/groups/part_orbits.hpp"
#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

// The limit of point images in a list of elements.
constexpr std::size_t most_listed_images = 64'000'000;

Value generator_value(const groups::GroupPtr& group, std::size_t number) {
    if (group->words[number] != nullptr) return make_algorithm(group->words[number]);
    const auto& generator = group->group.generators()[number];
    return groups::has_name(*group, number) ? element_written(group, generator, group->names[number])
                                            : element_of(*group, generator);
}

std::vector<Value> generators(const Group& g) {
    std::vector<Value> all;
    for (std::size_t i = 0; i < g.group->names.size(); ++i) all.push_back(generator_value(g.group, i));
    return all;
}

Value random_element(const Group& g, const std::optional<Integer>& seed) {
    auto state = seed_from(seed.value_or(1));
    return element_of(*g.group, g.group->group.random(state));
}

bool is_abelian(const Group& g) { return group::is_abelian(g.group->group); }

Value elements(Context& context, const At<Group>& g, const Origin& origin) {
    const auto& group = g->group->group;
    const Integer most = std::min(limits::longest_list, most_listed_images / std::max<std::size_t>(group.degree(), 1));
    if (group.order() > most)
        throw lang::Error(
            g.where,
            fmt::format("this group has {} elements, but at most {} can be listed", group.order().str(), most.str()),
            "random(G, seed) returns one element, size(G) their number");
    const auto all = groups::elements(group, context.stop_token());
    if (!all.is_complete)
        throw lang::interruption(origin.where,
                                 fmt::format("{} of {} elements found", all.found.size(), group.order().str()));
    return list_of(all.found, [&](const auto& p) { return element_of(*g->group, p); });
}

Value numbers_of(const std::vector<group::Point>& points) {
    return list_of(points, [](group::Point point) { return make_integer(point + 1); });
}

Value orbits(const At<Group>& g, const std::optional<PartKind>& kind) {
    if (!g->group->domain && !kind)
        return list_of(g->group->group.pieces(), [](const auto& piece) { return numbers_of(piece.on.points); });
    auto orbits = groups::part_orbits(require_cube_group(g));
    std::erase_if(orbits, [&](const auto& orbit) { return !is_of(orbit.parts.front(), kind); });
    return list_of(orbits, [&](const auto& orbit) { return locations_of(g->group->domain->cube(), orbit.parts); });
}

Value is_transitive(const At<Group>& g, const std::optional<PartKind>& kind) {
    const auto orbits = orbit_count(g, kind);
    return make_boolean(orbits < 2, orbits < 2 ? "" : fmt::format("there are {} orbits", orbits));
}

Value structure_of(Context& context, const At<Group>& g, const Origin& origin) {
    const auto& group = *g->group;
    const auto structure = groups::structure(group, context.stop_token());
    if (!structure) throw lang::interruption(origin.where);
    return make_notation(fmt::format("{}", fmt::join(groups::sentences(group, *structure), "\n")));
}

}  // namespace

std::vector<BuiltIn> group_question_built_ins() {
    return {
        row({.name = "structure",
             .parameters = "G: the group",
             .meaning =
                 "The action of a group on each orbit of parts, or of numbers and their smallest blocks, and how "
                 "these actions depend on each other.",
             .example = "structure(group((urf,ufl,ulb), (+urf)(-ufl)))",
             .answer = "order 27 = 3^3\n3 corners (urf …): all 3 even permutations (A3); twists in place: 3^2\nall of "
                       "this is proved",
             .is_word = true},
            structure_of),
        row({.name = "generators",
             .parameters = "G: the group",
             .meaning = "The generators of a group, as they were given.",
             .example = "generators(group(R, U2))",
             .answer = "{R, U2}",
             .is_word = true},
            generators),
        row({.name = "elements",
             .parameters = "G: the group, which must be small",
             .meaning =
                 "All elements of a small group: first the identity, then in order of word length in the generators.",
             .example = "size(elements(group(R2, U2)))",
             .answer = "12",
             .is_word = true},
            elements),
        row({.name = "random",
             .parameters = "G: the group | seed: any integer; 1 if left out",
             .meaning = "A uniformly random element of the group. The same seed gives the same element.",
             .example = "random(group(R, U), 7) in group(R, U)",
             .answer = "true",
             .is_word = true},
            random_element),
        row({.name = "orbits",
             .parameters = "G: the group | kind: the kind of part, such as edges; all kinds if left out",
             .meaning =
                 "The orbits of a group on parts: a list of places for each. Parts that never move are left out.",
             .example = "orbits(group(R2, U2), corners)",
             .answer = "{{@urf, @ulb, @drb}, {@ufl, @ubr, @dfr}}",
             .is_word = true},
            orbits),
        row({.name = "is_transitive",
             .parameters = "G: the group | kind: the kind of part, such as edges; the parts that it moves if left out",
             .meaning = "Tests whether the group can move each of these parts to the place of every other.",
             .example = "is_transitive(group(R, U, F), corners)",
             .answer = "false: there are 2 orbits"},
            is_transitive),
        row({.name = "is_abelian",
             .parameters = "G: the group",
             .meaning = "Tests whether the group is abelian: p q == q p for all its elements.",
             .example = "is_abelian(group(R, L, M))",
             .answer = "true"},
            is_abelian),
    };
}

namespace {

using Systems = std::vector<Value>;

// The minimal block systems of each orbit.
std::vector<Systems> systems_of(const At<Group>& g, const std::optional<PartKind>& kind) {
    std::vector<Systems> all;
    if (!g->group->domain && !kind) {
        for (const auto& piece : g->group->group.pieces()) {
            auto& here = all.emplace_back();
            for (const auto& system : group::minimal_blocks(piece)) here.push_back(list_of(system, numbers_of));
        }
        return all;
    }
    const auto& group = require_cube_group(g);
    const auto places = [&](const auto& block) { return locations_of(group.domain->cube(), block); };
    for (const auto& orbit : groups::part_orbits(group)) {
        if (kind && !is_of_kind(orbit.kind, kind->name)) continue;
        auto& here = all.emplace_back();
        for (const auto& system : groups::minimal_blocks(group, orbit)) here.push_back(list_of(system, places));
    }
    return all;
}

std::vector<Value> blocks(const At<Group>& g, const std::optional<PartKind>& kind) {
    std::vector<Value> all;
    for (auto& of_orbit : systems_of(g, kind)) all.push_back(make_list(std::move(of_orbit)));
    return all;
}

Value is_primitive(const At<Group>& g, const std::optional<PartKind>& kind) {
    if (const auto orbits = orbit_count(g, kind); orbits > 1)
        return make_boolean(false, fmt::format("there are {} orbits", orbits));
    const auto systems = systems_of(g, kind);
    const bool has_blocks = !systems.empty() && !systems[0].empty();
    return make_boolean(!has_blocks, has_blocks ? "there are blocks" : "");
}

}  // namespace

std::vector<BuiltIn> block_built_ins() {
    return {
        row({.name = "blocks",
             .parameters = "G: the group | kind: the kind of part, such as edges; all kinds if left out",
             .meaning = "For each orbit, in the order of orbits(G), a list of its minimal block systems: the finest "
                        "partitions into sets of places whose parts always move together. It is empty for a primitive "
                        "orbit.",
             .example = "blocks(group_of((1,2,3,4), (5,6,7)))",
             .answer = "{{{{1, 3}, {2, 4}}}, {}}",
             .is_word = true},
            blocks),
        row({.name = "is_primitive",
             .parameters = "G: the group | kind: the kind of part, such as edges; the parts that it moves if left out",
             .meaning = "Tests whether the group is primitive on these parts: transitive, and without block systems.",
             .example = "is_primitive(full_group(), corners)",
             .answer = "true"},
            is_primitive),
    };
}

}  // namespace cubelang::meaning
