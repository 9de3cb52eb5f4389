#include "runtime/meaning/value/hash.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>

#include "runtime/base/split_mix.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/order.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {
namespace {

std::uint64_t joined(std::uint64_t hash, std::uint64_t more) {
    hash ^= more;
    return split_mix(hash);
}

// The identity has the hash of that of tuples, which it equals.
std::uint64_t hash_of(const cube::State& state) {
    if (perm::is_identity(state.blocks)) return 0;
    std::uint64_t hash = static_cast<std::uint64_t>(state.cube.n);
    for (const auto& block : state.blocks) {
        const std::string_view bytes(reinterpret_cast<const char*>(block.to.data()), block.to.size());
        hash = joined(hash, std::hash<std::string_view>()(bytes));
    }
    return hash;
}

std::uint64_t hash_of(const Location& location) {
    std::uint64_t hash = static_cast<std::uint64_t>(location.cube.n);
    for (const auto& [block, point] : std::span(location.part.stickers).first(location.part.count))
        hash = joined(hash, static_cast<std::uint64_t>(block) * perm::block_points + point);
    return hash;
}

}  // namespace

std::optional<std::uint64_t> plain_hash(const Value& key) {
    if (const auto* integer = key.as<Integer>()) return hash_value(*integer);
    if (const auto* boolean = key.as<Boolean>()) return boolean->value ? 1 : 0;
    if (const auto* text = key.as<Text>()) return std::hash<std::string>()(text->text);
    if (const auto* location = key.as<Location>()) return hash_of(*location);
    return std::nullopt;
}

namespace {

struct Hash {
    Context& context;
    const Operand& key;

    template <one_of<Integer, Boolean, Text, Location> T>
    std::uint64_t operator()(const T&) const {
        return *plain_hash(key.value);
    }
    std::uint64_t operator()(const Fraction& value) const {
        return joined(hash_value(Integer(numerator(*value.number))), hash_value(Integer(denominator(*value.number))));
    }
    std::uint64_t operator()(const Permutation& p) const { return hash_of(*p.state); }
    template <one_of<Algorithm, cube::Symmetry, Mirrored> T>
    std::uint64_t operator()(const T&) const {
        const auto element = group_element(context, key.value, key.where);
        return hash_of(element.state) + (element.reflects ? 1 : 0);
    }
    std::uint64_t operator()(const Tuple& tuple) const {
        std::uint64_t hash = 0;
        for (std::size_t i = 0; i < tuple.size(); ++i)
            if (tuple[i] != i) hash = joined(hash, std::uint64_t{i} << 32U | tuple[i]);
        return hash;
    }
    std::uint64_t operator()(const List&) const {
        return of_items([](std::uint64_t hash, std::uint64_t more) { return joined(hash, more); });
    }
    template <one_of<Record, Map, Goal, Set> T>
    std::uint64_t operator()(const T&) const {
        return of_items(std::plus<>());  // in any order
    }
    std::uint64_t operator()(const Group& value) const { return hash_value(value.group->group.order()); }
    std::uint64_t operator()(const Function& value) const {
        return joined(std::hash<const void*>()(value.user.get()), std::hash<const void*>()(value.built_in));
    }
    std::uint64_t operator()(const Picture& value) const {
        return std::hash<std::string>()(render::painted(*value.drawing, {}));
    }
    std::uint64_t operator()(const Stream&) const { refuse_stream(key.where); }

private:
    template <class Join>
    [[nodiscard]] std::uint64_t of_items(Join join) const {
        const auto items = items_of(key.value);
        std::uint64_t hash = 0;
        for (const auto turn : turns_beside_numbers(key.value))
            if (turn != 0) hash = joined(hash, static_cast<std::uint64_t>(turn));
        for (const auto& item : *items) hash = join(hash, hash_of(context, {item, key.where}));
        return hash;
    }
};

}  // namespace

void refuse_stream(const lang::Where& where) {
    throw lang::Error(where, "a stream is made on demand and may have no end: it is not compared with other values",
                      "items(s) lists the values of a stream");
}

std::uint64_t hash_of(Context& context, const Operand& key) {
    stop_point();
    return match(key.value, Hash{context, key});
}

bool depends_on_cube(const Value& key) {
    if (is_in_group(key)) return true;
    if (key.as<Tuple>() != nullptr) return false;
    const auto items = items_of(key);
    return items && std::ranges::any_of(*items, depends_on_cube);
}

bool same_key(Context& context, const Value& a, const Operand& b) {
    return order_of(context, a, b.value, b.where, Precision::identity) == 0;
}

}  // namespace cubelang::meaning
