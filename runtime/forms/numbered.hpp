#pragma once
// Permutations in the numbers of a numbering, as literals: rows, cycles, rotation maps; and as text that reads back.

#include <string>

#include "runtime/value/context.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State numbered(const Context& context, const lang::Numbered& node, const lang::SourcePtr& source);

/// `net [13 9 5 …]`: the second row of the two-row notation.
[[nodiscard]] std::string row_text(const cube::State& state, const cube::Numbering& numbering);
/// Both rows, in one bracket; reads back.
[[nodiscard]] std::string two_row_text(const cube::State& state, const cube::Numbering& numbering);
/// `net {1: 13, 2: 9}`: the places at which another sticker stands.
[[nodiscard]] std::string map_text(const cube::State& state, const cube::Numbering& numbering);
/// `net (1,4,16,13) (…)`
[[nodiscard]] std::string number_cycles_text(const cube::State& state, const cube::Numbering& numbering);

}  // namespace cubelang::eval
