#pragma once
// Errors for operators, words and lines of other languages: the rows of advice, with their places in a text.

#include <optional>

#include "lang/advice/match.hpp"
#include "lang/diagnostic.hpp"

namespace cubelang::lang {

/// The error for an operator such as `**` or `:=` that covers `offset`, where parsing stopped, or ends there.
[[nodiscard]] std::optional<Diagnostic> foreign_operator(const SourcePtr& source, std::size_t offset);

/// The error for a statement that begins with a foreign word, `while` or `LET`, unless the text defines that word.
[[nodiscard]] std::optional<Diagnostic> foreign_statement(const SourcePtr& source, std::size_t begin);

/// The error for a statement in plain words, which cannot be parsed.
[[nodiscard]] std::optional<Diagnostic> foreign_line(const SourcePtr& source, std::size_t begin);

/// The hint for a statement of another notation that fails when it is run, such as `F2 R (19f)`.
void read_otherwise(Diagnostic& wrong, const Where& statement);

/// The names that a text defines, and calls in capitals: `Group(R, U)`.
[[nodiscard]] KnownNames names_defined_in(std::string_view text);

}  // namespace cubelang::lang
