// Built-ins for lists.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {

namespace {

// The index from 0. Without such an item, returns nothing if it may be missing, else throws.
std::optional<std::size_t> index_in(const List& list, const At<Value>& at, bool may_be_missing) {
    const auto* index = at->as<Integer>();
    if (index == nullptr)
        throw lang::Error(
            at.where,
            fmt::format("an item of a list is selected by its number, but this is {}", type_with_article(*at)),
            "items are counted from 1");
    if (*index >= 1 && *index <= list.items.size()) return static_cast<std::size_t>(*index) - 1;
    if (may_be_missing) return std::nullopt;
    throw lang::Error(at.where, fmt::format("there is no item {}: the list has {}", index->str(), list.items.size()),
                      "items are counted from 1");
}

Value item(Context& context, const Collection& of, const At<Value>& at, const std::optional<Value>& otherwise) {
    if (const auto* list = of.value.as<List>()) {
        const auto index = index_in(*list, at, otherwise.has_value());
        return index ? list->items[*index] : *otherwise;
    }
    const auto map = as_map(of.value);
    if (const auto* value = find(context, *map, {*at, at.where})) return *value;
    if (otherwise) return *otherwise;
    throw lang::Error(at.where, fmt::format("there is no key {}", beginning(item_text(*at), 60)),
                      map->items.empty() ? "the map is empty" : fmt::format("the keys are {}", some_keys(*map)));
}

Value with(Context& context, Collection of, const At<Value>& at, const Value& value) {
    if (const auto* list = of.value.as<List>()) {
        const auto index = *index_in(*list, at, false);
        return with_item(std::move(of.value).take<List>(), index, value);
    }
    if (of.value.as<Map>() == nullptr) of.value = {*as_map(of.value)};
    return with_value(context, std::move(of.value).take<Map>(), {*at, at.where}, value);
}

Integer position(Context& context, const At<List>& list, const At<Value>& value) {
    const auto& items = list->items;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (equal(context, {items[i], list.where}, {*value, value.where})) return i + 1;
    throw lang::Error(value.where, fmt::format("{} is not in the list", beginning(item_text(*value), 60)),
                      "contains(list, value) tests for it");
}

Value sum(Context& context, const At<Sequence>& list) {
    auto total = make_integer(0);
    for_each(context, list, [&](const Value& value) {
        if (!is_number(value))
            throw lang::Error(list.where,
                              fmt::format("sum needs numbers, but the list contains {}", type_with_article(value)));
        total = added(total, value);
    });
    return total;
}

template <int wanted>
Value extreme(Context& context, const At<Sequence>& list) {
    std::optional<Value> best;
    for_each(context, list, [&](const Value& value) {
        if (!best || compare({value, list.where}, {*best, list.where}) * wanted > 0) best = value;
    });
    if (best) return *std::move(best);
    throw lang::Error(list.where, fmt::format("an empty list has no {} item", wanted > 0 ? "largest" : "smallest"));
}

// Lines are shown as lines.
Value join(const List& list, const std::optional<Text>& between) {
    const std::string separator = between ? between->text : " ";
    Text joined{{}, separator.find('\n') != separator.npos};
    for (std::size_t i = 0; i < list.items.size(); ++i)
        joined.text += (i > 0 ? separator : "") + to_text(list.items[i]);
    return {std::move(joined)};
}

// An empty separator separates all characters.
std::vector<Value> split(const Text& text, const std::optional<Text>& by) {
    const std::string_view separator = by ? std::string_view(by->text) : " ";
    std::vector<Value> parts;
    std::string_view rest = text.text;
    while (separator.empty() ? !rest.empty() : true) {
        stop_point();
        const auto end = separator.empty() ? character_end(rest, 0) : rest.find(separator);
        parts.push_back(make_text(std::string(rest.substr(0, end))));
        if (end == rest.npos) break;
        rest.remove_prefix(end + separator.size());
    }
    return parts;
}

}  // namespace

std::vector<BuiltIn> list_built_ins() {
    return {
        row({.name = "item",
             .parameters = "list: the list or map | at: the position, counted from 1; or the key | otherwise: the "
                           "result if the item is missing; an error if left out",
             .meaning = "The item of a list at a position, counted from 1, or the value of a key of a map.",
             .example = "item({10, 20, 30}, 2)",
             .answer = "20"},
            item),
        row({.name = "with_item",
             .parameters =
                 "list: the list or map to copy | at: the position, counted from 1; or the key | value: the new value",
             .meaning = "A copy of a list with one item replaced, or of a map with one value replaced or added.",
             .example = "with_item({10, 20, 30}, 2, 7)",
             .answer = "{10, 7, 30}"},
            with),
        row({.name = "position",
             .parameters = "list: the list to search | value: the value to find",
             .meaning = "The position of a value in a list, counted from 1; the first one if it occurs several times.",
             .example = "position({R, U, F}, U)",
             .answer = "2",
             .is_word = true},
            position),
        row({.name = "sum",
             .parameters = "list: the numbers to add",
             .meaning = "The sum of a list of numbers.",
             .example = "sum(1..100)",
             .answer = "5050"},
            sum),
        row({.name = "max",
             .parameters = "list: the numbers or texts",
             .meaning = "The largest of a list of numbers or texts.",
             .example = "max(map(order, {R U, R U'}))",
             .answer = "105"},
            extreme<1>),
        row({.name = "min",
             .parameters = "list: the numbers or texts",
             .meaning = "The smallest of a list of numbers or texts.",
             .example = "min({3, 1, 2})",
             .answer = "1"},
            extreme<-1>),
        row({.name = "join",
             .parameters = "list: the items to join | between: the separator; a space if left out",
             .meaning =
                 "The items of a list as one text, separated by a space or another text; lines are shown as lines.",
             .example = "join({R, U, 7}, \"-\")",
             .answer = "\"R-U-7\""},
            join),
        row({.name = "lowercase",
             .parameters = "text",
             .meaning = "The text with small letters a to z in place of capital ones.",
             .example = "lowercase(\"PLL Aa\")",
             .answer = "\"pll aa\"",
             .is_word = true},
            [](Text text) {
                for (auto& letter : text.text)
                    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
                return make_text(std::move(text.text));
            }),
        row({.name = "split",
             .parameters = "text: the text to split | by: the separator; a space if left out, \"\" for every character",
             .meaning = "The list of the parts of a text between the separators.",
             .example = "split(\"uf;ub;df\", \";\")",
             .answer = "{\"uf\", \"ub\", \"df\"}"},
            split),
    };
}

}  // namespace cubelang::meaning
