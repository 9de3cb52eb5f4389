#include "runtime/meaning/value/hash.hpp"

#include <functional>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "runtime/base/split_mix.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/compare.hpp"

namespace cubelang::eval {
namespace {

std::uint64_t joined(std::uint64_t hash, std::uint64_t more) {
    hash ^= more;
    return split_mix(hash);
}

std::uint64_t hash_of(const cube::State& state) {
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

std::uint64_t hash_of(Context& context, const Operand& key) {
    stop_point();
    if (const auto hash = plain_hash(key.value)) return *hash;
    if (is_element(key.value)) return hash_of(*permutation(context, key.value, key.where));
    throw lang::Error(
        key.where,
        fmt::format("a key is an integer, a boolean, a text, a location, an algorithm or a permutation, but this is {}",
                    type_with_article(key.value)));
}

bool depends_on_cube(const Value& key) { return is_element(key); }

bool same_key(Context& context, const Value& a, const Operand& b) {
    if (!is_element(a) || !is_element(b.value))
        return a.data.index() == b.value.data.index() && equal(context, {a, b.where}, b);
    const auto* permutation = a.as<Permutation>();
    if (permutation != nullptr && permutation->state->cube != context.cube()) return false;
    return equal_elements(context, {a, b.where}, b);
}

}  // namespace cubelang::eval
