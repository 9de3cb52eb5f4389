// Lists.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"
#include "runtime/builtins/arguments/bind.hpp"
#include "runtime/builtins/arguments/counted_by.hpp"
#include "runtime/cube_group/colourings.hpp"
#include "runtime/eval/evaluator.hpp"
#include "runtime/show/map_text.hpp"
#include "runtime/show/text.hpp"
#include "runtime/value/compare.hpp"
#include "runtime/value/limits.hpp"
#include "runtime/value/match.hpp"
#include "runtime/value/membership.hpp"
#include "runtime/value/numbers.hpp"

namespace cubelang::eval {

/// A map, or a record as one.
template <>
struct Argument<Map> {
    static constexpr std::string_view wanted = "a map";
    static bool fits(const Value& value) { return value.as<Map>() != nullptr || value.as<Record>() != nullptr; }
    static Map get(Context&, const Operand& operand) { return *as_map(operand.value); }
};

/// A list, a map, or a record as a map.
struct Collection {
    Value value;
    [[nodiscard]] std::shared_ptr<const std::vector<Value>> items() const { return items_of(value); }
};
template <>
struct Argument<Collection> {
    static constexpr std::string_view wanted = "a list or a map";
    static bool fits(const Value& value) { return Argument<List>::fits(value) || Argument<Map>::fits(value); }
    static Collection get(Context& context, const Operand& operand) {
        return {Argument<List>::fits(operand.value) ? Value{Argument<List>::get(context, operand)} : operand.value};
    }
};

/// Whatever holds values.
struct Whole {
    Value value;
};
template <>
struct Argument<Whole> {
    static constexpr std::string_view wanted = "a list, a map or a group";
    static bool fits(const Value& value) { return Argument<Collection>::fits(value) || value.as<Group>() != nullptr; }
    static Whole get(Context&, const Operand& operand) { return {operand.value}; }
};

namespace {

// What has no size is nothing, with a hint where something else may have been meant.
struct Size {
    std::string_view& hint;
    using Answer = std::optional<Integer>;

    Answer operator()(const List& list) const { return list.items->size(); }
    Answer operator()(const Map& map) const { return map.items->size(); }
    Answer operator()(const Record& record) const { return record.fields->size(); }
    Answer operator()(const Text& text) const {
        return std::ranges::count_if(text.text,
                                     [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    }
    Answer operator()(const Tuple& tuple) const { return tuple.size(); }
    Answer operator()(const Group& group) const { return group.group->group.order(); }
    template <one_of<Algorithm, Permutation, Mirrored> T>
    Answer operator()(const T&) const {
        hint = "the number of moves is length(a)";
        return std::nullopt;
    }
    template <one_of<Integer, Fraction, Boolean, Location, Function, cube::Symmetry, Picture> T>
    Answer operator()(const T&) const {
        return std::nullopt;
    }
};

// On a cube without marks.
Integer arrangements(Context& context, const Group& of, const lang::Where& where) {
    if (!of.group->domain)
        throw lang::Error(where, "this is a group of numbers, which have no colours", "size(G) counts its elements");
    const auto found = cube_group::colourings(*of.group, limits::most_colourings, context.stop_token());
    if (!found) throw lang::interruption(where);
    if (found->is_whole) return found->count;
    throw lang::Error(where,
                      fmt::format("there are {} elements, and too many of their colourings would have to be listed",
                                  of.group->group.order().str()),
                      fmt::format("more than {} were found", found->count.str()));
}

Integer size(Context& context, const At<Value>& of, const std::optional<At<CountedBy>>& by) {
    const auto* group = of->as<Group>();
    if (by && group == nullptr) throw lang::Error(by->where, "only the elements of a group can be counted by colours");
    if (by && (*by)->counting == query::Counting::by_colours) return arrangements(context, *group, of.where);
    std::string_view hint;
    if (auto size = match(*of, Size{hint})) return *std::move(size);
    throw lang::Error(
        of.where, fmt::format("size needs a list, a map, a text or a group, but this is {}", type_with_article(*of)),
        std::string(hint));
}

// Which one it is, from 0; one that is not there is an error, or nothing.
std::optional<std::size_t> index_in(const List& list, const At<Value>& at, bool may_miss) {
    const auto* index = at->as<Integer>();
    if (index == nullptr)
        throw lang::Error(
            at.where,
            fmt::format("an item of a list is asked for by its number, but this is {}", type_with_article(*at)),
            "items are counted from 1");
    if (*index >= 1 && *index <= list.items->size()) return static_cast<std::size_t>(*index) - 1;
    if (may_miss) return std::nullopt;
    throw lang::Error(at.where, fmt::format("there is no item {}: the list has {}", index->str(), list.items->size()),
                      "items are counted from 1");
}

Value item(Context& context, const Collection& of, const At<Value>& at, const std::optional<Value>& otherwise) {
    if (const auto* list = of.value.as<List>()) {
        const auto index = index_in(*list, at, otherwise.has_value());
        return index ? (*list->items)[*index] : *otherwise;
    }
    const auto map = as_map(of.value);
    if (const auto* value = find(context, *map, {*at, at.where})) return *value;
    if (otherwise) return *otherwise;
    throw lang::Error(at.where, fmt::format("there is no key {}", beginning(item_text(*at), 60)),
                      map->items->empty() ? "the map is empty" : fmt::format("the keys are {}", some_keys(*map)));
}

Value with_item(Context& context, const Collection& of, const At<Value>& at, const Value& value) {
    const auto* list = of.value.as<List>();
    if (list == nullptr) return with_value(context, *as_map(of.value), {*at, at.where}, value);
    auto items = *list->items;
    items[*index_in(*list, at, false)] = value;
    return make_list(std::move(items));
}

Integer position(Context& context, const At<List>& list, const At<Value>& value) {
    const auto& items = *list->items;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (equal(context, {items[i], list.where}, {*value, value.where})) return i + 1;
    throw lang::Error(value.where, fmt::format("{} is not in the list", beginning(item_text(*value), 60)),
                      "contains(list, value) asks whether it is");
}

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

std::vector<Value> map(Context& context, const Function& f, const At<Collection>& list, const Origin& origin) {
    std::vector<Value> results;
    const auto items = list->items();
    for (const auto& value : *items) results.push_back(call(context, f, {{value, list.where}}, origin.where));
    return results;
}

std::vector<Value> filter(Context& context, const At<Function>& f, const At<Collection>& list, const Origin& origin) {
    std::vector<Value> chosen;
    const auto items = list->items();
    for (const auto& value : *items) {
        const auto answer = call(context, *f, {{value, list.where}}, origin.where);
        const auto* boolean = answer.as<Boolean>();
        if (boolean == nullptr)
            throw lang::Error(
                f.where, fmt::format("filter needs a function that answers true or false, but this one answered {}",
                                     type_with_article(answer)));
        if (boolean->value) chosen.push_back(value);
    }
    return chosen;
}

Value sum(Context&, const At<List>& list) {
    auto total = make_integer(0);
    for (const auto& value : *list->items) {
        if (!is_number(value))
            throw lang::Error(list.where,
                              fmt::format("sum adds numbers, and the list has {} in it", type_with_article(value)));
        total = added(total, value);
    }
    return total;
}

template <int wanted>
Value extreme(Context&, const At<List>& list) {
    if (list->items->empty())
        throw lang::Error(list.where, fmt::format("an empty list has no {} item", wanted > 0 ? "largest" : "smallest"));
    auto best = list->items->front();
    for (const auto& value : *list->items)
        if (compare({value, list.where}, {best, list.where}) * wanted > 0) best = value;
    return best;
}

std::vector<Value> sorted(Context&, const At<List>& list) {
    auto items = *list->items;
    std::ranges::stable_sort(items, [&](const Value& a, const Value& b) {
        return compare({a, list.where}, {b, list.where}) < 0;
    });
    return items;
}

bool contains(Context& context, const At<Whole>& of, const At<Value>& value) {
    return is_in(context, {*value, value.where}, {of->value, of.where});
}

std::string join(Context&, const List& list, const std::optional<Text>& between) {
    std::string joined;
    for (std::size_t i = 0; i < list.items->size(); ++i) {
        if (i > 0) joined += between ? between->text : " ";
        joined += to_text((*list.items)[i]);
    }
    return joined;
}

}  // namespace

std::vector<BuiltIn> list_built_ins() {
    return {
        row({.name = "size",
             .parameters =
                 "of: what is counted: a list, a map, a text or a group | by: of a group, whether elements or only "
                 "what can be told apart by colours; labelled if left out",
             .meaning = "how many items a list or a map has, characters a text, elements a group",
             .example = "size({R, U, F})",
             .answer = "3"},
            size),
        row({.name = "item",
             .parameters = "list: where it is taken from; or a map | at: which item, counted from 1; or the key | "
                           "otherwise: what is answered where there is none; an error if left out",
             .meaning = "one item of a list, counted from 1; the value of a key of a map",
             .example = "item({10, 20, 30}, 2)",
             .answer = "20"},
            item),
        row({.name = "with_item",
             .parameters =
                 "list: what is changed; or a map | at: which item, counted from 1; or the key | value: what is "
                 "there then",
             .meaning =
                 "the list with another item at that place; the map with another value under that key, or one more",
             .example = "with_item({10, 20, 30}, 2, 7)",
             .answer = "{10, 7, 30}"},
            with_item),
        row({.name = "position",
             .parameters = "list: where it is looked for | value: what is looked for",
             .meaning = "which item of the list the value is, counted from 1; of several the first",
             .example = "position({R, U, F}, U)",
             .answer = "2",
             .is_word = true},
            position),
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
        row({.name = "items",
             .parameters = "m: the map, or a record",
             .meaning = "the pairs of a map, each a list {key, value}; `for` goes through them",
             .example = "items({1: 13, 2: 9})",
             .answer = "{{1, 13}, {2, 9}}",
             .is_word = true},
            [](Context&, const Collection& m) { return *m.items(); }),
        row({.name = "mapping",
             .parameters = "pairs: the items of the map, each {key, value}",
             .meaning = "the map that has these items",
             .example = "def squared(n) = {n, n * n}; mapping(map(squared, 1..3))",
             .answer = "{1: 1, 2: 4, 3: 9}"},
            mapping),
        row({.name = "map",
             .parameters = "f, list: the items that f is given, one by one; of a map {key, value}",
             .meaning = "f of every item",
             .example = "map(order, {R, R U, R U'})",
             .answer = "{4, 105, 63}"},
            map),
        row({.name = "filter",
             .parameters = "f: what tells which items stay: true or false of each | list: the items to choose from",
             .meaning = "the items for which f is true",
             .example = "def even(n) = remainder(n, 2) == 0; filter(even, 1..6)",
             .answer = "{2, 4, 6}"},
            filter),
        row({.name = "sum",
             .parameters = "list: the numbers that are added",
             .meaning = "the sum of a list of numbers",
             .example = "sum(1..100)",
             .answer = "5050"},
            sum),
        row({.name = "max",
             .parameters = "list: what is compared",
             .meaning = "the largest of a list of numbers or texts",
             .example = "max(map(order, {R U, R U'}))",
             .answer = "105"},
            extreme<1>),
        row({.name = "min",
             .parameters = "list: what is compared",
             .meaning = "the smallest of a list of numbers or texts",
             .example = "min({3, 1, 2})",
             .answer = "1"},
            extreme<-1>),
        row({.name = "sort",
             .parameters = "list: what is put in order",
             .meaning = "a list of numbers or texts in order",
             .example = "sort({3, 1, 2})",
             .answer = "{1, 2, 3}"},
            sorted),
        row({.name = "contains",
             .parameters =
                 "list: where it is looked for; or a map, or a group | value: what is looked for; of a map a key",
             .meaning =
                 "is the value among the items, the keys of a map, the elements of a group? The same as value in list",
             .example = "contains({R, U}, R^5)",
             .answer = "true"},
            contains),
        row({.name = "join",
             .parameters = "list: what is put together | between: what comes between two items; a space if left out",
             .meaning = "the items as one text, with a space or another text between them",
             .example = "join({R, U, 7}, \"-\")",
             .answer = "\"R-U-7\""},
            join),
    };
}

}  // namespace cubelang::eval
