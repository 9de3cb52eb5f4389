// What is left of a group when one inside it is divided out.

#include <functional>
#include <map>

#include <fmt/format.h>

#include "runtime/algebra/group/properties.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::eval {
namespace {

// "Z4^6 x Z2"
std::string as_product(const std::map<Integer, int, std::greater<>>& counts) {
    std::vector<std::string> factors;
    for (const auto& [order, count] : counts)
        factors.push_back(fmt::format("Z{}{}", order.str(), count == 1 ? "" : fmt::format("^{}", count)));
    return factors.empty() ? "1" : fmt::format("{}", fmt::join(factors, " x "));
}

// Of the full group it is known without any computing.
Value abelianization(Context& context, const std::optional<At<Group>>& g, const Origin& origin) {
    std::map<Integer, int, std::greater<>> counts;
    if (g) {
        const auto orders = group::abelian_invariants((*g)->group->group, context.stop_token());
        if (!orders) throw lang::interruption(origin.where);
        for (const auto& order : *orders) ++counts[order];
    } else {
        const auto [twos, fours] = full_group::abelianization(context.cube());
        if (twos > 0) counts[2] = twos;
        if (fours > 0) counts[4] = fours;
    }
    std::vector<Value> all;
    for (const auto& [order, count] : counts)
        all.insert(all.end(), static_cast<std::size_t>(count), make_integer(order));
    return with_written(make_list(std::move(all)), std::make_shared<const Written>(Written{as_product(counts)}));
}

void check_index(const Integer& index, const lang::Where& where) {
    if (index > group::most_cosets)
        throw lang::Error(where, fmt::format("the quotient would have {} elements, and at most {} are worked out",
                                             index.str(), group::most_cosets));
}

Value quotient_group(Context& context, const At<Group>& g, const At<Group>& h, const Origin& origin) {
    if (!is_subgroup(operand(h), operand(g)))
        throw lang::Error(h.where, "this is not a subgroup of the other group",
                          "the greater group comes first: quotient_group(G, H)");
    const auto degree = std::max(degree_of(g), degree_of(h));
    const auto whole = on_points(context, g, degree), inner = on_points(context, h, degree);
    if (!group::is_normal(inner, whole))
        throw lang::Error(h.where, "this subgroup is not normal: its cosets are no group",
                          "normal_closure(G, p) is the least normal subgroup with p in it");
    check_index(whole.order() / inner.order(), origin.where);
    const auto actions = group::on_cosets(whole, inner, context.stop_token());
    if (!actions) throw lang::interruption(origin.where);
    std::vector<cube_group::Generator> generators;
    for (const auto& action : *actions) generators.push_back({action});
    return group_made(context, {}, std::move(generators), origin.where);
}

}  // namespace

std::vector<BuiltIn> quotient_built_ins() {
    return {
        row({.name = "quotient_group",
             .parameters = "G: the group | H: a normal subgroup of it",
             .meaning = "the group of the cosets of H in G, as permutations of their numbers; the first is H itself",
             .example = "order(quotient_group(full_group(), derived(full_group())))",
             .answer = "2"},
            quotient_group),
        row({.name = "abelianization",
             .parameters = "G: the group; the full group if left out",
             .meaning = "what is left of the group when all elements are made to commute: a product of cyclic groups, "
                        "as a list of their orders",
             .example = "cube 7; abelianization(full_group())",
             .answer = "Z2^3"},
            abelianization),
    };
}

}  // namespace cubelang::eval
