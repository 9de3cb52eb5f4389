#pragma once
// A statement cut into what lines are made of: its tokens with their comments, moves apart from each other.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "lang/editing/roles.hpp"
#include "lang/tokens.hpp"

namespace cubelang::lang {

struct Piece {
    Token::Kind kind = Token::Kind::unknown;
    std::string_view text;             ///< as it is to be written
    std::uint32_t begin = 0, end = 0;  ///< in the source
    std::uint8_t newlines = 0;         ///< in front of it: 0, 1, or 2 for more
    bool touches = false;              ///< nothing is in front of it, not even a blank
    bool apart = false;                ///< a `;` is in front of it
    // Its roles
    bool is_close = false;       ///< in a cycle: no blanks
    bool is_as_written = false;  ///< and so is what comes in front of it
    bool is_block = false;       ///< a brace around statements
    bool is_tight = false;       ///< a sign without blanks around it
};

[[nodiscard]] bool is_comment(const Piece& piece);
/// A comment that ends with its line?
[[nodiscard]] bool is_line_comment(const Piece& piece);

/// Texts that are written otherwise than in the source live here.
using Respelled = std::deque<std::string>;

/// The pieces of a stretch of the text, without the signs `;`, which come back where they are needed.
[[nodiscard]] std::vector<Piece> pieces_of(std::string_view text, Span stretch, const Roles& roles, Respelled& texts);

}  // namespace cubelang::lang
