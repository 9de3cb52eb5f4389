#include "runtime/meaning/value/set.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/keyed.hpp"

namespace cubelang::meaning {

Set empty_set() { return {{}, std::make_shared<KeyIndex>(cube::Cube()), collection_extent({0, 0})}; }

bool contains(Context& context, const Set& set, const Operand& item) {
    return keyed::index_of(context, set, item, hash_of(context, item)).has_value();
}

Value with_all(Context& context, Set set, const Cursor& next, const lang::Where& where) {
    while (auto item = next()) {
        stop_point();
        const Operand key{keyed::without_reason(*item), where};
        const auto hash = hash_of(context, key);
        if (keyed::index_of(context, set, key, hash)) continue;
        const auto cube = keyed::common_cube(context, set, key.value);
        if (!cube) keyed::report_other_cube(context, "set", set.index->cube(), where);
        set = keyed::appended(std::move(set), *cube, key.value, hash);
        check_bytes("set", set.extent, where);
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
    return std::ranges::all_of(a.items, [&](const Value& item) { return is_in(context, {item, b.where}, b); });
}

}  // namespace cubelang::meaning
