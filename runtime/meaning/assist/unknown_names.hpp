#pragma once
// Names that nothing is called by, found without running the text.

#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

/// What running it would say of each name that is neither defined in the text where it is used (lang/editing), nor in
/// `scope`, nor built in, nor in a module of the library that the text imports. Nothing if it imports a file: who knows
/// what that defines?
[[nodiscard]] std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source,
                                                          const Scope& scope);

}  // namespace cubelang::eval
