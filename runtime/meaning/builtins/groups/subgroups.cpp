// Built-ins for subgroups and quotients of groups.

#include <functional>
#include <map>

#include <fmt/format.h>

#include "runtime/algebra/group/properties.hpp"
#include "runtime/algebra/group/random_generation.hpp"
#include "runtime/algebra/group/stabilizers.hpp"
#include "runtime/base/english.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/set.hpp"

namespace cubelang::meaning {

/// A group or a set.
struct Whole : Value {};
template <>
struct Argument<Whole> : Argument<Group> {
    static bool fits(const Value& value) { return Argument<Group>::fits(value) || value.as<Set>() != nullptr; }
    static Whole get(Context&, const Operand& operand) { return {operand.value}; }
};

namespace {

using group::PermutationGroup;

Value subgroup(const At<Group>& of, std::optional<PermutationGroup> made, const Origin& origin) {
    if (!made) throw lang::interruption(origin.where);
    return make_group(groups::on_points_of(*of->group, std::move(*made)));
}

Value subgroup_found(const At<Group>& of, group::SubgroupOrUnfinished made, const Origin& origin) {
    const auto* incomplete = std::get_if<group::Unfinished>(&made);
    if (incomplete == nullptr) return subgroup(of, std::optional(std::get<PermutationGroup>(std::move(made))), origin);
    report_unfinished(*incomplete, origin.where);
}

Value intersection(Context& context, const At<Whole>& one, const At<Whole>& other, const Origin& origin) {
    const auto *a = one->as<Set>(), *b = other->as<Set>();
    if (a != nullptr) return common(context, *a, {*other, other.where});
    if (b != nullptr) return common(context, *b, {*one, one.where});
    const At<Group> g{*one->as<Group>(), one.where}, h{*other->as<Group>(), other.where};
    static_cast<void>(is_subgroup(operand(h), operand(g)));  // throws if they are not on the same set
    const auto degree = std::max(degree_of(g), degree_of(h));
    return subgroup_found(
        g, group::intersection(*on_points(context, g, degree), *on_points(context, h, degree), context.stop_token()),
        origin);
}

Value is_normal(Context& context, const At<Group>& h, const At<Group>& g) {
    if (!is_subgroup(operand(h), operand(g))) return make_boolean(false, "H is not a subgroup of G");
    const auto degree = std::max(degree_of(g), degree_of(h));
    const bool is = group::is_normal(*on_points(context, h, degree), *on_points(context, g, degree));
    return make_boolean(is, is ? "" : "a conjugate of an element of H is not in H");
}

// The permutation, the generators of a group, or what a symmetry or a reflected permutation, which are in no group,
// does to the points.
std::vector<group::Permutation> permutations_in(Context& context, const At<Value>& given, const At<Group>& g) {
    const auto* group = given->as<Group>();
    const auto& domain = g->group->domain;
    if (group != nullptr) {
        static_cast<void>(is_subgroup({*given, given.where}, operand(g)));  // throws if they are not on the same set
        return group->group->group.generators();
    }
    if (!is_symmetric(*given) || !domain) return {on_points(context, {*given, given.where}, operand(g))};
    check_cube(context, Value{*g}, domain->cube(), g.where);
    return {domain->permutation(group_element(context, *given, given.where))};
}

}  // namespace

Value centralizer(Context& context, const At<Group>& g, const At<Value>& p, const Origin& origin) {
    auto elements = permutations_in(context, p, g);
    auto degree = degree_of(g);
    for (const auto& each : elements) degree = std::max(degree, each.size());
    group::SubgroupOrUnfinished made = *on_points(context, g, degree);
    for (const auto& each : with_more_points(std::move(elements), degree))
        if (const auto* so_far = std::get_if<PermutationGroup>(&made))
            made = group::centralizer(PermutationGroup(*so_far), each, context.stop_token());
    return subgroup_found(g, std::move(made), origin);
}

namespace {

Value normal_closure(Context& context, const At<Group>& g, const Many<At<Value>>& given, const Origin& origin) {
    std::vector<group::Permutation> elements;
    auto degree = degree_of(g);
    for (const auto& each : flattened(given)) {
        elements.push_back(on_points(context, each, operand(g)));
        degree = std::max(degree, elements.back().size());
    }
    return subgroup(g,
                    group::normal_closure(*on_points(context, g, degree), with_more_points(std::move(elements), degree),
                                          context.stop_token()),
                    origin);
}

Value stabilizer(Context& context, const At<Group>& g, const At<Value>& at, const std::optional<StabilizerMode>& stays,
                 const Origin& origin) {
    const auto sets = points_of_places(*g->group, at);
    if (sets.empty()) return Value{*g};
    return subgroup_found(
        g, stabilizer_of(g->group->group, sets, stays.value_or(StabilizerMode{}), context.stop_token()), origin);
}

Value centre(Context& context, const At<Group>& g, const Origin& origin) {
    return subgroup(g, group::centre(g->group->group, context.stop_token()), origin);
}

Value derived(Context& context, const At<Group>& g, const Origin& origin) {
    return subgroup(g, group::derived(g->group->group, context.stop_token()), origin);
}

Value small_generators(Context& context, const At<Group>& g, const Origin& origin) {
    const auto generators = group::small_generators(g->group->group, context.stop_token());
    if (!generators) throw lang::interruption(origin.where);
    return list_of(*generators, [&](const auto& p) { return element_of(*g->group, p); });
}

}  // namespace

std::vector<BuiltIn> subgroup_built_ins() {
    return {
        row({.name = "stabilizer",
             .parameters = "G: the group | at: the place, the kind of parts, or a list of them | as: how the parts "
                           "stay; fixed if left out",
             .meaning = "The stabilizer of these parts: the elements of the group that leave them in place.",
             .example = "order(stabilizer(group(R, U), @ufr))",
             .answer = "4082400"},
            stabilizer),
        row({.name = "centralizer",
             .parameters =
                 "G: the group | p: an element of the group, any other permutation, a symmetry, or a subgroup",
             .meaning = "The centralizer of p: the elements of the group that commute with p, or with all elements of "
                        "the subgroup p.",
             .example = "order(centralizer(group(R, U), R))",
             .answer = "432"},
            centralizer),
        row({.name = "centre",
             .parameters = "G: the group",
             .meaning = "The centre of the group: the elements that commute with every element.",
             .example = "order(centre(full_group()))",
             .answer = "2",
             .is_word = true},
            centre),
        row({.name = "intersection",
             .parameters = "G: the first group or set | H: the second one; two groups are of the same cube",
             .meaning = "The intersection of two groups or sets: the elements of both.",
             .example = "order(intersection(group(R, U), group(U, F)))",
             .answer = "3888",
             .is_word = true},
            intersection),
        row({.name = "is_normal",
             .parameters = "H: the subgroup | G: the group",
             .meaning = "Tests whether H is a normal subgroup of G: p' h p is in H for every h of H and p of G.",
             .example = "is_normal(group(R2, L2), group(R, L))",
             .answer = "true"},
            is_normal),
        row({.name = "normal_closure",
             .parameters = "G: the group | p: the elements, or lists of them",
             .meaning = "The normal closure of elements in G: the smallest normal subgroup that contains them.",
             .example = "order(normal_closure(group(R, U), R U R' U'))",
             .answer = "36741600"},
            normal_closure),
        row({.name = "derived",
             .parameters = "G: the group",
             .meaning = "The derived group of G: the subgroup generated by all commutators.",
             .example = "index(full_group(), derived(full_group()))",
             .answer = "2",
             .is_word = true},
            derived),
        row({.name = "small_generators",
             .parameters = "G: the group",
             .meaning = "A few generators of the group: two, if two are enough.",
             .example = "size(small_generators(full_group()))",
             .answer = "2"},
            small_generators),
    };
}

namespace {

// "Z4^6 x Z2"
std::string as_product(const std::map<Integer, int, std::greater<>>& counts) {
    const auto factor = [](const auto& row) {
        return fmt::format("Z{}{}", row.first.str(), row.second == 1 ? "" : fmt::format("^{}", row.second));
    };
    return counts.empty() ? "1" : joined_words(counts, factor, " x ");
}

// For the full group it follows from a theorem (full_group.hpp), without computation.
Value abelianization(Context& context, const std::optional<At<Group>>& g, const Origin& origin) {
    std::map<Integer, int, std::greater<>> counts;
    if (g) {
        const auto orders = group::abelian_invariants((*g)->group->group, context.stop_token());
        if (!orders) throw lang::interruption(origin.where);
        for (const auto& order : *orders) ++counts[order];
    } else {
        const auto [twos, fours] = groups::abelianization(context.cube());
        if (twos > 0) counts[2] = twos;
        if (fours > 0) counts[4] = fours;
    }
    std::vector<Value> all;
    for (const auto& [order, count] : counts)
        all.insert(all.end(), static_cast<std::size_t>(count), make_integer(order));
    return with_written_form(make_list(std::move(all)),
                             std::make_shared<const WrittenForm>(WrittenForm{as_product(counts)}));
}

void check_index(const Integer& index, const lang::Where& where) {
    if (index > group::most_cosets)
        throw lang::Error(where, fmt::format("the quotient has {} elements, but quotient_group supports at most {}",
                                             index.str(), group::most_cosets));
}

Value quotient_group(Context& context, const At<Group>& g, const At<Group>& h, const Origin& origin) {
    if (!is_subgroup(operand(h), operand(g)))
        throw lang::Error(h.where, "this is not a subgroup of the other group",
                          "write the larger group first: quotient_group(G, H)");
    const auto degree = std::max(degree_of(g), degree_of(h));
    const auto whole = on_points(context, g, degree), inner = on_points(context, h, degree);
    if (!group::is_normal(*inner, *whole))
        throw lang::Error(h.where, "this subgroup is not normal, so its cosets are not a group",
                          "normal_closure(G, p) is the smallest normal subgroup that contains p");
    check_index(whole->order() / inner->order(), origin.where);
    const auto actions = group::on_cosets(*whole, *inner, context.stop_token());
    if (!actions) throw lang::interruption(origin.where);
    std::vector<groups::Generator> generators;
    for (const auto& action : *actions) generators.push_back({action});
    return make_cube_group(context, {}, std::move(generators), origin.where);
}

}  // namespace

std::vector<BuiltIn> quotient_built_ins() {
    return {
        row({.name = "quotient_group",
             .parameters = "G: the group | H: a normal subgroup of it",
             .meaning =
                 "The quotient group of G by H, as permutations of the numbered cosets. The first coset is H itself.",
             .example = "order(quotient_group(full_group(), derived(full_group())))",
             .answer = "2"},
            quotient_group),
        row({.name = "abelianization",
             .parameters = "G: the group; the full group if left out",
             .meaning =
                 "The largest abelian quotient of the group: a product of cyclic groups, as a list of their orders.",
             .example = "cube 7; abelianization(full_group())",
             .answer = "Z2^3"},
            abelianization),
    };
}

}  // namespace cubelang::meaning
