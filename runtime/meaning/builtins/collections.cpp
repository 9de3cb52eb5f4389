// Maps, and how many there are of what a value holds.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/groups/structure.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/eval/sequence.hpp"
#include "runtime/meaning/show/map_text.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/match.hpp"

namespace cubelang::eval {
namespace {

// What has no size is nothing, with a hint where something else may have been meant.
struct Size {
    Context& context;
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
    Answer operator()(const Stream& stream) const { return count_of(context, {{stream}}); }
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
    if (auto size = match(*of, Size{context, hint})) return *std::move(size);
    throw lang::Error(
        of.where,
        fmt::format("size needs a list, a map, a stream, a text or a group, but this is {}", type_with_article(*of)),
        std::string(hint));
}

}  // namespace

std::vector<BuiltIn> size_built_ins() {
    return {
        row({.name = "size",
             .parameters =
                 "of: what is counted: a list, a map, a stream, a text or a group | by: of a group, whether elements "
                 "or only what can be told apart by colours; labelled if left out",
             .meaning = "how many items a list, a map or a stream has, characters a text, elements a group",
             .example = "size({R, U, F})",
             .answer = "3"},
            size),
    };
}

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
