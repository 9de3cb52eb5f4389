#pragma once
// Text of groups, lists, maps and map keys. In braces everything can be read back except pictures, streams and
// functions without a name; lists of records that have the same fields are tables.

#include <string>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::meaning {

/// "group(R, U)": can be read back on the group's cube.
[[nodiscard]] std::string group_text(const groups::CubeGroup& group);
/// The same, shortened if it is long, with the order of the group and the parts that it moves.
[[nodiscard]] render::Drawing drawn_group(const groups::CubeGroup& group);

/// The value as an expression for an equal one, on one line: a table as a list of maps, a text in quotes.
[[nodiscard]] std::string literal_text(const Value& value, const Writing& writing);
/// The type of a picture, stream or function without a name in the value, which have no literal; otherwise empty.
[[nodiscard]] std::string_view without_literal(const Value& value);

/// Records with the same fields as a table, other items in braces.
[[nodiscard]] std::string list_text(const List& list, const Writing& writing);
[[nodiscard]] std::string set_text(const Set& set, const Writing& writing);
[[nodiscard]] std::string map_text(const Map& map, const Writing& writing);

/// The map with these keys and values. Throws an error at a repeated key.
[[nodiscard]] Value map_or_throw(Context& context, const std::vector<Operand>& keys, std::vector<Value> values);

/// "1, 2, 3 and 8 more"
[[nodiscard]] std::string some_keys(const Map& map);

}  // namespace cubelang::meaning
