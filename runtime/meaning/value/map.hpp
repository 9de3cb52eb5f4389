#pragma once
// Maps with unique keys and lookup by hash. A key is any value but a stream; algorithms and permutations are compared
// by their effect.

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// Indices of the items by the hashes of their keys. Algorithms were performed on `cube`.
struct KeyIndex {
    using Entry = std::pair<std::uint64_t, std::uint32_t>;

    cube::Cube cube;
    std::vector<Entry> by_hash;
    std::vector<Entry> latest{};  ///< sorted by hash too, but short, so that insertion is cheap

    void add(Entry entry);
};

using MapItems = std::vector<std::pair<Value, Value>>;

/// For keys that are integers or texts, known to be distinct.
[[nodiscard]] Value make_map(MapItems items);

/// Indices of a key and of an earlier equal one.
struct RepeatedKey {
    std::size_t at = 0, first = 0;
};
/// For any keys. Throws an error at a key whose value cannot be one.
[[nodiscard]] std::variant<Value, RepeatedKey> make_map(Context& context, const std::vector<Operand>& keys,
                                                        std::vector<Value> values);

/// The value of a key; null if the map has no such key.
[[nodiscard]] const Value* find(Context& context, const Map& map, const Operand& key);

/// The map with the value stored under the key, which is new or replaced.
[[nodiscard]] Value with_value(Context& context, const Map& map, const Operand& key, Value value);

/// Can `more` be appended: are its keys new, and are the algorithms of both compared on this cube?
[[nodiscard]] bool can_append(Context& context, const Map& map, const Operand& more);
/// The items of both. Appends in place if no other value shares the first map's items.
[[nodiscard]] Value appended(Context& context, Map&& map, const Operand& more);

/// A map unchanged, a record as a map of its names; nothing for other values.
[[nodiscard]] std::optional<Map> as_map(const Value& value);
/// The items of a list, the numbers of a tuple, or the pairs {key, value} of a map or record. Null for other values.
[[nodiscard]] std::shared_ptr<const std::vector<Value>> items_of(const Value& value);

}  // namespace cubelang::eval
