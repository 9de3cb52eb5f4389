#pragma once
// Lines that cannot be parsed, rewritten in this language: `G = <R, U>` as `let G = group(R, U)`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// Whether a word between blanks consists of moves, parts, brackets and their signs: `(R`, `U')6,`, `R*U^-1`, `@uf`.
[[nodiscard]] bool is_code(std::string_view word);

struct WrittenGroup {
    std::string written;  ///< group(R, U)
    std::size_t end;      ///< offset just past its text
};
/// The group at the offset, in the brackets of mathematics or of Magma: `<R, U>`, `sub<G | R, U>`. A bracket that is
/// not closed ends with its moves.
[[nodiscard]] std::optional<WrittenGroup> group_at(std::string_view line, std::size_t at);

/// With calls in small letters: `Group(R, U)` as `group(R, U)`.
[[nodiscard]] std::string with_small_calls(std::string text);

/// With functions without a name, `lambda p: order(p)` as `p -> order(p)`, and `def f(p): return p` as `def f(p) = p`.
[[nodiscard]] std::string with_functions(std::string text);

/// Possible meanings of the line, the likeliest first. Most of them cannot be parsed either.
[[nodiscard]] std::vector<std::string> rewritten(std::string_view line);

}  // namespace cubelang::lang
