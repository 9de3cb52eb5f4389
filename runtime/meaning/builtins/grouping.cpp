// Items put together by what is the same of them.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/sequence.hpp"
#include "runtime/meaning/show/map_text.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/limits.hpp"

namespace cubelang::eval {
namespace {

// Keys, numbered as they come.
class Keys {
public:
    Keys(Context& context, lang::Where where) : context_(context), where_(std::move(where)) {}

    [[nodiscard]] std::size_t number(const Value& key) {
        const Operand asked{key, where_};
        if (const auto* number = find(context_, map_, asked)) return static_cast<std::size_t>(*number->as<Integer>());
        if (all_.size() == limits::longest_list)
            throw lang::Error(where_, fmt::format("a map has at most {} items", limits::longest_list));
        const auto added = map_or_throw(context_, {asked}, {make_integer(all_.size())});
        auto grown = appended(context_, std::move(map_), {added, where_});
        map_ = std::get<Map>(std::move(grown.data));
        all_.push_back(key);
        return all_.size() - 1;
    }
    /// The map from them, in the order of numbers or texts where they are such, else in that in which they came.
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
    Map map_ = std::get<Map>(make_map(MapItems{}).data);
    std::vector<Value> all_;
};

Value key_of(Context& context, const std::optional<At<Function>>& by, const Operand& item, const lang::Where& where) {
    return by ? call(context, **by, {item}, where) : item.value;
}

Value histogram(Context& context, const At<Sequence>& list, const std::optional<At<Function>>& by,
                const Origin& origin) {
    Keys keys(context, list.where);
    std::vector<std::uint64_t> counts;
    for_each(context, *list, [&](const Value& value) {
        const auto i = keys.number(key_of(context, by, {value, list.where}, origin.where));
        if (i == counts.size()) counts.push_back(0);
        ++counts[i];
    });
    std::vector<Value> values;
    for (const auto count : counts) values.push_back(make_integer(count));
    return keys.mapping(std::move(values));
}

Value group_by(Context& context, const At<Function>& f, const At<Sequence>& list, const Origin& origin) {
    Keys keys(context, list.where);
    std::vector<std::vector<Value>> groups;
    std::size_t held = 0;
    for_each(context, *list, [&](const Value& value) {
        if (held++ == limits::longest_list)
            throw lang::Error(list.where,
                              fmt::format("no more than {} items are put into groups", limits::longest_list),
                              "histogram(list, f) counts them without holding them");
        const auto i = keys.number(key_of(context, f, {value, list.where}, origin.where));
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
             .parameters = "list: what is counted | by: what of each item is counted; the item itself if left out",
             .meaning = "how often each value occurs: a map, in the order of numbers or texts",
             .example = "histogram({R, R U, R U'}, order)",
             .answer = "{4: 1, 63: 1, 105: 1}",
             .is_word = true},
            histogram),
        row({.name = "group_by",
             .parameters = "f: what is the same of all in one group | list: what is put into groups",
             .meaning = "a map from each value of f to the list of the items that have it",
             .example = "group_by(order, {R, U, R U})",
             .answer = "{4: {R, U}, 105: {R U}}"},
            group_by),
    };
}

}  // namespace cubelang::eval
