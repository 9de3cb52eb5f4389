#pragma once
// The text around a position, for hints that quote it. Independent of the grammar: a text with a mistake has no tree.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// The value that ends before `at`: a name, a call, a number or a bracket: `order(R)` in `2 + order(R)`. May be empty.
[[nodiscard]] std::string_view value_before(std::string_view text, std::size_t at);
[[nodiscard]] std::string_view value_after(std::string_view text, std::size_t at);

/// The arguments of a name that ends at `at`, in any brackets or none: `R U` of `(R U)`, `[R U]` and ` R U`.
[[nodiscard]] std::string_view arguments_after(std::string_view text, std::size_t at);
/// Splits a list at the separators that are outside inner brackets.
[[nodiscard]] std::vector<std::string_view> split_at(std::string_view list, char separator);

/// The offset just past the bracket that closes the one at `open`; npos if the line ends before.
[[nodiscard]] std::size_t bracket_end(std::string_view text, std::size_t open);

/// Letters, digits and underscores.
[[nodiscard]] bool is_word_character(char c);
/// The word that begins at `begin`; may be empty.
[[nodiscard]] std::string_view word_at(std::string_view text, std::size_t begin);
/// The length to underline at `offset`: a word, an operator, or a character; 0 at the end of a line.
[[nodiscard]] std::size_t token_length(std::string_view text, std::size_t offset);

}  // namespace cubelang::lang
