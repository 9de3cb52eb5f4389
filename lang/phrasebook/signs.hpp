#pragma once
// Characters and words that do not belong where they were found, whatever was expected there: quotes from a word
// processor, a bracket that closes nothing, `&&`.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::lang {

struct Unexpected {
    std::string message, hint;
};

/// What to say of a text that begins so.
struct UnexpectedRow {
    std::string_view front, message, hint;
};
/// The first row that the text begins with, or null: in a table longer fronts come before their beginnings.
[[nodiscard]] const UnexpectedRow* find_row(std::span<const UnexpectedRow> table, std::string_view text);

/// What to say of the front of the text, if it is wrong wherever it is.
[[nodiscard]] std::optional<Unexpected> unexpected_at(std::string_view text);

/// How much to underline at `offset`: a word, an operator, or a character; nothing at the end of a line.
[[nodiscard]] std::size_t token_length(std::string_view text, std::size_t offset);

/// A word that only ever begins a statement.
[[nodiscard]] bool begins_statement(std::string_view text);

}  // namespace cubelang::lang
