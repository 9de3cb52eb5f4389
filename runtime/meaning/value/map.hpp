#pragma once
// Maps with unique keys and lookup by hash. A key is any value but a stream; algorithms and permutations are compared
// by their effect.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// Indices of items by the hashes of their keys: a hash table with open addressing. Maps that grew out of the same one
/// share it, so an index may belong to another one of them: a look-up compares the key itself.
class KeyIndex {
public:
    /// For algorithms as keys, performed on `cube`. Holds `count` items and some more.
    explicit KeyIndex(cube::Cube on, std::size_t count = 0);
    /// The entries below `count` of another index, with room for more.
    KeyIndex(const KeyIndex& other, cube::Cube on, std::size_t count);

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    /// Returns false if it is full.
    [[nodiscard]] bool add(std::uint64_t hash, std::size_t at);
    /// The first index below `count` with this hash that passes the test.
    template <class Test>
    [[nodiscard]] std::optional<std::size_t> find(std::uint64_t hash, std::size_t count, Test passes) const {
        for (auto slot = static_cast<std::size_t>(hash & lower);; ++slot) {
            const auto entry = slots_[slot & (slots_.size() - 1)].load();
            if (entry == 0) return std::nullopt;
            const auto at = static_cast<std::size_t>(entry & lower) - 1;
            if ((entry & ~lower) == hash << half && at < count && passes(at)) return at;
        }
    }

private:
    // The lower half of the hash, then the index and one; 0 is free. So the table can grow without the keys.
    static constexpr int half = 32;
    static constexpr std::uint64_t lower = (std::uint64_t{1} << half) - 1;

    cube::Cube cube_;
    std::vector<std::atomic<std::uint64_t>> slots_;  // a power of two
    std::atomic<std::size_t> used_ = 0;
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

/// The map with the value stored under the key, which is new or replaced: in place if no other value has its items.
[[nodiscard]] Value with_value(Context& context, Map map, const Operand& key, Value value);

/// The items of both, in constant time for each one of `more` on average. Nothing if a key is in both, or if the
/// algorithms of one were compared on another cube.
[[nodiscard]] std::optional<Value> joined(Context& context, const Map& map, const Operand& more);

/// A map unchanged, a record as a map of its names; nothing for other values.
[[nodiscard]] std::optional<Map> as_map(const Value& value);
/// The items of a list or set, the numbers of a tuple, or the pairs {key, value} of a map or record. Nothing for other
/// values.
[[nodiscard]] std::optional<Items<Value>> items_of(const Value& value);

}  // namespace cubelang::meaning
