#pragma once
// A list of records that all have the same fields is a table.

#include <optional>
#include <string>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// The fields' names, then a row for each record, in columns; nothing if the list is no table.
[[nodiscard]] std::optional<std::string> table_text(const List& list);

}  // namespace cubelang::eval
