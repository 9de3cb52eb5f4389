#pragma once
// Cycles as the user wrote them: a permutation has one form in which it is shown, and (uf,ur,ub) would become
// (ur,ub,uf).

#include <optional>
#include <string>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::eval {

/// The items of the list that is written there, each as it is written if it is nothing but cycles, else empty. Nothing
/// at all where no such list is written: it has a name, or `count` says that it has other items.
[[nodiscard]] std::vector<std::string> cycles_as_written(const lang::Where& list, std::size_t count);

}  // namespace cubelang::eval
