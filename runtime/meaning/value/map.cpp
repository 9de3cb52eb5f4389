#include "runtime/meaning/value/map.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/keyed.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using keyed::without_reason;

Extent extent_of(std::span<const std::pair<Value, Value>> items) {
    Extent extent{0, 0};
    for (const auto& item : stoppable(items)) extent = joined(extent, keyed::extent_of_item(item));
    return extent;
}

Value map_of(MapItems items, std::shared_ptr<KeyIndex> index) {
    const auto extent = collection_extent(extent_of(items));
    return {Map{std::move(items), std::move(index), extent}};
}

}  // namespace

KeyIndex::KeyIndex(cube::Cube on, std::size_t count) : cube_(on), slots_(std::bit_ceil(2 * count + 16)) {}

KeyIndex::KeyIndex(const KeyIndex& other, cube::Cube on, std::size_t count) : KeyIndex(on, count) {
    for (const auto& slot : other.slots_)
        if (const auto entry = slot.load(); (entry & lower) != 0 && (entry & lower) <= count)
            static_cast<void>(add(entry >> half, static_cast<std::size_t>(entry & lower) - 1));
}

bool KeyIndex::add(std::uint64_t hash, std::size_t at) {
    if (3 * ++used_ > 2 * slots_.size()) return false;
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

void keyed::report_other_cube(Context& context, std::string_view noun, cube::Cube cube, const lang::Where& where) {
    throw lang::Error(where,
                      fmt::format("the algorithms in this {} were compared on a {}, and the current cube is a {}", noun,
                                  cube_name(cube), cube_name(context.cube())));
}

const Value* find(Context& context, const Map& map, const Operand& key) {
    const auto at = keyed::index_of(context, map, key, hash_of(context, key));
    return at ? &map.items[*at].second : nullptr;
}

Value with_value(Context& context, Map map, const Operand& key, Value value) {
    const auto hash = hash_of(context, key);
    map.written = nullptr;
    if (const auto at = keyed::index_of(context, map, key, hash)) {
        map.extent = joined(map.extent, collection_extent(extent_of(value)));
        map.extent.size -= collection_bytes + extent_of(map.items[*at].second).size;
        auto known = map.items[*at].first;
        map.items = std::move(map.items).with(*at, {std::move(known), std::move(value)});
        return {std::move(map)};
    }
    if (const auto cube = keyed::common_cube(context, map, key.value))
        return {keyed::appended(std::move(map), *cube, std::pair(without_reason(key.value), std::move(value)), hash)};
    keyed::report_other_cube(context, "map", map.index->cube(), key.where);
}

std::optional<Value> joined(Context& context, const Map& map, const Operand& more) {
    auto all = map;
    all.written = nullptr;
    const auto& added = *more.value.as<Map>();
    if (keyed::has_element(added) && added.index->cube() != context.cube()) return std::nullopt;
    for (const auto& item : stoppable(added.items)) {
        const auto hash = hash_of(context, {item.first, more.where});
        const auto cube = keyed::common_cube(context, all, item.first);
        if (!cube || keyed::index_of(context, all, {item.first, more.where}, hash)) return std::nullopt;
        all = keyed::appended(std::move(all), *cube, item, hash);
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
    if (const auto* set = value.as<Set>()) return set->items;
    std::vector<Value> items;
    if (const auto* tuple = value.as<Tuple>()) {
        for (std::size_t i = 0; i < tuple->size(); ++i) items.push_back(make_integer((*tuple)[i] + 1));
        return items;
    }
    const auto map = as_map(value);
    if (!map) return std::nullopt;
    for (const auto& [key, item] : stoppable(map->items)) items.push_back(make_list({key, item}));
    return items;
}

}  // namespace cubelang::meaning
