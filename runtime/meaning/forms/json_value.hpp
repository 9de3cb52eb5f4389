#pragma once
// JSON text as a value.

#include <optional>
#include <string>
#include <string_view>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Objects become records, arrays lists, null an empty text, numbers are exact. Without a value: what is wrong, and
/// the offset from which it is no JSON, if it is none.
struct JsonValue {
    std::optional<Value> value;
    std::string problem;
    std::optional<std::size_t> invalid_at;
};
[[nodiscard]] JsonValue json_value(std::string_view text);

}  // namespace cubelang::meaning
