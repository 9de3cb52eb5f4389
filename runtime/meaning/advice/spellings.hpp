#pragma once
// Known names in another spelling: `Order`, `isReachable`, `T_perm`.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// The whole source text; empty without a source.
[[nodiscard]] std::string_view text_of(const lang::Where& where);

/// In small letters, letters and digits only, so that names can be compared regardless of spelling: `T_perm` and `t
/// perm` are "tperm".
[[nodiscard]] std::string folded(std::string_view name);

/// Is `text` a way to write this name? `T perm` and `tperm` are `pll_t`, `J perm` is `pll_ja` and `pll_jb`.
[[nodiscard]] bool is_like(std::string_view name, std::string_view text);

/// The built-ins, constants, imported and library names that equal `wanted` when folded.
[[nodiscard]] std::vector<std::string> spelled_like(const Scope& scope, std::string_view wanted);

/// The built-ins, constants and library names (imported or not) that differ from the name there only in spelling:
/// `cycle-type` and `cycle type` too. The program's own definitions are not included.
[[nodiscard]] std::vector<std::string> other_spellings(const Scope& scope, const lang::Where& name);

/// The names of last-layer permutations that cubers call `T perm` or `Jperm`: {pll_t}, {pll_ja, pll_jb}.
[[nodiscard]] std::vector<std::string> last_layer_names(const lang::Where& name);

}  // namespace cubelang::meaning
