#include "runtime/meaning/value/groups.hpp"

#include <fmt/format.h>

#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {
namespace {

const groups::CubeGroup& group_in(const Operand& operand) { return *operand.value.as<Group>()->group; }

std::string domain_name(const groups::CubeGroup& group) {
    return group.domain ? "a " + cube_name(group.domain->cube()) : "numbers";
}

void check_same_domain(const Operand& a, const Operand& b) {
    const auto &left = group_in(a), &right = group_in(b);
    if (groups::same_domain(left, right)) return;
    throw lang::Error(b.where, fmt::format("this is a group of {}, and the other one is a group of {}",
                                           domain_name(right), domain_name(left)));
}

}  // namespace

bool same_group(const Operand& a, const Operand& b) {
    check_same_domain(a, b);
    return groups::equal(group_in(a), group_in(b));
}

bool is_subgroup(const Operand& a, const Operand& b) {
    check_same_domain(a, b);
    return !groups::generator_outside(group_in(a), group_in(b));
}

group::Permutation on_points(Context& context, const Operand& element, const Operand& of) {
    const auto& group = group_in(of);
    const auto tuple = group.domain ? std::nullopt : as_tuple(element.value);
    const bool fits = group.domain ? is_element(element.value) : tuple.has_value();
    if (element.value.as<Group>() != nullptr)
        throw lang::Error(element.where, "a group is not an element of a group",
                          "H <= G tests whether it is a subgroup");
    if (!fits)
        throw lang::Error(element.where,
                          fmt::format("this is {}, and the group is one of {}", type_with_article(element.value),
                                      group.domain ? "permutations of a cube" : "tuples"),
                          group.domain ? "" : "group(R, U) makes a group of cube permutations");
    if (tuple) return tuple->images.unpacked();
    check_cube(context, of.value, group.domain->cube(), of.where);
    return group.domain->permutation(*permutation(context, element.value, element.where));
}

bool is_member(Context& context, const Operand& element, const Operand& group) {
    return groups::contains(group_in(group), on_points(context, element, group));
}

Value element_of(const groups::CubeGroup& group, const group::Permutation& p) {
    if (group.domain) return make_permutation(group.domain->state(p));
    return {Tuple{PackedImages(p), Tuple::Notation::cycles}};
}

// Each generator is stored twice (also as actions), and the chain needs about the same again.
std::size_t weight_of(const Group& value) {
    const auto& group = value.group->group;
    return 4 * sizeof(group::Point) * group.degree() * (group.generators().size() + 1);
}

}  // namespace cubelang::meaning
