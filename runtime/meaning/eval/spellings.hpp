#pragma once
// A name as it is written, and names that are known in another spelling: `Order`, `isReachable`, `T_perm`.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

/// The whole text; empty without a source.
[[nodiscard]] std::string_view text_of(const lang::Where& where);

/// In small letters and without underscores: what is left where only the spelling differs.
[[nodiscard]] std::string folded(std::string_view name);

/// The names of built-ins, constants and the library that are `wanted` when folded.
[[nodiscard]] std::vector<std::string> spelled_like(const Scope& scope, std::string_view wanted);

/// The names of built-ins, constants, imported and other definitions of the library that differ from the name there in
/// their spelling alone: `cycle-type` and `cycle type` too. Definitions of one's own are not among them: they are
/// written as they were.
[[nodiscard]] std::vector<std::string> other_spellings(const Scope& scope, const lang::Where& name);

/// The permutations of the last layer that cubers call `T perm` or `Jperm`: {pll_t}, {pll_ja, pll_jb}.
[[nodiscard]] std::vector<std::string> last_layer_names(const lang::Where& name);

}  // namespace cubelang::eval
