#pragma once
// What differs between two texts, line by line, as `diff -u` shows it.

#include <string>
#include <string_view>

namespace cubelang::shell {

/// Empty if nothing does.
[[nodiscard]] std::string unified_difference(std::string_view name, std::string_view before, std::string_view after);

}  // namespace cubelang::shell
