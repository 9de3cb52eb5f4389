#pragma once
// How a group looks, the keys of a map, and a list of records that all have the same fields: a table.

#include <optional>
#include <string>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {

/// "group(R, U)": reads back, on the cube that it is of.
[[nodiscard]] std::string group_text(const cube_group::CubeGroup& group);
/// That, cut short where it is long; its order; and what it moves.
[[nodiscard]] render::Drawing drawn_group(const cube_group::CubeGroup& group);

/// The fields' names, then a row for each record, in columns; nothing if the list is no table.
[[nodiscard]] std::optional<std::string> table_text(const List& list);

/// The map; a key that is there already is an error at its place.
[[nodiscard]] Value map_or_throw(Context& context, const std::vector<Operand>& keys, std::vector<Value> values);

/// "1, 2, 3 and 8 more"
[[nodiscard]] std::string some_keys(const Map& map);

}  // namespace cubelang::eval
