#pragma once
// How a token is to be written: with an apostrophe for a prime, with plain digits for raised ones.

#include <deque>
#include <string>
#include <string_view>

#include "lang/tokens.hpp"

namespace cubelang::lang {

/// Texts that are written otherwise than in the source live here.
using Respelled = std::deque<std::string>;

/// `follows_plainly`: digits may touch what is in front of it, a bracket or the letter of a move.
[[nodiscard]] std::string_view respelled(Token::Kind kind, std::string_view text, bool follows_plainly,
                                         Respelled& texts);

}  // namespace cubelang::lang
