#include "runtime/meaning/value/set.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {

Value with_all(Context& context, Set set, const Cursor& next, const lang::Where& where) {
    while (auto item = next()) {
        stop_point();
        if (find(context, set.members, {*item, where}) != nullptr) continue;
        if (set.members.items.size() == limits::longest_list)
            throw lang::Error(where, fmt::format("a set has at most {} items", limits::longest_list));
        set.members =
            *with_value(context, std::move(set.members), {*std::move(item), where}, make_boolean(true)).as<Map>();
    }
    return {std::move(set)};
}

Value common(Context& context, const Set& a, const Operand& b, bool in_both) {
    const auto next = cursor_over(context, Value{a});
    const auto next_chosen = [&]() -> std::optional<Value> {
        while (auto item = next())
            if (is_in(context, {*item, b.where}, b) == in_both) return item;
        return std::nullopt;
    };
    return with_all(context, empty_set(), next_chosen, b.where);
}

bool is_subset(Context& context, const Set& a, const Operand& b) {
    return std::ranges::all_of(a.members.items, [&](const auto& item) {
        return is_in(context, {item.first, b.where}, b);
    });
}

}  // namespace cubelang::meaning
