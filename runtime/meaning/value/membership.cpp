#include "runtime/meaning/value/membership.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/non_membership.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::eval {

bool is_in(Context& context, const Operand& item, const Operand& whole) {
    if (whole.value.as<Group>() != nullptr) return is_member(context, item, whole);
    if (const auto map = as_map(whole.value)) return find(context, *map, item) != nullptr;
    const auto items = items_of(whole.value);
    if (items == nullptr)
        throw lang::Error(whole.where, fmt::format("`in` asks about a list, a map or a group, but this is {}",
                                                   type_with_article(whole.value)));
    return std::ranges::any_of(*items, [&](const Value& each) { return equal(context, {each, whole.where}, item); });
}

std::string why_not_in(Context& context, const Operand& item, const Operand& whole) {
    const auto* group = whole.value.as<Group>();
    if (group == nullptr) return {};
    return cube_group::why_outside(*group->group, on_points(context, item, whole));
}

}  // namespace cubelang::eval
