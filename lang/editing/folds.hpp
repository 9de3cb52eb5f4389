#pragma once
// What an editor can fold away: blocks and long brackets, comments, imports that follow each other.

#include <cstdint>
#include <string_view>
#include <vector>

#include "lang/tokens.hpp"

namespace cubelang::lang {

struct Fold {
    enum class Kind : std::uint8_t { code, comment, imports };

    std::uint32_t first = 0, last = 0;  ///< lines, from 0; the first one stays to be seen
    Kind kind = Kind::code;
    friend bool operator==(const Fold&, const Fold&) = default;
};

/// Of any text with its tokens, by their first lines: one for each line, the longest. A closing bracket that begins its
/// line stays to be seen too. A line ends with \n, \r\n or \r.
[[nodiscard]] std::vector<Fold> folds_of(std::string_view text, const std::vector<Token>& tokens);

}  // namespace cubelang::lang
