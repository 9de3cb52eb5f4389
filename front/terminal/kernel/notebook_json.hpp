#pragma once
// JSON, and the two ways of counting in a text: characters, as Jupyter does, and bytes.

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace cubelang::shell {

using Json = nlohmann::json;

/// Where the character of that number begins; behind the end: the end.
[[nodiscard]] std::size_t byte_at(std::string_view text, std::size_t character);
/// How many characters are before that byte.
[[nodiscard]] std::size_t character_at(std::string_view text, std::size_t byte);

}  // namespace cubelang::shell
