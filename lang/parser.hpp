#pragma once
// Text to tree.

#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"

namespace cubelang::lang {

struct Parsed {
    std::vector<Statement> statements;
    std::vector<Diagnostic> errors;  ///< one for each broken statement: its first fault. Empty if all is well.
};

/// Reads the whole text. Never throws for what the text says: every broken statement is reported.
[[nodiscard]] Parsed parse(const SourcePtr& source);

}  // namespace cubelang::lang
