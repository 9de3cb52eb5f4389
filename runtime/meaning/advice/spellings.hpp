#pragma once
// Known names in another spelling: `Order`, `isReachable`, `T_perm`.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// The whole source text; empty without a source.
[[nodiscard]] std::string_view text_of(const lang::Where& where);

/// In small letters and without underscores, so that names can be compared regardless of spelling.
[[nodiscard]] std::string folded(std::string_view name);

/// The built-ins, constants, imported and library names that equal `wanted` when folded.
[[nodiscard]] std::vector<std::string> spelled_like(const Scope& scope, std::string_view wanted);

/// The built-ins, constants and library names (imported or not) that differ from the name there only in spelling:
/// `cycle-type` and `cycle type` too. The program's own definitions are not included.
[[nodiscard]] std::vector<std::string> other_spellings(const Scope& scope, const lang::Where& name);

/// The names of last-layer permutations that cubers call `T perm` or `Jperm`: {pll_t}, {pll_ja, pll_jb}.
[[nodiscard]] std::vector<std::string> last_layer_names(const lang::Where& name);

}  // namespace cubelang::meaning
