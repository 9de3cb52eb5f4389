// Built-ins for conjugation within a group.

#include "runtime/algebra/group/conjugation.hpp"

#include <new>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {
namespace {

// Calls `search` and reports its limits.
template <class Search>
auto within_limits(Context& context, const Origin& origin, Search search) {
    try {
        const StopScope scope(context.stop_token());
        auto made = search();
        if (const auto* unfinished = std::get_if<group::Unfinished>(&made))
            report_unfinished(*unfinished, origin.where);
        return std::get<0>(std::move(made));
    } catch (const Stopped&) {
        throw lang::interruption(origin.where);
    } catch (const std::bad_alloc&) {
        throw lang::Error(origin.where, "there is not enough memory for a search in this group",
                          fmt::format("normalizer works on up to {} points", group::most_paired_points));
    }
}

}  // namespace

Value conjugator(Context& context, const At<Group>& g, const At<Value>& p, const At<Value>& q, const Origin& origin) {
    auto a = on_points(context, {p.value, p.where}, operand(g)), b = on_points(context, {q.value, q.where}, operand(g));
    const auto degree = std::max({degree_of(g), a.size(), b.size()});
    const auto all = with_more_points({std::move(a), std::move(b)}, degree);
    const auto group = on_points(context, g, degree);
    const auto found =
        within_limits(context, origin, [&] { return group::conjugator(*group, all[0], all[1], context.stop_token()); });
    if (found) return element_of(*g->group, *found);
    return make_boolean(false, group::cycle_lengths(all[0]) == group::cycle_lengths(all[1])
                                   ? "no element of the group conjugates one to the other"
                                   : "their cycles have different lengths");
}

namespace {

Value normalizer(Context& context, const At<Group>& g, const At<Group>& h, const Origin& origin) {
    static_cast<void>(is_subgroup(operand(h), operand(g)));  // throws if they are not on the same set
    const auto degree = std::max(degree_of(g), degree_of(h));
    const auto whole = on_points(context, g, degree), inner = on_points(context, h, degree);
    auto made = within_limits(context, origin, [&] { return group::normalizer(*whole, *inner, context.stop_token()); });
    return make_group(groups::on_points_of(*g->group, std::move(made)));
}

}  // namespace

std::vector<BuiltIn> conjugation_built_ins() {
    return {
        row({.name = "conjugator",
             .parameters = "G: the group | p: a permutation, which need not be in the group | q: another one",
             .meaning = "An element c of the group with c' p c = q, that is p^c = q, or the reason why there is no "
                        "such element.",
             .example = "let G = group(R, U); R^conjugator(G, R, U) == U",
             .answer = "true"},
            conjugator),
        row({.name = "normalizer",
             .parameters = "G: the group | H: a subgroup, or any other group on the same points",
             .meaning = "The normalizer of H: the elements g of G for which g' H g = H. It is searched, and the search "
                        "gives up after fifty million images of points.",
             .example = "size(normalizer(group(R, U), group(R)))",
             .answer = "864"},
            normalizer),
    };
}

}  // namespace cubelang::meaning
