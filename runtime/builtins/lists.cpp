// Lists.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/eval/evaluator.hpp"
#include "runtime/show/text.hpp"
#include "runtime/value/compare.hpp"
#include "runtime/value/match.hpp"
#include "runtime/value/numbers.hpp"

namespace cubelang::eval {
namespace {

// What has no size is nothing, with a hint where something else may have been meant.
struct Size {
    std::string_view& hint;
    using Answer = std::optional<Integer>;

    Answer operator()(const List& list) const { return list.items->size(); }
    Answer operator()(const Text& text) const {
        return std::ranges::count_if(text.text,
                                     [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    }
    template <one_of<Algorithm, Permutation, Mirrored> T>
    Answer operator()(const T&) const {
        hint = "the number of moves is length(a)";
        return std::nullopt;
    }
    template <one_of<Integer, Fraction, Boolean, Location, Record, Function, cube::Symmetry, Picture> T>
    Answer operator()(const T&) const {
        return std::nullopt;
    }
};

Integer size(Context&, const At<Value>& of) {
    std::string_view hint;
    if (auto size = match(*of, Size{hint})) return *std::move(size);
    throw lang::Error(of.where, fmt::format("size needs a list or a text, but this is {}", type_with_article(*of)),
                      std::string(hint));
}

Value item(Context&, const List& list, const At<Integer>& at) {
    if (*at >= 1 && *at <= list.items->size()) return (*list.items)[static_cast<std::size_t>(*at) - 1];
    throw lang::Error(at.where, fmt::format("there is no item {}: the list has {}", at->str(), list.items->size()),
                      "items are counted from 1");
}

std::vector<Value> map(Context& context, const Function& f, const At<List>& list, const Origin& origin) {
    std::vector<Value> results;
    for (const auto& value : *list->items) results.push_back(call(context, f, {{value, list.where}}, origin.where));
    return results;
}

std::vector<Value> filter(Context& context, const At<Function>& f, const At<List>& list, const Origin& origin) {
    std::vector<Value> chosen;
    for (const auto& value : *list->items) {
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

bool contains(Context& context, const At<List>& list, const At<Value>& value) {
    return std::ranges::any_of(*list->items, [&](const Value& item) {
        return equal(context, {item, list.where}, {*value, value.where});
    });
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
             .parameters = "of: what is counted: a list or a text",
             .meaning = "how many items a list has, or characters a text",
             .example = "size({R, U, F})",
             .answer = "3"},
            size),
        row({.name = "item",
             .parameters = "list: where it is taken from | at: which item, counted from 1",
             .meaning = "one item of a list, counted from 1",
             .example = "item({10, 20, 30}, 2)",
             .answer = "20"},
            item),
        row({.name = "map",
             .parameters = "f, list: the items that f is given, one by one",
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
             .parameters = "list: where it is looked for | value: what is looked for",
             .meaning = "is the value among the items?",
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
