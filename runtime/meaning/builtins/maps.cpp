// Maps.

#include <fmt/format.h>

#include "runtime/meaning/builtins/collection.hpp"
#include "runtime/meaning/show/map_text.hpp"

namespace cubelang::eval {
namespace {

std::vector<Value> keys(Context&, const Map& map) {
    std::vector<Value> all;
    for (const auto& [key, value] : *map.items) all.push_back(key);
    return all;
}

std::vector<Value> values(Context&, const Map& map) {
    std::vector<Value> all;
    for (const auto& [key, value] : *map.items) all.push_back(value);
    return all;
}

Value mapping(Context& context, const At<List>& pairs) {
    std::vector<Operand> all_keys;
    std::vector<Value> all_values;
    for (const auto& item : *pairs->items) {
        const auto* pair = item.as<List>();
        if (pair == nullptr || pair->items->size() != 2)
            throw lang::Error(pairs.where,
                              fmt::format("item {} of this list is no pair {{key, value}}", all_keys.size() + 1));
        all_keys.push_back({pair->items->front(), pairs.where});
        all_values.push_back(pair->items->back());
    }
    return map_or_throw(context, all_keys, std::move(all_values));
}

}  // namespace

std::vector<BuiltIn> map_built_ins() {
    return {
        row({.name = "keys",
             .parameters = "m: the map, or a record",
             .meaning = "the keys of a map, in their order",
             .example = "keys({1: 13, \"a\": R})",
             .answer = "{1, \"a\"}",
             .is_word = true},
            keys),
        row({.name = "values",
             .parameters = "m: the map, or a record",
             .meaning = "the values of a map, in the order of its keys",
             .example = "values({1: 13, \"a\": R})",
             .answer = "{13, R}",
             .is_word = true},
            values),
        row({.name = "mapping",
             .parameters = "pairs: the items of the map, each {key, value}",
             .meaning = "the map that has these items",
             .example = "def squared(n) = {n, n * n}; mapping(map(squared, 1..3))",
             .answer = "{1: 1, 2: 4, 3: 9}"},
            mapping),
    };
}

}  // namespace cubelang::eval
