#pragma once
// All names that can be written at a point, for hints and completion.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/value/scope.hpp"

namespace cubelang::eval {

[[nodiscard]] std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals);

/// What to do about a name that nothing is called by: import it from the library, or a near name, or read it as moves.
[[nodiscard]] std::string unknown_name_hint(const Scope& scope, const Locals* locals, std::string_view name);

/// The library's module that defines the name; empty if none does.
[[nodiscard]] std::string_view module_defining(std::string_view name);

}  // namespace cubelang::eval
