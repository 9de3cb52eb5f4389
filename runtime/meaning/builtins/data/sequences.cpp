// Built-ins that process lists, maps and streams item by item.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/eval/caller.hpp"
#include "runtime/meaning/value/order.hpp"

namespace cubelang::meaning {
namespace {

// The flow as a stream if `from` is a stream, else as a list.
Value as_list_or_stream(Context& context, const At<Sequence>& from, Flow flow) {
    if (from->stream() == nullptr) return listed(flow.open(context), from.where);
    return make_stream_from(from->value, std::move(flow));
}

std::string name_of_sequence(const Sequence& sequence) {
    return sequence.stream() == nullptr ? "a list" : sequence.stream()->flow->words;
}

Value map(Context& context, const Function& f, const At<Sequence>& list, const Origin& origin) {
    Flow flow{fmt::format("{} applied to {}", name_of(f), name_of_sequence(*list)), {}, {{f}}};
    if (list->stream() != nullptr) flow.count = list->stream()->flow->count;
    flow.open = [f, list, origin](Context& inner) -> Cursor {
        return [caller = std::make_shared<Caller>(inner, f, origin.where, list.where),
                next = list->begin(inner)]() -> std::optional<Value> {
            const auto value = next();
            if (!value) return std::nullopt;
            return (*caller)(*value);
        };
    };
    return as_list_or_stream(context, list, std::move(flow));
}

bool passes(const At<Function>& f, const Value& answer) {
    if (const auto* boolean = answer.as<Boolean>()) return boolean->value;
    throw lang::Error(f.where,
                      fmt::format("filter needs a function that returns true or false, but this one returned {}",
                                  type_with_article(answer)));
}

Value filter(Context& context, const At<Function>& f, const At<Sequence>& list, const Origin& origin) {
    Flow flow{fmt::format("{} filtered by {}", name_of_sequence(*list), name_of(*f)), {}, {{*f}}};
    flow.open = [f, list, origin](Context& inner) -> Cursor {
        return [f, caller = std::make_shared<Caller>(inner, *f, origin.where, list.where),
                next = list->begin(inner)]() -> std::optional<Value> {
            while (auto value = next()) {
                stop_point();
                if (passes(f, (*caller)(*value))) return value;
            }
            return std::nullopt;
        };
    };
    return as_list_or_stream(context, list, std::move(flow));
}

Value fold(Context& context, const Function& f, const Value& start, const At<Sequence>& list, const Origin& origin) {
    auto result = start;
    Caller caller(context, f, origin.where, origin.where, list.where);
    for_each(context, list, [&](const Value& value) { result = caller(result, value); });
    return result;
}

std::size_t number_of(const At<Integer>& n) {
    if (*n < 0) throw lang::Error(n.where, "a number of items cannot be negative");
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
    const auto* all = list->value.as<List>();
    if (all != nullptr && n) return slice(*all, 0, std::min(number_of(*n), all->items.size()));
    const auto next = list->begin(context);
    if (n) return listed(limited(next, number_of(*n)), list.where);
    if (auto value = next()) return *std::move(value);
    throw lang::Error(list.where, "there is no first item: it is empty");
}

Value skip(Context& context, const At<Sequence>& list, const At<Integer>& n) {
    const auto count = number_of(n);
    if (const auto* all = list->value.as<List>()) {
        const auto from = std::min(count, all->items.size());
        return slice(*all, from, all->items.size() - from);
    }
    Flow flow{fmt::format("{} without the first {}", name_of_sequence(*list), count), {}};
    flow.open = [list, count](Context& inner) -> Cursor {
        return [next = list->begin(inner), left = count]() mutable {
            for (; left > 0 && next(); --left) stop_point();
            left = 0;
            return next();
        };
    };
    if (const auto* stream = list->stream(); stream != nullptr && stream->flow->count)
        flow.count = std::max(Integer(0), Integer(*stream->flow->count - count));
    return as_list_or_stream(context, list, std::move(flow));
}

Value items(Context& context, const At<Sequence>& m) {
    refuse_endless(m->value, m.where);
    check_count(m);
    return listed(m->begin(context), m.where);
}

std::vector<Value> all_of(Context& context, const At<Sequence>& list) {
    const auto* all = list->value.as<List>();
    return all != nullptr ? all->items.copy() : items(context, list).as<List>()->items.copy();
}

// Quickly, if all are integers of 64 bits.
bool sort_numbers(std::vector<Value>& items) {
    std::vector<std::int64_t> numbers;
    numbers.reserve(items.size());
    for (const auto& item : items) {
        if (item.small() == nullptr) return false;
        numbers.push_back(*item.small());
    }
    std::ranges::sort(numbers);
    for (std::size_t i = 0; i < items.size(); ++i) items[i].become(numbers[i]);
    return true;
}

std::vector<Value> sort(Context& context, const At<Sequence>& list, const std::optional<At<Function>>& by,
                        const Origin& origin) {
    auto items = all_of(context, list);
    if (!by && sort_numbers(items)) return items;
    const auto is_less = [&](const Value& a, const Value& b) {
        const auto *m = a.as<Integer>(), *n = b.as<Integer>();
        if (m != nullptr && n != nullptr) return *m < *n;
        return order_of(context, a, b, by ? by->where : list.where) < 0;
    };
    if (!by) {
        std::ranges::stable_sort(items, is_less);
        return items;
    }
    Caller key_of(context, **by, origin.where, list.where);
    std::vector<std::pair<Value, Value>> keyed;
    keyed.reserve(items.size());
    for (auto& item : items) {
        auto key = key_of(item);
        keyed.emplace_back(std::move(key), std::move(item));
    }
    std::ranges::stable_sort(keyed, is_less, &std::pair<Value, Value>::first);
    std::ranges::transform(keyed, items.begin(), [](auto& pair) { return std::move(pair.second); });
    return items;
}

}  // namespace

std::vector<BuiltIn> sequence_built_ins() {
    return {
        row({.name = "map",
             .parameters = "f: the function to apply | list: the items; of a map, pairs {key, value}",
             .meaning = "Applies f to every item. The results are a list, or a stream if the items are a stream.",
             .example = "map(order, {R, R U, R U'})",
             .answer = "{4, 105, 63}"},
            map),
        row({.name = "filter",
             .parameters = "f: the test, true or false for each item | list: the items to choose from",
             .meaning = "The items for which f is true, as a list, or as a stream if the items are a stream.",
             .example = "def even(n) = remainder(n, 2) == 0; filter(even, 1..6)",
             .answer = "{2, 4, 6}"},
            filter),
        row({.name = "fold",
             .parameters = "f: the function of the result so far and the next item | start: the initial result | list: "
                           "the items to combine",
             .meaning = "Combines all items into one value: f(start, first item), then f of that result and the second "
                        "item, and so on.",
             .example = "def plus(m, n) = m + n; fold(plus, 0, {1, 2, 3})",
             .answer = "6",
             .is_word = true},
            fold),
        row({.name = "first",
             .parameters = "list: the items | n: the number of items; one item, not as a list, if left out",
             .meaning = "The first item, or a list of the first n items. The list is shorter if there are fewer.",
             .example = "first(1..1000000000, 3)",
             .answer = "{1, 2, 3}",
             .is_word = true},
            first),
        row({.name = "skip",
             .parameters = "list: the items | n: the number of items to skip",
             .meaning = "The items after the first n.",
             .example = "skip({R, U, F}, 1)",
             .answer = "{U, F}",
             .is_word = true},
            skip),
        row({.name = "items",
             .parameters = "m: the stream, map or record",
             .meaning = "All items of a stream as a list, or all pairs of a map, each a list {key, value}.",
             .example = "items({1: 13, 2: 9})",
             .answer = "{{1, 13}, {2, 9}}",
             .is_word = true},
            items),
        row({.name = "sort",
             .parameters = "list: the items to sort | by: the sort key of each item; the item itself if left out",
             .meaning = "The items in ascending order: by type, then by value. Equal ones keep their order.",
             .example = "sort({R U, 3, R, 1})",
             .answer = "{1, 3, R, R U}"},
            sort),
    };
}

}  // namespace cubelang::meaning
