#pragma once
// Finds the expression at a place in a document, and rewrites an algorithm with a formula of the language.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/lsp/calculation.hpp"
#include "front/lsp/document.hpp"
#include "lang/ast.hpp"

namespace cubelang::lsp {

struct EnclosingNodes {
    std::vector<const lang::Statement*> statements;  ///< outermost first
    std::vector<const lang::Expr*> expressions;      ///< of the innermost statement; outermost first
    bool is_local = false;                           ///< names may be parameters or loop variables
};
/// The nodes around a span, or around a place between two characters; of two expressions that touch there, the later.
[[nodiscard]] EnclosingNodes enclosing_nodes(const lang::Block& text, lang::Span span);

/// Whether the expression has the same value at the end of the text as in its place.
[[nodiscard]] bool has_same_value_at_end(const lang::Block& text, const lang::Expr& expr, bool is_local);

struct Rewrite {
    std::string_view name, title;
    std::string_view formula;  ///< with {} for the expression
    std::string_view failure;  ///< message if it fails; empty: that of the error
    bool is_long = false;      ///< may take minutes
};
[[nodiscard]] std::span<const Rewrite> rewrites();
/// Null for an unknown name.
[[nodiscard]] const Rewrite* find_rewrite(std::string_view name);

/// The expression to rewrite: the selection, or the expression around it.
struct Selection {
    lang::Span span{};
    bool stands_apart = true;  ///< nothing around it binds tighter than a product
};
/// Nullopt where no algorithm can be.
[[nodiscard]] std::optional<Selection> selected_expression(Document& document, lang::Span selection);

/// The new text, or a problem.
struct RewriteResult {
    std::string text{}, problem{};
};
[[nodiscard]] RewriteResult rewrite_expression(Calculation& calculation, const Rewrite& rewrite,
                                               const std::string& expression, const CancelToken& cancel_token,
                                               std::chrono::milliseconds limit);
/// In brackets if the text around it binds tighter.
[[nodiscard]] std::string bracketed_if_needed(std::string text, const Selection& selected);

}  // namespace cubelang::lsp
