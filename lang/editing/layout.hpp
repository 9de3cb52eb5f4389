#pragma once
// The one style of writing: what `cube fmt` and editors make of a text. docs/style.md says what it is and why.

#include <cstdint>
#include <string>
#include <vector>

#include "lang/ast.hpp"
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

/// What a statement's tree says, without its places in the text, in 64 bits: trees that differ have the same one by an
/// accident that nobody will see.
[[nodiscard]] std::uint64_t fingerprint(const Statement& statement);

}  // namespace cubelang::lang
