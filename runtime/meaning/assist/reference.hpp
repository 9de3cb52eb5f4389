#pragma once
// The page of built-ins, made from their table.

#include <string>

namespace cubelang::eval {

/// Markdown: every built-in under its topic with signature, meaning and example; the constants; the keywords.
[[nodiscard]] std::string reference_page();

}  // namespace cubelang::eval
