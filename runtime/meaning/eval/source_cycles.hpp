#pragma once
// Cycles in the source text, for showing them as written: the normal form of a permutation turns (uf,ub,ur) into
// (ur,uf,ub).

#include <string>
#include <utility>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/cube/cycles.hpp"

namespace cubelang::meaning {

/// The source texts of the list's items, each empty unless it consists of cycles only. Returns nothing if no list of
/// `count` items is written there, for example a name.
[[nodiscard]] std::vector<std::string> cycle_texts_of_items(const lang::Where& list, std::size_t count);

/// The source text at that place if it consists of cycles without exponents, else empty.
[[nodiscard]] std::string cycle_text_at(const lang::Where& where);

/// The locations in the cycles of the expression, in the order of the text.
[[nodiscard]] cube::CycleStarts cycle_starts(cube::Cube cube, const lang::Expr& expr);

/// The places of the items of a list or map that is written in braces with `count` items; else `count` times the
/// place of the whole.
[[nodiscard]] std::vector<lang::Where> places_of_items(const lang::Where& whole, std::size_t count);
/// The places of the key and the value of a map item.
[[nodiscard]] std::pair<lang::Where, lang::Where> places_of_pair(const lang::Where& item);

}  // namespace cubelang::meaning
