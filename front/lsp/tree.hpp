#pragma once
// What of a document's tree is around a place.

#include <vector>

#include "lang/ast.hpp"

namespace cubelang::lsp {

struct Around {
    std::vector<const lang::Statement*> statements;  ///< outermost first
    std::vector<const lang::Expr*> expressions;      ///< of the innermost statement; outermost first
    bool is_local = false;                           ///< may what is named there be a parameter or a loop's variable?
};
/// Around a span, or a place between two characters; of two expressions that touch there the one behind it.
[[nodiscard]] Around around(const lang::Block& text, lang::Span span);

/// Does what the expression comes to, at the end of the text, say what it came to where it stands?
[[nodiscard]] bool means_the_same_at_the_end(const lang::Block& text, const lang::Expr& expr, bool is_local);

}  // namespace cubelang::lsp
