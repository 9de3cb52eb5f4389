#pragma once
// A line of JSON as a value, and values as a line of JSON of the usual kind (runtime/meaning/show/json.hpp writes all
// that there is to say of a value instead).

#include <optional>
#include <string>
#include <string_view>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// Objects are records, arrays lists, null an empty text, and numbers exact. Nothing, with the problem in words, if it
/// cannot be read.
[[nodiscard]] std::optional<Value> json_value(std::string_view text, std::string& problem);

/// Appends it, without a newline: integers as numbers, lists as arrays, records and maps as objects, and whatever JSON
/// has no word for as the text that `print` writes.
void write_json(std::string& to, const Value& value);

}  // namespace cubelang::eval
