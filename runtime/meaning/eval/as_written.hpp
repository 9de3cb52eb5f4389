#pragma once
// Cycles as the user wrote them: a permutation has one form in which it is shown, and (uf,ur,ub) would become
// (ur,ub,uf).

#include <string>
#include <utility>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::eval {

/// The items of the list that is written there, each as it is written if it is nothing but cycles, else empty. Nothing
/// at all where no such list is written: it has a name, or `count` says that it has other items.
[[nodiscard]] std::vector<std::string> cycles_as_written(const lang::Where& list, std::size_t count);

/// What is written there, if it is nothing but cycles; else empty.
[[nodiscard]] std::string cycles_written(const lang::Where& where);

/// Where the items of a list or map are: in its braces, if it is written there with that many items; else all are where
/// the whole is.
[[nodiscard]] std::vector<lang::Where> places_of_items(const lang::Where& whole, std::size_t count);
/// Of an item of a map, where its key and its value are.
[[nodiscard]] std::pair<lang::Where, lang::Where> places_of_pair(const lang::Where& item);

}  // namespace cubelang::eval
