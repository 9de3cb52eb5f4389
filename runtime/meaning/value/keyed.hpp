#pragma once
// What maps and sets share: keys are found by their hashes, algorithms as keys are compared on one cube.

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning::keyed {

inline const Value& key_of(const Value& member) { return member; }
inline const Value& key_of(const std::pair<Value, Value>& item) { return item.first; }
inline Extent extent_of_item(const Value& member) { return extent_of(member); }
inline Extent extent_of_item(const std::pair<Value, Value>& item) {
    return joined(extent_of(item.first), extent_of(item.second));
}

/// Reasons are dropped, since equal booleans are one key.
inline Value without_reason(const Value& key) {
    const auto* boolean = key.as<Boolean>();
    return boolean != nullptr ? Value{Boolean{boolean->value, {}}} : key;
}

template <class Keyed>
bool has_element(const Keyed& all) {
    return std::ranges::any_of(all.items, [](const auto& item) { return depends_on_cube(key_of(item)); });
}

/// The cube on which the algorithm keys are compared once this key is added; nothing if there is no such cube.
template <class Keyed>
std::optional<cube::Cube> common_cube(Context& context, const Keyed& all, const Value& key) {
    if (!depends_on_cube(key) || all.index->cube() == context.cube()) return all.index->cube();
    if (!has_element(all)) return context.cube();
    return std::nullopt;
}

/// The index of the item with this key.
template <class Keyed>
std::optional<std::size_t> index_of(Context& context, const Keyed& all, const Operand& key, std::uint64_t hash) {
    const auto is_there = [&](std::size_t at) { return same_key(context, key_of(all.items[at]), key); };
    if (!depends_on_cube(key.value) || all.index->cube() == context.cube())
        return all.index->find(hash, all.items.size(), is_there);
    // Hashes of algorithms hold only on the cube on which the keys were compared.
    for (std::size_t i = 0; i < all.items.size(); ++i)
        if (is_there(i)) return i;
    return std::nullopt;
}

/// With a new item at the end.
template <class Keyed, class Item>
Keyed appended(Keyed all, cube::Cube cube, Item item, std::uint64_t hash) {
    const auto at = all.items.size();
    if (all.index->cube() != cube || !all.index->add(hash, at)) {
        all.index = std::make_shared<KeyIndex>(*all.index, cube, at + 1);
        static_cast<void>(all.index->add(hash, at));
    }
    all.extent = joined(all.extent, collection_extent(extent_of_item(item)));
    all.extent.size -= collection_bytes;
    all.items = all.items.with_back(std::span(&item, 1));
    return all;
}

[[noreturn]] void report_other_cube(Context& context, std::string_view noun, cube::Cube cube, const lang::Where& where);

}  // namespace cubelang::meaning::keyed
