#pragma once
// Which expression of a document is around a place, and an algorithm written otherwise, as the language works it out.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/lsp/calculation.hpp"
#include "front/lsp/document.hpp"
#include "lang/ast.hpp"

namespace cubelang::lsp {

struct Around {
    std::vector<const lang::Statement*> statements;  ///< outermost first
    std::vector<const lang::Expr*> expressions;      ///< of the innermost statement; outermost first
    bool is_local = false;                           ///< may what is named there be a parameter or a loop's variable?
};
/// Around a span, or a place between two characters; of two expressions that touch there the one behind it.
[[nodiscard]] Around around(const lang::Block& text, lang::Span span);

/// Whether the expression has the same value at the end of the text as in its place.
[[nodiscard]] bool means_the_same_at_the_end(const lang::Block& text, const lang::Expr& expr, bool is_local);

struct Rewrite {
    std::string_view name, title;
    std::string_view formula;  ///< of what is written there: {}
    std::string_view failure;  ///< what is said where nothing comes of it
    bool is_long = false;      ///< may take minutes
};
[[nodiscard]] std::span<const Rewrite> rewrites();
/// Null: there is none of that name.
[[nodiscard]] const Rewrite* find_rewrite(std::string_view name);

/// What is to be written otherwise: a selection that is an expression, or else the one around it.
struct Selected {
    lang::Span span{};
    bool stands_apart = true;  ///< does nothing around it bind tighter than a product?
};
/// Nothing where no algorithm can be.
[[nodiscard]] std::optional<Selected> selected_expression(Document& document, lang::Span selection);

/// What to write there, or why nothing.
struct Rewritten {
    std::string text{}, problem{};
};
[[nodiscard]] Rewritten rewritten(Calculation& calculation, const Rewrite& rewrite, const std::string& expression,
                                  const Ticket& ticket, std::chrono::milliseconds limit);
/// In brackets where it would be torn apart.
[[nodiscard]] std::string fitted(std::string text, const Selected& selected);

}  // namespace cubelang::lsp
