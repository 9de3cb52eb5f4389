#pragma once
// Names that are known, in another spelling: `Order`, `isReachable`, `T_perm`.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/value/scope.hpp"

namespace cubelang::eval {

/// In small letters and without underscores: what is left where only the spelling differs.
[[nodiscard]] std::string folded(std::string_view name);

/// The names of built-ins, constants, imported and other definitions of the library that differ from `name` in their
/// spelling alone. Definitions of one's own are not among them: they are written as they were.
[[nodiscard]] std::vector<std::string> other_spellings(const Scope& scope, std::string_view name);

/// The permutations of the last layer that cubers call `T perm` or `Jperm`: {pll_t}, {pll_ja, pll_jb}. `after` is the
/// text behind the name.
[[nodiscard]] std::vector<std::string> last_layer_names(std::string_view name, std::string_view after);

}  // namespace cubelang::eval
