#include "runtime/meaning/value/map.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

// Reasons are dropped, since equal booleans are one key.
Value without_reason(const Value& key) {
    const auto* boolean = key.as<Boolean>();
    return boolean != nullptr ? Value{Boolean{boolean->value, {}}} : key;
}

Extent extent_of(std::span<const std::pair<Value, Value>> items) {
    Extent extent{0, 0};
    for (const auto& [key, value] : stoppable(items)) extent = joined(joined(extent, extent_of(key)), extent_of(value));
    return extent;
}

Value map_of(MapItems items, std::shared_ptr<KeyIndex> index) {
    const auto extent = collection_extent(extent_of(items));
    return {Map{std::move(items), std::move(index), extent}};
}

}  // namespace

KeyIndex::KeyIndex(cube::Cube on, std::size_t count) : cube_(on), slots_(std::bit_ceil(4 * count + 8)) {}

KeyIndex::KeyIndex(const KeyIndex& other, cube::Cube on, std::size_t count) : KeyIndex(on, count) {
    for (const auto& slot : other.slots_)
        if (const auto entry = slot.load(); (entry & lower) != 0 && (entry & lower) <= count)
            static_cast<void>(add(entry >> half, static_cast<std::size_t>(entry & lower) - 1));
}

bool KeyIndex::add(std::uint64_t hash, std::size_t at) {
    if (2 * ++used_ > slots_.size()) return false;
    const auto entry = (hash << half) | (at + 1);
    for (auto slot = static_cast<std::size_t>(hash & lower);; ++slot)
        if (std::uint64_t free = 0; slots_[slot & (slots_.size() - 1)].compare_exchange_strong(free, entry))
            return true;
}

Value make_map(MapItems items) {
    const auto index = std::make_shared<KeyIndex>(cube::Cube(), items.size());
    for (std::size_t i = 0; i < items.size(); ++i) static_cast<void>(index->add(*plain_hash(items[i].first), i));
    return map_of(std::move(items), index);
}

std::variant<Value, RepeatedKey> make_map(Context& context, const std::vector<Operand>& keys,
                                          std::vector<Value> values) {
    const auto index = std::make_shared<KeyIndex>(context.cube(), keys.size());
    MapItems items;
    items.reserve(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto hash = hash_of(context, keys[i]);
        const auto first =
            index->find(hash, i, [&](std::size_t at) { return same_key(context, items[at].first, keys[i]); });
        if (first) return RepeatedKey{i, *first};
        static_cast<void>(index->add(hash, i));
        items.emplace_back(without_reason(keys[i].value), std::move(values[i]));
    }
    return map_of(std::move(items), index);
}

namespace {

bool has_element(const Map& map) {
    return std::ranges::any_of(map.items, [](const auto& item) { return depends_on_cube(item.first); });
}

// The cube on which the map's algorithm keys are compared once this key is added; nothing if there is no such cube.
std::optional<cube::Cube> common_cube(Context& context, const Map& map, const Value& key) {
    if (!depends_on_cube(key) || map.index->cube() == context.cube()) return map.index->cube();
    if (!has_element(map)) return context.cube();
    return std::nullopt;
}

// The index of the item with this key.
std::optional<std::size_t> index_of(Context& context, const Map& map, const Operand& key, std::uint64_t hash) {
    const auto is_there = [&](std::size_t at) { return same_key(context, map.items[at].first, key); };
    if (!depends_on_cube(key.value) || map.index->cube() == context.cube())
        return map.index->find(hash, map.items.size(), is_there);
    // Hashes of algorithms hold only on the cube on which the map was made.
    for (std::size_t i = 0; i < map.items.size(); ++i)
        if (is_there(i)) return i;
    return std::nullopt;
}

// With a new item at the end.
Map appended(Map map, cube::Cube cube, std::pair<Value, Value> item, std::uint64_t hash) {
    const auto at = map.items.size();
    if (map.index->cube() != cube || !map.index->add(hash, at)) {
        map.index = std::make_shared<KeyIndex>(*map.index, cube, at + 1);
        static_cast<void>(map.index->add(hash, at));
    }
    map.extent = joined(map.extent, collection_extent(joined(extent_of(item.first), extent_of(item.second))));
    --map.extent.size;
    map.items = map.items.with_back(std::span(&item, 1));
    map.written = nullptr;
    return map;
}

}  // namespace

const Value* find(Context& context, const Map& map, const Operand& key) {
    const auto at = index_of(context, map, key, hash_of(context, key));
    return at ? &map.items[*at].second : nullptr;
}

Value with_value(Context& context, Map map, const Operand& key, Value value) {
    const auto hash = hash_of(context, key);
    if (const auto at = index_of(context, map, key, hash)) {
        map.extent = joined(map.extent, collection_extent(extent_of(value)));
        map.extent.size -= 1 + extent_of(map.items[*at].second).size;
        auto known = map.items[*at].first;
        map.items = std::move(map.items).with(*at, {std::move(known), std::move(value)});
        map.written = nullptr;
        return {std::move(map)};
    }
    if (const auto cube = common_cube(context, map, key.value))
        return {appended(std::move(map), *cube, {without_reason(key.value), std::move(value)}, hash)};
    throw lang::Error(key.where,
                      fmt::format("the algorithms in this map were compared on a {}, and the current cube is a {}",
                                  cube_name(map.index->cube()), cube_name(context.cube())));
}

std::optional<Value> joined(Context& context, const Map& map, const Operand& more) {
    auto all = map;
    const auto& added = *more.value.as<Map>();
    if (has_element(added) && added.index->cube() != context.cube()) return std::nullopt;
    for (const auto& item : stoppable(added.items)) {
        const auto hash = hash_of(context, {item.first, more.where});
        const auto cube = common_cube(context, all, item.first);
        if (!cube || index_of(context, all, {item.first, more.where}, hash)) return std::nullopt;
        all = appended(std::move(all), *cube, item, hash);
    }
    return {std::move(all)};
}

std::optional<Map> as_map(const Value& value) {
    if (const auto* map = value.as<Map>()) return *map;
    const auto* record = value.as<Record>();
    if (record == nullptr) return std::nullopt;
    MapItems items;
    for (const auto& [name, field] : *record->fields) items.emplace_back(make_text(name), field);
    return *make_map(std::move(items)).as<Map>();
}

std::optional<Items<Value>> items_of(const Value& value) {
    if (const auto* list = value.as<List>()) return list->items;
    std::vector<Value> items;
    if (const auto* tuple = value.as<Tuple>()) {
        for (const auto image : *tuple->images) items.push_back(make_integer(image + 1));
        return items;
    }
    if (const auto* set = value.as<Set>()) {
        for (const auto& [key, item] : stoppable(set->members.items)) items.push_back(key);
        return items;
    }
    const auto map = as_map(value);
    if (!map) return std::nullopt;
    for (const auto& [key, item] : stoppable(map->items)) items.push_back(make_list({key, item}));
    return items;
}

}  // namespace cubelang::meaning
