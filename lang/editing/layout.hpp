#pragma once
// The one style of writing: what `cube fmt` and editors make of a text. docs/style.md says what it is and why.

#include <string>
#include <vector>

#include "lang/diagnostic.hpp"
#include "lang/source.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

struct Layout {
    std::string text;                  ///< in the style; the same syntax tree
    std::vector<Diagnostic> mistakes;  ///< of a text that is no program: then there is no layout
};

/// Only blanks, newlines, the spelling of primes and of raised digits differ, and brackets around what is too long for
/// a line. Comments stay with their statements. Throws when it is stopped.
[[nodiscard]] Layout layout_of(const SourcePtr& source, StopToken stop = {});

}  // namespace cubelang::lang
