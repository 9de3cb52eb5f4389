// Built-ins for sizes, maps, histograms and groups of items.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/caller.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/set.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

// The number of items. Iterates over a stream of unknown length.
Integer count_of(Context& context, const Stream& stream, const lang::Where& where) {
    if (stream.flow->count) return *stream.flow->count;
    std::uint64_t count = 0;
    for_each(context, At<Sequence>{{{stream}}, where}, [&](const Value&) { ++count; });
    return count;
}

}  // namespace

std::optional<Integer> size_of(Context& context, const Value& value, const lang::Where& where) {
    if (const auto* list = value.as<List>()) return list->items.size();
    if (const auto* map = value.as<Map>()) return map->items.size();
    if (const auto* set = value.as<Set>()) return set->items.size();
    if (const auto* record = value.as<Record>()) return record->fields->size();
    if (const auto* text = value.as<Text>()) return count_characters(text->text);
    if (const auto* tuple = value.as<Tuple>()) return tuple->size();
    if (const auto* group = value.as<Group>()) return group->group->group.order();
    if (const auto* stream = value.as<Stream>()) return count_of(context, *stream, where);
    return std::nullopt;
}

namespace {

// The number of elements that differ in colours.
Integer colourings(Context& context, const Group& of, const lang::Where& where) {
    if (!of.group->domain)
        throw lang::Error(where, "this is a group of numbers, which have no colours",
                          "size(G) is the number of its elements");
    const auto found = groups::colourings(*of.group, limits::most_colourings, context.stop_token());
    if (!found) throw lang::interruption(where);
    if (found->is_whole) return found->count;
    throw lang::Error(where,
                      fmt::format("the group has {} elements, with too many different colourings to list",
                                  of.group->group.order().str()),
                      fmt::format("more than {} were found", found->count.str()));
}

Integer size(Context& context, const At<Value>& of, const std::optional<At<CountingMode>>& by) {
    const auto* group = of->as<Group>();
    if (by && group == nullptr)
        throw lang::Error(by->where, "`by` is for groups only: their elements can be counted by colours");
    if (by && (*by)->counting == reach::Counting::by_colours) return colourings(context, *group, of.where);
    if (auto size = size_of(context, *of, of.where)) return *std::move(size);
    const bool has_moves = is_element(*of) || of->as<Mirrored>() != nullptr;
    throw lang::Error(of.where,
                      fmt::format("size needs a list, a set, a map, a stream, a text or a group, but this is {}",
                                  type_with_article(*of)),
                      has_moves ? "length(a) is the number of moves" : "");
}

}  // namespace

std::vector<BuiltIn> size_built_ins() {
    return {
        row({.name = "size",
             .parameters =
                 "of: the list, set, map, stream, text or group | by: for a group, whether to count all elements "
                 "or only those that differ in colours; labelled if left out",
             .meaning = "The number of items of a list, set, map or stream, of characters of a text, or of elements of "
                        "a group.",
             .example = "size({R, U, F})",
             .answer = "3"},
            size),
    };
}

namespace {

template <Value std::pair<Value, Value>::*side>
Value one_side(const Map& map) {
    return list_of(map.items, [](const auto& item) { return item.*side; });
}

Value mapping(Context& context, const At<List>& pairs) {
    std::vector<Operand> all_keys;
    std::vector<Value> all_values;
    for (const auto& item : pairs->items) {
        const auto* pair = item.as<List>();
        if (pair == nullptr || pair->items.size() != 2)
            throw lang::Error(pairs.where,
                              fmt::format("item {} of this list is not a pair {{key, value}}", all_keys.size() + 1));
        all_keys.push_back({pair->items.front(), pairs.where});
        all_values.push_back(pair->items.back());
    }
    return map_or_throw(context, all_keys, std::move(all_values));
}

Value set(Context& context, const At<Sequence>& list) {
    refuse_endless(list->value, list.where);
    check_count(list);
    return with_all(context, empty_set(), list->begin(context), list.where);
}

}  // namespace

namespace {

Value record(const At<Map>& m) {
    std::vector<std::pair<std::string, Value>> fields;
    for (const auto& [key, value] : m->items) {
        const auto* name = key.as<Text>();
        if (name == nullptr)
            throw lang::Error(m.where,
                              fmt::format("the names of a record are texts, but one key is {}", type_with_article(key)),
                              "record({\"name\": R})");
        fields.emplace_back(name->text, value);
    }
    return make_record(std::move(fields));
}

}  // namespace

std::vector<BuiltIn> map_built_ins() {
    return {
        row({.name = "record",
             .parameters = "m: the map, whose keys are texts",
             .meaning = "The record with these fields: it is shown as lines, and a list of several as a table.",
             .example = "{record({\"p\": R, \"n\": 4}), record({\"p\": R U, \"n\": 105})}",
             .answer = "p      n\nR      4\nR U  105",
             .is_word = true},
            record),
        row({.name = "keys",
             .parameters = "m: the map or record",
             .meaning = "The keys of a map, in their order.",
             .example = "keys({1: 13, \"a\": R})",
             .answer = "{1, \"a\"}",
             .is_word = true},
            one_side<&std::pair<Value, Value>::first>),
        row({.name = "values",
             .parameters = "m: the map or record",
             .meaning = "The values of a map, in the order of its keys.",
             .example = "values({1: 13, \"a\": R})",
             .answer = "{13, R}",
             .is_word = true},
            one_side<&std::pair<Value, Value>::second>),
        row({.name = "mapping",
             .parameters = "pairs: the items, each {key, value}",
             .meaning = "The map with these items.",
             .example = "def squared(n) = {n, n * n}; mapping(map(squared, 1..3))",
             .answer = "{1: 1, 2: 4, 3: 9}"},
            mapping),
        row({.name = "set",
             .parameters = "list: the items",
             .meaning = "The set of these items, each once: a + b is the union of two sets, a - b the difference.",
             .example = "set({R, U, R5}) + set({F})",
             .answer = "set({R, U, F})",
             .is_word = true},
            set),
    };
}

namespace {

// Keys, numbered in the order of their first occurrence.
class KeyNumbers {
public:
    KeyNumbers(Context& context, lang::Where where) : context_(context), where_(std::move(where)) {}

    [[nodiscard]] std::size_t number(const Value& key) {
        const Operand asked{key, where_};
        if (const auto* number = find(context_, map_, asked)) return static_cast<std::size_t>(*number->as<Integer>());
        check_bytes("map", map_.extent, where_);
        map_ = *with_value(context_, std::move(map_), asked, make_integer(all_.size())).as<Map>();
        all_.push_back(key);
        return all_.size() - 1;
    }
    /// A map from the keys to these values: sorted if all keys are numbers or all are texts, else in order of
    /// occurrence.
    [[nodiscard]] Value mapping(std::vector<Value> values) const {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < all_.size(); ++i) order.push_back(i);
        if (can_be_sorted())
            std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
                return compare({all_[a], where_}, {all_[b], where_}) < 0;
            });
        std::vector<Operand> keys;
        std::vector<Value> sorted;
        for (const auto i : order) {
            keys.push_back({all_[i], where_});
            sorted.push_back(std::move(values[i]));
        }
        return map_or_throw(context_, keys, std::move(sorted));
    }

private:
    [[nodiscard]] bool can_be_sorted() const {
        const auto is_text = [](const Value& key) { return key.as<Text>() != nullptr; };
        return std::ranges::all_of(all_, is_number) || std::ranges::all_of(all_, is_text);
    }

    Context& context_;
    lang::Where where_;
    Map map_ = *make_map(MapItems{}).as<Map>();
    std::vector<Value> all_;
};

Value histogram(Context& context, const At<Sequence>& list, const std::optional<At<Function>>& by,
                const Origin& origin) {
    KeyNumbers keys(context, list.where);
    std::vector<std::uint64_t> counts;
    Caller key_of(context, by ? **by : Function(), origin.where, list.where);
    for_each(context, list, [&](const Value& value) {
        const auto i = keys.number(by ? key_of(value) : value);
        if (i == counts.size()) counts.push_back(0);
        ++counts[i];
    });
    std::vector<Value> values;
    for (const auto count : counts) values.push_back(make_integer(count));
    return keys.mapping(std::move(values));
}

Value group_by(Context& context, const At<Function>& f, const At<Sequence>& list, const Origin& origin) {
    KeyNumbers keys(context, list.where);
    std::vector<std::vector<Value>> groups;
    constexpr auto hint = "histogram(list, f) counts items without keeping them";
    Extent extent;
    check_count(list, hint);
    Caller key_of(context, *f, origin.where, list.where);
    for_each(context, list, [&](const Value& value) {
        extent = joined(extent, extent_of(value));
        check_bytes("map", extent, list.where, hint);
        const auto i = keys.number(key_of(value));
        if (i == groups.size()) groups.emplace_back();
        groups[i].push_back(value);
    });
    std::vector<Value> values;
    for (auto& group : groups) values.push_back(make_list(std::move(group)));
    return keys.mapping(std::move(values));
}

}  // namespace

std::vector<BuiltIn> grouping_built_ins() {
    return {
        row({.name = "histogram",
             .parameters =
                 "list: the items to count | by: the property of each item to count; the item itself if left out",
             .meaning =
                 "A map from each value to the number of times it occurs, sorted by value if all are numbers or texts.",
             .example = "histogram({R, R U, R U'}, order)",
             .answer = "{4: 1, 63: 1, 105: 1}",
             .is_word = true},
            histogram),
        row({.name = "group_by",
             .parameters = "f: the property that the items of a group share | list: the items to group",
             .meaning = "A map from each result of f to the list of the items with that result.",
             .example = "group_by(order, {R, U, R U})",
             .answer = "{4: {R, U}, 105: {R U}}"},
            group_by),
    };
}

}  // namespace cubelang::meaning
