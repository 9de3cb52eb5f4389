#pragma once
// Statements that may not be parsed: where they begin and end, and what kind of text they are.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::lang {

/// The offset after a quoted text, or after the character at `at`.
[[nodiscard]] std::size_t next_place(std::string_view text, std::size_t at);
/// Are all brackets closed?
[[nodiscard]] bool is_balanced(std::string_view code);

/// Whether `let` or `def` defines the word.
[[nodiscard]] bool is_defined_in(std::string_view text, std::string_view word);

/// The statement that begins at `begin`, up to its comment or the end of its line.
[[nodiscard]] std::string_view statement_text(std::string_view text, std::size_t begin);
/// Where the statement around `at` begins: after the end of a line, a `;` or a brace.
[[nodiscard]] std::size_t statement_begin(std::string_view text, std::size_t at);

/// Whether a text consists of moves, parts, brackets and their signs: `(R U')6,`, `R*U^-1`, `@uf`.
[[nodiscard]] bool is_code(std::string_view text);

/// The hint for a line of words and moves that is not a statement; empty for other lines: that of the first word that
/// has one, or where to search for the longest word.
[[nodiscard]] std::string words_hint(std::string_view line);
/// The hint for a word that has no other: where help is found.
[[nodiscard]] std::string help_hint(std::string_view word);

}  // namespace cubelang::lang
