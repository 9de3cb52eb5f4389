#pragma once
// The signs of the language, for help: one table. Move letters are in move_page.hpp.

#include <span>
#include <string_view>
#include <vector>

namespace cubelang::meaning {

struct Symbol {
    std::string_view spellings;  ///< the texts to look it up by, separated by blanks; see `shape_of`
    std::string_view title;      ///< "[A, B], a commutator"
    std::string_view meaning;
    std::string_view example;  ///< may be empty
    std::string_view topic;    ///< the help topic that explains it; may be empty
};
[[nodiscard]] std::span<const Symbol> symbols();
[[nodiscard]] bool is_spelled(const Symbol& symbol, std::string_view spelling);

/// The spelling that a text is an example for: `[,]` of `[R, U]`, `@` of `@uf`, `2` of `105`; else the text itself.
[[nodiscard]] std::string_view shape_of(std::string_view text);
/// The rows for a sign, or for an example of it; a bracket has several.
[[nodiscard]] std::vector<const Symbol*> find_symbols(std::string_view text);

}  // namespace cubelang::meaning
