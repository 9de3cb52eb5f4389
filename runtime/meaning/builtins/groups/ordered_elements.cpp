// Built-ins for the elements of a group in their order, and for cosets.

#include "runtime/algebra/group/ordered_elements.hpp"

#include <new>

#include <fmt/format.h>

#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {

/// Those of the group last used.
struct LastOrderedElements {
    groups::GroupPtr group;
    std::size_t degree;
    group::OrderedElements elements;
};

namespace {

using group::OrderedElements;

const OrderedElements& ordered(Context& context, const At<Group>& g, std::size_t degree) {
    auto& last = built_in_caches(context).ordered_elements;
    if (last != nullptr && last->group == g->group && last->degree == degree) return last->elements;
    try {
        auto made = OrderedElements::of(*on_points(context, g, degree), context.stop_token());
        if (!made) throw lang::interruption(g.where);
        last = std::make_shared<LastOrderedElements>(LastOrderedElements{g->group, degree, *std::move(made)});
    } catch (const std::bad_alloc&) {
        throw lang::Error(g.where, "there is not enough memory to order the elements of this group",
                          fmt::format("a group can move at most {} points here", OrderedElements::most_points));
    }
    return last->elements;
}

Value coset_representative(Context& context, const At<Group>& h, const At<Value>& element) {
    auto p = on_points(context, {element.value, element.where}, operand(h));
    const auto degree = std::max(degree_of(h), p.size());
    p = with_more_points({std::move(p)}, degree).front();
    return element_of(*h->group, ordered(context, h, degree).least_in_coset(p));
}

Integer element_number(Context& context, const At<Group>& g, const At<Value>& element) {
    const Operand p{element.value, element.where};
    if (!is_member(context, p, operand(g)))
        throw lang::Error(element.where, "this is not an element of the group",
                          "p in G tests whether it is, and gives the reason if not");
    const auto fitted = groups::fitted(*g->group, on_points(context, p, operand(g)));
    return ordered(context, g, degree_of(g)).number(fitted) + 1;
}

Value element_at(Context& context, const At<Group>& g, const At<Integer>& number) {
    const auto& order = g->group->group.order();
    if (*number < 1 || *number > order)
        throw lang::Error(number.where, fmt::format("the elements have the numbers 1 to {}, and this is {}",
                                                    order.str(), number->str()));
    return element_of(*g->group, ordered(context, g, degree_of(g)).at(*number - 1));
}

}  // namespace

std::vector<BuiltIn> ordered_element_built_ins() {
    return {
        row({.name = "coset_representative",
             .parameters = "H: the group | p: any permutation of the same points",
             .meaning =
                 "The first element of the right coset H p, in the order of the rows of images. Two permutations "
                 "are in one coset if it is the same for both.",
             .example = "let H = group(R); coset_representative(H, U) == coset_representative(H, R U)",
             .answer = "true"},
            coset_representative),
        row({.name = "element_number",
             .parameters = "G: the group | p: an element of it",
             .meaning = "The number of an element of the group, from 1, in the order of the rows of images. The "
                        "identity is the first.",
             .example = "element_number(group_of((1,2,3), (1,2)), (1,3))",
             .answer = "6"},
            element_number),
        row({.name = "element_at",
             .parameters = "G: the group | n: the number of the element, from 1 to the order of the group",
             .meaning = "The element with this number, as element_number counts them.",
             .example = "let G = group(R, U); element_number(G, element_at(G, 1000000))",
             .answer = "1000000"},
            element_at),
    };
}

}  // namespace cubelang::meaning
