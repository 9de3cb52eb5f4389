#pragma once
// What an expression or a statement consists of, and which names it uses.

#include <set>
#include <string>
#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lesson {

/// The expressions right inside one.
[[nodiscard]] std::vector<lang::ExprPtr> children(const lang::Expr& expr);

using NameSet = std::set<std::string, std::less<>>;

/// Adds the names that are used: of values and of functions.
void add_names(const lang::ExprPtr& expr, NameSet& names);
void add_names(const lang::Block& statements, NameSet& names);

}  // namespace cubelang::lesson
