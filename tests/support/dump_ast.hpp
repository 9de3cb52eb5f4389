#pragma once
// A syntax tree as one line of s-expressions, so that a test can compare all of it: `(* [R U] (^ sune 2))`.

#include <string>

#include "lang/ast.hpp"
#include "lang/parser.hpp"

namespace cubelang::test {

[[nodiscard]] std::string dump(const lang::Expr& expr);
/// The statements, separated by newlines; for a broken text `LINE:COL: MESSAGE`, with `| HINT` if there is one.
[[nodiscard]] std::string dump(const lang::ParseResult& parsed);
[[nodiscard]] std::string dump_text(const std::string& text);

}  // namespace cubelang::test
