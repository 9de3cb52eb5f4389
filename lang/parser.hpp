#pragma once
// Text to tree.

#include <atomic>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

struct Parsed {
    std::vector<Statement> statements;
    std::vector<Diagnostic> errors;  ///< one for each broken statement: its first fault. Empty if all is well.
};

/// Reads the whole text. Never throws for what the text says: every broken statement is reported.
/// `stop`, if given, is looked at every now and then: then the one error is that it was interrupted.
[[nodiscard]] Parsed parse(const SourcePtr& source, StopToken stop = {});

}  // namespace cubelang::lang
