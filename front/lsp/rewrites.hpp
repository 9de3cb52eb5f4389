#pragma once
// An algorithm, written otherwise: what is written in its place is worked out by the language itself.

#include <span>
#include <string>
#include <string_view>

#include "front/lsp/calculation.hpp"
#include "front/lsp/document.hpp"

namespace cubelang::lsp {

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
