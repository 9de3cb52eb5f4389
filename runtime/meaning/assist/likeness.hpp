#pragma once
// Names as people write them: `T perm`, `Sune`, `visible order`.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

/// In small letters, without what is no letter or digit: "T_perm" and "t perm" are "tperm".
[[nodiscard]] std::string plain_spelling(std::string_view text);

/// Is `text` a way to write this name? `T perm` and `tperm` are `pll_t`, `J perm` is `pll_ja` and `pll_jb`.
[[nodiscard]] bool is_like(std::string_view name, std::string_view text);

/// The names in the scope, of topics, modules and the library that are written so, or nearly.
[[nodiscard]] std::vector<std::string> names_like(const Scope& scope, std::string_view text);

}  // namespace cubelang::eval
