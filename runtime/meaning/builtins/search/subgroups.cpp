// Groups inside a group.

#include <fmt/format.h>

#include "runtime/algebra/group/drawn.hpp"
#include "runtime/algebra/group/properties.hpp"
#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/builtins/search/stabilizer_arguments.hpp"
#include "runtime/meaning/eval/as_written.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::eval {
namespace {

using group::PermutationGroup;

Value subgroup(const At<Group>& of, std::optional<PermutationGroup> made, const Origin& origin) {
    if (!made) throw lang::interruption(origin.where);
    return make_group(cube_group::on_points_of(*of->group, std::move(*made)));
}

Value subgroup_found(const At<Group>& of, group::SubgroupOrUnfinished made, const Origin& origin) {
    const auto* unfinished = std::get_if<group::Unfinished>(&made);
    if (unfinished == nullptr) return subgroup(of, std::optional(std::get<PermutationGroup>(std::move(made))), origin);
    if (unfinished->stopped) throw lang::interruption(origin.where);
    throw lang::Error(origin.where, fmt::format("this was not found by trying {} images of points", unfinished->steps),
                      "it may be within reach for a smaller group");
}

Value intersection(Context& context, const At<Group>& g, const At<Group>& h, const Origin& origin) {
    static_cast<void>(is_subgroup(operand(h), operand(g)));  // they are groups of the same things
    const auto degree = std::max(degree_of(g), degree_of(h));
    return subgroup_found(
        g, group::intersection(on_points(context, g, degree), on_points(context, h, degree), context.stop_token()),
        origin);
}

Value is_normal(Context& context, const At<Group>& h, const At<Group>& g) {
    if (!is_subgroup(operand(h), operand(g))) return make_boolean(false, "it is not a subgroup");
    const auto degree = std::max(degree_of(g), degree_of(h));
    const bool is = group::is_normal(on_points(context, h, degree), on_points(context, g, degree));
    return make_boolean(is, is ? "" : "a conjugate of one of its elements is not in it");
}

Value centralizer(Context& context, const At<Group>& g, const At<Value>& p, const Origin& origin) {
    auto element = on_points(context, Operand{*p, p.where}, operand(g));
    const auto degree = std::max(degree_of(g), element.size());
    element = with_more_points({std::move(element)}, degree).front();
    return subgroup_found(g, group::centralizer(on_points(context, g, degree), element, context.stop_token()), origin);
}

Value normal_closure(Context& context, const At<Group>& g, const Many<At<Value>>& given, const Origin& origin) {
    std::vector<group::Permutation> elements;
    auto degree = degree_of(g);
    for (const auto& each : flattened(given)) {
        elements.push_back(on_points(context, each, operand(g)));
        degree = std::max(degree, elements.back().size());
    }
    return subgroup(g,
                    group::normal_closure(on_points(context, g, degree), with_more_points(std::move(elements), degree),
                                          context.stop_token()),
                    origin);
}

Value stabilizer(Context& context, const At<Group>& g, const At<Value>& at, const std::optional<Stays>& stays,
                 const Origin& origin) {
    const auto sets = points_of_places(*g->group, at);
    return subgroup_found(g, stabilizer_of(g->group->group, sets, stays.value_or(Stays{}), context.stop_token()),
                          origin);
}

Value centre(Context& context, const At<Group>& g, const Origin& origin) {
    return subgroup(g, group::centre(g->group->group, context.stop_token()), origin);
}

Value derived(Context& context, const At<Group>& g, const Origin& origin) {
    return subgroup(g, group::derived(g->group->group, context.stop_token()), origin);
}

std::vector<Value> derived_series(Context& context, const At<Group>& g, const Origin& origin) {
    auto series = group::derived_series(g->group->group, context.stop_token());
    if (!series) throw lang::interruption(origin.where);
    std::vector<Value> all{{*g}};
    for (std::size_t i = 1; i < series->size(); ++i) all.push_back(subgroup(g, std::move((*series)[i]), origin));
    return all;
}

std::vector<Value> small_generators(Context& context, const At<Group>& g, const Origin& origin) {
    const auto generators = group::small_generators(g->group->group, context.stop_token());
    if (!generators) throw lang::interruption(origin.where);
    std::vector<Value> all;
    for (const auto& p : *generators) all.push_back(element_of(*g->group, p));
    return all;
}

}  // namespace

std::vector<BuiltIn> subgroup_built_ins() {
    return {
        row({.name = "stabilizer",
             .parameters = "G: the group | at: a place, or a list of places | as: what stays; fixed if left out",
             .meaning = "the elements of the group that leave these parts where they are",
             .example = "order(stabilizer(group(R, U), @ufr))",
             .answer = "4082400"},
            stabilizer),
        row({.name = "centralizer",
             .parameters = "G: the group | p: an element, or any other permutation",
             .meaning = "the elements of the group that commute with p",
             .example = "order(centralizer(group(R, U), R))",
             .answer = "432"},
            centralizer),
        row({.name = "centre",
             .parameters = "G: the group",
             .meaning = "the elements of the group that commute with all of it",
             .example = "order(centre(full_group()))",
             .answer = "2",
             .is_word = true},
            centre),
        row({.name = "intersection",
             .parameters = "G: the one group | H: the other, of the same cube",
             .meaning = "the elements that are in both groups",
             .example = "order(intersection(group(R, U), group(U, F)))",
             .answer = "3888",
             .is_word = true},
            intersection),
        row({.name = "is_normal",
             .parameters = "H: the subgroup | G: the group",
             .meaning = "is p' h p in H for all h of H and p of G?",
             .example = "is_normal(group(R2, L2), group(R, L))",
             .answer = "true"},
            is_normal),
        row({.name = "normal_closure",
             .parameters = "G: the group | p: elements, or lists of them",
             .meaning = "what these and all p' h p of them generate: the least normal subgroup with them",
             .example = "order(normal_closure(group(R, U), R U R' U'))",
             .answer = "36741600"},
            normal_closure),
        row({.name = "derived",
             .parameters = "G: the group",
             .meaning = "what all commutators generate: the derived group",
             .example = "index(full_group(), derived(full_group()))",
             .answer = "2",
             .is_word = true},
            derived),
        row({.name = "derived_series",
             .parameters = "G: the group",
             .meaning = "the group, its derived group, that one's, and so on as long as they become smaller",
             .example = "size(derived_series(group(R2, U2)))",
             .answer = "3"},
            derived_series),
        row({.name = "small_generators",
             .parameters = "G: the group",
             .meaning = "a few elements that generate the group: two, if two are enough",
             .example = "size(small_generators(full_group()))",
             .answer = "2"},
            small_generators),
    };
}

}  // namespace cubelang::eval
