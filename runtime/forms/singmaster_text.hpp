#pragma once
// Singmaster's cycles: capital letters, and the sign of a cycle behind its bracket.
//
//   (URF,ULB)+     the same as (+urf,ulb): the last part turns clockwise on its way home; (UF,UR)+ flips there; (URF)-
//   turns in place (U,F+,D)++     fixed centres of a supercube: within the cycle each sign stands behind its letter

#include <string>

#include "runtime/value/context.hpp"

namespace cubelang::eval {

[[nodiscard]] std::string singmaster_text(const cube::State& state);
[[nodiscard]] cube::State read_singmaster(const Context& context, const std::string& text);

}  // namespace cubelang::eval
