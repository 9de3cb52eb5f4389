#pragma once
// What is said of a statement besides its answer: that something in it is not what it looks like.

#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"

namespace cubelang::eval {

[[nodiscard]] std::vector<lang::Note> notes_on(const lang::Statement& statement, const lang::SourcePtr& source);

}  // namespace cubelang::eval
