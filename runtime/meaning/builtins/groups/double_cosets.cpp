// Built-ins for double cosets.

#include "runtime/algebra/group/double_cosets.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {

/// Those of the two groups last used.
struct LastDoubleCosets {
    groups::GroupPtr a, b;
    std::size_t degree;
    group::DoubleCosets cosets;
};

namespace {

using group::DoubleCosets;

const DoubleCosets& cosets_of(Context& context, const At<Group>& a, const At<Group>& b, std::size_t degree) {
    auto& last = built_in_caches(context).double_cosets;
    if (last != nullptr && last->a == a->group && last->b == b->group && last->degree == degree) return last->cosets;
    check_for_double_cosets(a, b);
    auto made = DoubleCosets::of(*on_points(context, a, degree), *on_points(context, b, degree), context.stop_token());
    if (!made) throw lang::interruption(a.where);
    last = std::make_shared<LastDoubleCosets>(LastDoubleCosets{a->group, b->group, degree, *std::move(made)});
    return last->cosets;
}

void check_contains(const At<Group>& g, const At<Group>& part) {
    if (!is_subgroup(operand(part), operand(g)))
        throw lang::Error(part.where, "this is not a subgroup of the first group",
                          "the first group is the largest: double_cosets(group(R, U), group(R), group(U))");
}

// By orbits on the cosets of A, or of B with all elements inverted.
std::optional<std::vector<DoubleCosets::DoubleCoset>> of_large_groups(Context& context, const At<Group>& g,
                                                                      const At<Group>& a, const At<Group>& b) {
    const auto degree = degree_of(g);
    const bool is_turned = a->group->group.order() < b->group->group.order();
    const auto &large = is_turned ? b : a, &other = is_turned ? a : b;
    if (g->group->group.order() / large->group->group.order() > DoubleCosets::most) check_for_double_cosets(a, b);
    auto all = group::double_cosets_by_orbits(g->group->group, *on_points(context, large, degree),
                                              *on_points(context, other, degree), context.stop_token());
    if (all && is_turned)
        for (auto& each : *all) each.least = group::inverse(each.least);
    return all;
}

Value double_cosets(Context& context, const At<Group>& g, const At<Group>& a, const At<Group>& b,
                    const Origin& origin) {
    for (const auto* part : {&a, &b}) check_contains(g, *part);
    const auto degree = degree_of(g);
    const auto& whole = g->group->group;
    const auto fewest = whole.order() / (a->group->group.order() * b->group->group.order());
    const auto refuse = [&] {
        throw lang::Error(origin.where,
                          fmt::format("there are {} double cosets or more, and a list has at most {}",
                                      std::max(fewest, Integer(DoubleCosets::most)).str(), DoubleCosets::most),
                          "larger groups A and B, or a smaller G, make fewer");
    };
    if (fewest > DoubleCosets::most) refuse();
    const bool is_small = std::min(a->group->group.order(), b->group->group.order()) <= DoubleCosets::most_elements;
    const auto all = is_small ? cosets_of(context, a, b, degree).within(whole, context.stop_token())
                              : of_large_groups(context, g, a, b);
    context.check_stop(origin.where);
    if (!all) refuse();
    return list_of(*all, [&](const DoubleCosets::DoubleCoset& one) {
        return make_record({{"least", element_of(*g->group, one.least)}, {"size", make_integer(one.size)}});
    });
}

Value double_coset(Context& context, const At<Value>& element, const At<Group>& a, const At<Group>& b) {
    static_cast<void>(is_subgroup(operand(a), operand(b)));  // throws if they are not on the same set
    auto p = on_points(context, {element.value, element.where}, operand(a));
    const auto degree = std::max({degree_of(a), degree_of(b), p.size()});
    p = with_more_points({std::move(p)}, degree).front();
    const auto parts = cosets_of(context, a, b, degree).parts(p);
    return make_record({{"before", element_of(*a->group, parts.before)},
                        {"least", element_of(*a->group, parts.least)},
                        {"after", element_of(*a->group, parts.after)}});
}

}  // namespace

std::vector<BuiltIn> double_coset_built_ins() {
    return {
        row({.name = "double_cosets",
             .parameters = "G: the group | A: a subgroup of it | B: a subgroup of it",
             .meaning = "The double cosets A g B in G: one element of each, always the same, and the number of "
                        "elements. One of A and B has at most 2000 elements or 500000 cosets.",
             .example = "size(double_cosets(group(R2, U2), group(R2), group(U2)))",
             .answer = "3"},
            double_cosets),
        row({.name = "double_coset",
             .parameters = "p: the element | A: the group before | B: the group after",
             .meaning = "p as a product a g b, with a from A, b from B and g the same for all elements of the double "
                        "coset A p B: two elements are in one double coset if they have the same g.",
             .example = "let G = group(U); double_coset(U F, G, G).least == double_coset(F U2, G, G).least",
             .answer = "true"},
            double_coset),
    };
}

}  // namespace cubelang::meaning
