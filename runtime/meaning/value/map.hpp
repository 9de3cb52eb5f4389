#pragma once
// Maps: each key once, looked up by its hash. A key is an integer, a boolean, a text, a location, or an algorithm or
// permutation, which is known by what it does.

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Where the key of each hash is among the items. What algorithms do was asked on this cube.
struct KeyIndex {
    using Entry = std::pair<std::uint64_t, std::uint32_t>;

    cube::Cube cube;
    std::vector<Entry> by_hash;
    std::vector<Entry> latest{};  ///< by hash too, and few: one more is put among these

    void add(Entry entry);
};

using MapItems = std::vector<std::pair<Value, Value>>;

/// Of keys that are integers or texts, known to be all different.
[[nodiscard]] Value make_map(MapItems items);

/// Which key is there already, as that of an earlier item.
struct RepeatedKey {
    std::size_t at = 0, first = 0;
};
/// Of any keys, each with its place; what cannot be a key is an error there.
[[nodiscard]] std::variant<Value, RepeatedKey> make_map(Context& context, const std::vector<Operand>& keys,
                                                        std::vector<Value> values);

/// The value of a key; null if the map has no such key.
[[nodiscard]] const Value* find(Context& context, const Map& map, const Operand& key);

/// The map with this value under the key, whether the key is there already or not.
[[nodiscard]] Value with_value(Context& context, const Map& map, const Operand& key, Value value);

/// Can `more` be appended: does it have no key of the map, and are all of their algorithms compared on this cube?
[[nodiscard]] bool can_append(Context& context, const Map& map, const Operand& more);
/// The items of both; where no other value shares those of the first, they are not copied.
[[nodiscard]] Value appended(Context& context, Map&& map, const Operand& more);

/// A map as it is, a record as a map from its names; nothing for others.
[[nodiscard]] std::optional<Map> as_map(const Value& value);
/// The items of a list, the numbers of a tuple; of a map or record lists of two: {key, value}. Null for others.
[[nodiscard]] std::shared_ptr<const std::vector<Value>> items_of(const Value& value);

}  // namespace cubelang::eval
