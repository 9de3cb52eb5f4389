#pragma once
// The formatter of `cube fmt` and of editors. Its style is described in docs/program.md.

#include <cstdint>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "lang/source.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

struct Layout {
    std::string text;                  ///< the formatted text, with the same syntax tree
    std::vector<Diagnostic> mistakes;  ///< errors in the text, which is not formatted then
};

/// Changes only blanks, newlines, and the spelling of primes and superscripts, and puts brackets around values that
/// are too long for a line. Comments stay with their statements. Throws if it is stopped.
[[nodiscard]] Layout layout_of(const SourcePtr& source, StopToken stop = {});

/// A 64-bit hash of a statement's tree without its places in the text. Collisions are ignored.
[[nodiscard]] std::uint64_t fingerprint(const Statement& statement);

}  // namespace cubelang::lang
