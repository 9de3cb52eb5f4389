// What is asked of groups.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/kinds.hpp"
#include "runtime/meaning/value/limits.hpp"

namespace cubelang::eval {
namespace {

// Images of points in a list of elements.
constexpr std::size_t most_listed_images = 64'000'000;

Integer index_of(Context&, const At<Group>& g, const At<Group>& h) {
    const auto &group = *g->group, &inner = *h->group;
    if (!is_subgroup({{*h}, h.where}, {{*g}, g.where})) {
        const auto outside = *cube_group::generator_outside(inner, group);
        throw lang::Error(h.where, "this is not a subgroup of the other group, and has no index in it",
                          fmt::format("its generator {} is not in that group", inner.names[outside]));
    }
    return group.group.order() / inner.group.order();
}

Value generator_value(const cube_group::CubeGroup& group, std::size_t number) {
    if (group.words[number] != nullptr) return make_algorithm(group.words[number]);
    return element_of(group, group.group.generators()[number]);
}

std::vector<Value> generators(Context&, const Group& g) {
    std::vector<Value> all;
    for (std::size_t i = 0; i < g.group->names.size(); ++i) all.push_back(generator_value(*g.group, i));
    return all;
}

Value random_element(Context&, const Group& g, const std::optional<Integer>& seed) {
    auto state = seed_from(seed.value_or(1));
    return element_of(*g.group, g.group->group.random(state));
}

bool is_abelian(Context&, const Group& g) {
    const auto& all = g.group->group.generators();
    return std::ranges::all_of(all, [&](const auto& a) {
        return std::ranges::all_of(all, [&](const auto& b) { return group::product(a, b) == group::product(b, a); });
    });
}

std::vector<Value> elements(Context& context, const At<Group>& g, const Origin& origin) {
    const auto& group = g->group->group;
    const Integer most = std::min(limits::longest_list, most_listed_images / std::max<std::size_t>(group.degree(), 1));
    if (group.order() > most)
        throw lang::Error(g.where,
                          fmt::format("this group has {} elements, and at most {} can be listed here",
                                      group.order().str(), most.str()),
                          "random(G, seed) is one of them, size(G) their number");
    const auto all = cube_group::elements(group, context.stop_token());
    if (!all.are_all)
        throw lang::interruption(origin.where,
                                 fmt::format("{} of {} elements found", all.found.size(), group.order().str()));
    std::vector<Value> values;
    for (const auto& p : all.found) values.push_back(element_of(*g->group, p));
    return values;
}

std::vector<Value> orbits_of_numbers(const group::PermutationGroup& group) {
    std::vector<Value> orbits;
    for (const auto& piece : group.pieces()) {
        std::vector<Value> numbers;
        for (const auto point : piece.on.points) numbers.push_back(make_integer(point + 1));
        orbits.push_back(make_list(std::move(numbers)));
    }
    return orbits;
}

std::vector<Value> orbits(Context&, const At<Group>& g, const std::optional<PartKind>& kind) {
    if (!g->group->domain && !kind) return orbits_of_numbers(g->group->group);
    std::vector<Value> orbits;
    for (const auto& orbit : cube_group::part_orbits(of_cube(g))) {
        if (!is_of(orbit.parts.front(), kind)) continue;
        std::vector<Value> places;
        for (const auto& part : orbit.parts) places.push_back({Location{g->group->domain->cube(), part, nullptr}});
        orbits.push_back(make_list(std::move(places)));
    }
    return orbits;
}

Value is_transitive(Context&, const At<Group>& g, const std::optional<PartKind>& kind) {
    const auto orbits = orbit_count(g, kind);
    return make_boolean(orbits < 2, orbits < 2 ? "" : fmt::format("there are {} orbits", orbits));
}

Value structure_of(Context& context, const At<Group>& g, const Origin& origin) {
    const auto& group = of_cube(g);
    const auto structure = cube_group::structure(group, context.stop_token());
    if (!structure) throw lang::interruption(origin.where);
    return make_notation(fmt::format("{}", fmt::join(cube_group::sentences(group, *structure), "\n")));
}

}  // namespace

std::vector<BuiltIn> group_question_built_ins() {
    return {
        row({.name = "structure",
             .parameters = "G: the group",
             .meaning = "what a group does with each orbit of parts, and what ties these together",
             .example = "structure(group((urf,ufl,ulb), (+urf)(-ufl)))",
             .answer =
                 "order 27 = 3^3\n3 corners (urf …): all 3 even permutations (A3); twists in place: 3^2\nall of this "
                 "is proved",
             .is_word = true},
            structure_of),
        row({.name = "generators",
             .parameters = "G: the group",
             .meaning = "the generators of a group, as they were given",
             .example = "generators(group(R, U2))",
             .answer = "{R, U2}",
             .is_word = true},
            generators),
        row({.name = "elements",
             .parameters = "G: the group, not too large",
             .meaning = "all elements of a small group: first the identity, then by the number of generators that make "
                        "them",
             .example = "size(elements(group(R2, U2)))",
             .answer = "12",
             .is_word = true},
            elements),
        row({.name = "random",
             .parameters = "G: the group | seed: any number: the same one gives the same element again; 1 if left out",
             .meaning = "an element of the group, each as likely as any other, always the same for one seed",
             .example = "random(group(R, U), 7) in group(R, U)",
             .answer = "true",
             .is_word = true},
            random_element),
        row({.name = "index",
             .parameters = "G: the group | H: a subgroup of it",
             .meaning = "how many cosets the subgroup H has in G: the quotient of their sizes",
             .example = "index(group(R, U), group(R2, U2))",
             .answer = "6123600",
             .is_word = true},
            index_of),
        row({.name = "orbits",
             .parameters = "G: the group | kind: of which parts, such as edges; all if left out",
             .meaning = "the places that a group brings parts to, one list for each orbit; what stays is not in it",
             .example = "orbits(group(R2, U2), corners)",
             .answer = "{{@urf, @drb, @ulb}, {@dfr, @ubr, @ufl}}",
             .is_word = true},
            orbits),
        row({.name = "is_transitive",
             .parameters = "G: the group | kind: of which parts, such as edges; those that it moves if left out",
             .meaning = "can the group bring each of these parts to the place of each other one?",
             .example = "is_transitive(group(R, U, F), corners)",
             .answer = "false: there are 2 orbits"},
            is_transitive),
        row({.name = "is_abelian",
             .parameters = "G: the group",
             .meaning = "is p q the same as q p for all elements?",
             .example = "is_abelian(group(R, L, M))",
             .answer = "true"},
            is_abelian),
    };
}

}  // namespace cubelang::eval
