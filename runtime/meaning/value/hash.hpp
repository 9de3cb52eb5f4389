#pragma once
// Hashes and equality of the keys of maps; equal keys have equal hashes.

#include <cstdint>
#include <optional>

#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {

/// The hash of a key that needs no cube.
[[nodiscard]] std::optional<std::uint64_t> plain_hash(const Value& key);
/// Algorithms are performed on the current cube. Throws an error at a stream.
[[nodiscard]] std::uint64_t hash_of(Context& context, const Operand& key);
/// Does the hash depend on the current cube?
[[nodiscard]] bool depends_on_cube(const Value& key);
/// Are they equal? Values of different types are different keys, and so are permutations of different cubes.
[[nodiscard]] bool same_key(Context& context, const Value& a, const Operand& b);
[[noreturn]] void refuse_stream(const lang::Where& where);

}  // namespace cubelang::meaning
