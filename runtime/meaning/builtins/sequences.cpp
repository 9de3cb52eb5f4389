// What goes through lists, maps and streams, holding no more of them than it must.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/limits.hpp"

namespace cubelang::eval {
namespace {

// Of a stream a stream, of what is there a list.
Value of_the_same_kind(Context& context, const At<Sequence>& from, Flow flow) {
    if (from->stream() == nullptr) return listed(flow.open(context), from.where);
    flow.made_of.push_back(from->value);
    return make_stream(std::move(flow));
}

std::string words_of(const Sequence& sequence) {
    return sequence.stream() == nullptr ? "a list" : sequence.stream()->flow->words;
}

Value map(Context& context, const Function& f, const At<Sequence>& list, const Origin& origin) {
    Flow flow{fmt::format("{} of each of {}", name_of(f), words_of(*list)), {}, {{f}}};
    if (list->stream() != nullptr) flow.count = list->stream()->flow->count;
    flow.open = [f, list, origin](Context& inner) -> Cursor {
        return [&inner, f, list, origin, next = list->begin(inner)]() -> std::optional<Value> {
            auto value = next();
            if (!value) return std::nullopt;
            return call(inner, f, {{*std::move(value), list.where}}, origin.where);
        };
    };
    return of_the_same_kind(context, list, std::move(flow));
}

bool is_chosen(Context& context, const At<Function>& f, const Operand& value, const lang::Where& where) {
    const auto answer = call(context, *f, {value}, where);
    if (const auto* boolean = answer.as<Boolean>()) return boolean->value;
    throw lang::Error(f.where,
                      fmt::format("filter needs a function that answers true or false, but this one answered {}",
                                  type_with_article(answer)));
}

Value filter(Context& context, const At<Function>& f, const At<Sequence>& list, const Origin& origin) {
    Flow flow{fmt::format("those of {} for which {} is true", words_of(*list), name_of(*f)), {}, {{*f}}};
    flow.open = [f, list, origin](Context& inner) -> Cursor {
        return [&inner, f, list, origin, next = list->begin(inner)]() -> std::optional<Value> {
            while (auto value = next()) {
                stop_point();
                if (is_chosen(inner, f, {*value, list.where}, origin.where)) return value;
            }
            return std::nullopt;
        };
    };
    return of_the_same_kind(context, list, std::move(flow));
}

Value fold(Context& context, const Function& f, const Value& start, const At<Sequence>& list, const Origin& origin) {
    auto result = start;
    for_each(context, *list, [&](const Value& value) {
        result = call(context, f, {{std::move(result), origin.where}, {value, list.where}}, origin.where);
    });
    return result;
}

std::size_t number_of(const At<Integer>& n) {
    if (*n < 0) throw lang::Error(n.where, "this is a number of items, which is not negative");
    return *n > SIZE_MAX ? SIZE_MAX : static_cast<std::size_t>(*n);
}

Cursor limited(Cursor next, std::size_t count) {
    return [next = std::move(next), left = count]() mutable -> std::optional<Value> {
        if (left == 0) return std::nullopt;
        --left;
        return next();
    };
}

Value first(Context& context, const At<Sequence>& list, const std::optional<At<Integer>>& n) {
    const auto next = list->begin(context);
    if (n) return listed(limited(next, number_of(*n)), list.where);
    if (auto value = next()) return *std::move(value);
    throw lang::Error(list.where, "there is no first item: it has none");
}

Value skip(Context& context, const At<Sequence>& list, const At<Integer>& n) {
    const auto count = number_of(n);
    Flow flow{fmt::format("{} without the first {}", words_of(*list), count), {}};
    flow.open = [list, count](Context& inner) -> Cursor {
        return [next = list->begin(inner), left = count]() mutable {
            for (; left > 0 && next(); --left) stop_point();
            left = 0;
            return next();
        };
    };
    if (const auto* stream = list->stream(); stream != nullptr && stream->flow->count)
        flow.count = std::max(Integer(0), Integer(*stream->flow->count - count));
    return of_the_same_kind(context, list, std::move(flow));
}

Value items(Context& context, const At<Sequence>& m) { return listed(m->begin(context), m.where); }

std::vector<Value> sort_by(Context& context, const At<Function>& f, const At<Sequence>& list, const Origin& origin) {
    std::vector<std::pair<Value, Value>> keyed;
    for_each(context, *list, [&](const Value& value) {
        if (keyed.size() == limits::longest_list)
            throw lang::Error(list.where, fmt::format("no more than {} items are sorted", limits::longest_list));
        keyed.emplace_back(call(context, *f, {{value, list.where}}, origin.where), value);
    });
    std::ranges::stable_sort(keyed, [&](const auto& a, const auto& b) {
        return compare({a.first, f.where}, {b.first, f.where}) < 0;
    });
    std::vector<Value> sorted;
    for (auto& [key, value] : keyed) sorted.push_back(std::move(value));
    return sorted;
}

}  // namespace

std::vector<BuiltIn> sequence_built_ins() {
    return {
        row({.name = "map",
             .parameters =
                 "f, list: the items that f is given, one by one; of a map {key, value}; of a stream a stream",
             .meaning = "f of every item",
             .example = "map(order, {R, R U, R U'})",
             .answer = "{4, 105, 63}"},
            map),
        row({.name = "filter",
             .parameters = "f: what tells which items stay: true or false of each | list: the items to choose from; of "
                           "a stream a stream",
             .meaning = "the items for which f is true",
             .example = "def even(n) = remainder(n, 2) == 0; filter(even, 1..6)",
             .answer = "{2, 4, 6}"},
            filter),
        row({.name = "fold",
             .parameters = "f: what is given the result so far and an item | start: the result before the first item | "
                           "list: the items, one by one",
             .meaning = "f of start and the first item, then f of that and the second, and so on",
             .example = "def plus(m, n) = m + n; fold(plus, 0, {1, 2, 3})",
             .answer = "6",
             .is_word = true},
            fold),
        row({.name = "first",
             .parameters = "list: where they are taken from | n: how many items; one, not as a list, if left out",
             .meaning = "the first item, or a list of the first n, of which there may be fewer",
             .example = "first(1..1000000000, 3)",
             .answer = "{1, 2, 3}",
             .is_word = true},
            first),
        row({.name = "skip",
             .parameters = "list: where they are left out | n: how many items",
             .meaning = "what comes behind the first n items",
             .example = "skip({R, U, F}, 1)",
             .answer = "{U, F}",
             .is_word = true},
            skip),
        row({.name = "items",
             .parameters = "m: a stream, a map, or a record",
             .meaning = "all that a stream has, as a list; the pairs of a map, each a list {key, value}",
             .example = "items({1: 13, 2: 9})",
             .answer = "{{1, 13}, {2, 9}}",
             .is_word = true},
            items),
        row({.name = "sort_by",
             .parameters = "f: what says by what number or text an item is put in order | list: what is put in order",
             .meaning = "the items in the order of f of each; those for which it is the same stay as they are",
             .example = "sort_by(order, {R U, R, R U'})",
             .answer = "{R, R U', R U}"},
            sort_by),
    };
}

}  // namespace cubelang::eval
