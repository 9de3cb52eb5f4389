#include "runtime/meaning/value/map.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {
namespace {

// Reasons are dropped, since equal booleans are one key.
Value without_reason(const Value& key) {
    const auto* boolean = key.as<Boolean>();
    return boolean != nullptr ? Value{Boolean{boolean->value, {}}} : key;
}

Value map_of(MapItems items, KeyIndex index) {
    Extent extent{0, 0};
    for (const auto& item : stoppable(items))
        extent = joined(joined(extent, extent_of(item.first)), extent_of(item.second));
    return {Map{std::make_shared<MapItems>(std::move(items)), std::make_shared<KeyIndex>(std::move(index)),
                collection_extent(extent)}};
}

// The first key that equals an earlier one; equal keys have equal hashes.
std::optional<RepeatedKey> repeated(Context& context, const KeyIndex& index, const std::vector<Operand>& keys) {
    std::optional<RepeatedKey> first;
    for (auto a = index.by_hash.begin(); a != index.by_hash.end(); ++a)
        for (auto b = a + 1; b != index.by_hash.end() && b->first == a->first; ++b)
            if (same_key(context, keys[a->second].value, keys[b->second])) {
                if (!first || b->second < first->at) first = {b->second, a->second};
                break;
            }
    return first;
}

}  // namespace

void KeyIndex::add(Entry entry) {
    constexpr std::size_t few = 1000;
    latest.insert(std::ranges::upper_bound(latest, entry), entry);
    if (latest.size() < few) return;
    const auto middle = static_cast<std::ptrdiff_t>(by_hash.size());
    by_hash.insert(by_hash.end(), latest.begin(), latest.end());
    std::inplace_merge(by_hash.begin(), by_hash.begin() + middle, by_hash.end());
    latest.clear();
}

Value make_map(MapItems items) {
    KeyIndex index;
    for (std::size_t i = 0; i < items.size(); ++i)
        index.by_hash.emplace_back(*plain_hash(items[i].first), static_cast<std::uint32_t>(i));
    std::ranges::sort(index.by_hash);
    return map_of(std::move(items), std::move(index));
}

std::variant<Value, RepeatedKey> make_map(Context& context, const std::vector<Operand>& keys,
                                          std::vector<Value> values) {
    KeyIndex index{context.cube(), {}};
    MapItems items;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        index.by_hash.emplace_back(hash_of(context, keys[i]), static_cast<std::uint32_t>(i));
        items.emplace_back(without_reason(keys[i].value), std::move(values[i]));
    }
    std::ranges::sort(index.by_hash);
    if (const auto repeats = repeated(context, index, keys)) return *repeats;
    return map_of(std::move(items), std::move(index));
}

namespace {

// The item with this key; null if the key is missing.
const std::pair<Value, Value>* find_item(Context& context, const Map& map, const Operand& key) {
    const auto hash = hash_of(context, key);
    // Hashes of algorithms hold only on the cube on which the map was made.
    if (depends_on_cube(key.value) && map.index->cube != context.cube()) {
        const auto at =
            std::ranges::find_if(*map.items, [&](const auto& i) { return same_key(context, i.first, key); });
        return at == map.items->end() ? nullptr : &*at;
    }
    for (const auto* run : {&map.index->by_hash, &map.index->latest})
        for (auto at = std::ranges::lower_bound(*run, std::pair{hash, 0U}); at != run->end() && at->first == hash; ++at)
            if (const auto& item = (*map.items)[at->second]; same_key(context, item.first, key)) return &item;
    return nullptr;
}

bool has_element(const Map& map) {
    return std::ranges::any_of(*map.items, [](const auto& item) { return depends_on_cube(item.first); });
}

// The cube on which the map's algorithm keys are compared once this key is added; nothing if there is no such cube.
std::optional<cube::Cube> common_cube(Context& context, const Map& map, const Value& key) {
    if (!depends_on_cube(key)) return map.index->cube;
    if (map.index->cube == context.cube() || !has_element(map)) return context.cube();
    return std::nullopt;
}

}  // namespace

const Value* find(Context& context, const Map& map, const Operand& key) {
    const auto* item = find_item(context, map, key);
    return item == nullptr ? nullptr : &item->second;
}

Value with_value(Context& context, const Map& map, const Operand& key, Value value) {
    auto items = *map.items;
    auto index = *map.index;
    if (const auto* item = find_item(context, map, key)) {
        items[static_cast<std::size_t>(item - map.items->data())].second = std::move(value);
        return map_of(std::move(items), std::move(index));
    }
    const auto cube = common_cube(context, map, key.value);
    if (!cube)
        throw lang::Error(key.where,
                          fmt::format("the algorithms in this map were compared on a {}, and the current cube is a {}",
                                      cube_name(index.cube), cube_name(context.cube())));
    index.cube = *cube;
    index.add({hash_of(context, key), static_cast<std::uint32_t>(items.size())});
    items.emplace_back(without_reason(key.value), std::move(value));
    return map_of(std::move(items), std::move(index));
}

bool can_append(Context& context, const Map& map, const Operand& more) {
    const auto& added = *more.value.as<Map>();
    if (has_element(added) && added.index->cube != context.cube()) return false;
    return std::ranges::all_of(*added.items, [&](const auto& item) {
        return common_cube(context, map, item.first) && find_item(context, map, {item.first, more.where}) == nullptr;
    });
}

Value appended(Context& context, Map&& map, const Operand& more) {
    const bool is_shared = map.items.use_count() != 1 || map.index.use_count() != 1;
    // Neither was created const: map_of makes all of them.
    const auto items =
        is_shared ? std::make_shared<MapItems>(*map.items) : std::const_pointer_cast<MapItems>(map.items);
    const auto index =
        is_shared ? std::make_shared<KeyIndex>(*map.index) : std::const_pointer_cast<KeyIndex>(map.index);
    for (const auto& [key, value] : *more.value.as<Map>()->items) {
        index->cube = *common_cube(context, map, key);
        index->add({hash_of(context, {key, more.where}), static_cast<std::uint32_t>(items->size())});
        items->emplace_back(key, value);
    }
    return {Map{items, index, joined(map.extent, more.value.as<Map>()->extent)}};
}

std::optional<Map> as_map(const Value& value) {
    if (const auto* map = value.as<Map>()) return *map;
    const auto* record = value.as<Record>();
    if (record == nullptr) return std::nullopt;
    MapItems items;
    for (const auto& [name, field] : *record->fields) items.emplace_back(make_text(name), field);
    return std::get<Map>(make_map(std::move(items)).data);
}

namespace {

std::shared_ptr<const std::vector<Value>> items_of(const Tuple& tuple) {
    std::vector<Value> items;
    for (const auto image : *tuple.images) items.push_back(make_integer(image + 1));
    return std::make_shared<const std::vector<Value>>(std::move(items));
}

}  // namespace

std::shared_ptr<const std::vector<Value>> items_of(const Value& value) {
    if (const auto* list = value.as<List>()) return list->items;
    if (const auto* tuple = value.as<Tuple>()) return items_of(*tuple);
    const auto map = as_map(value);
    if (!map) return nullptr;
    std::vector<Value> items;
    for (const auto& [key, item] : stoppable(*map->items)) items.push_back(make_list({key, item}));
    return std::make_shared<const std::vector<Value>>(std::move(items));
}

}  // namespace cubelang::eval
