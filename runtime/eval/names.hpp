#pragma once
// All names that can be written at a point, for hints and completion.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/value/scope.hpp"

namespace cubelang::eval {

[[nodiscard]] std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals);

/// What to do about a name that nothing is called by, written at `where`: import it from the library, spell it as it
/// is spelled here, use our word for it, or a near name.
[[nodiscard]] std::string unknown_name_hint(const Scope& scope, const Locals* locals, std::string_view name,
                                            const lang::Where& where);

/// `a.svg`, from its beginning and from what follows that: the name of a file. Empty if it is none.
[[nodiscard]] std::string file_hint(std::string_view name, std::string_view after);

/// The library's module that defines the name; empty if none does.
[[nodiscard]] std::string_view module_defining(std::string_view name);

}  // namespace cubelang::eval
