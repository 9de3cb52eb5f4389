#pragma once
// What is said of a map's keys.

#include <string>

#include "runtime/meaning/value/map.hpp"

namespace cubelang::eval {

/// The map; a key that is there already is an error at its place.
[[nodiscard]] Value map_or_throw(Context& context, const std::vector<Operand>& keys, std::vector<Value> values);

/// "1, 2, 3 and 8 more"
[[nodiscard]] std::string some_keys(const Map& map);

}  // namespace cubelang::eval
