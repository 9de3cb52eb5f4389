#pragma once
// What the words of a text are, while it is being written: its colours, and the signature of the call around the
// cursor. Any text has them, however far it is from a program.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang {

enum class Color : std::uint8_t {
    plain,
    keyword,
    known,  ///< a name that means something
    own,    ///< a name that was given in the session
    wrong,  ///< what cannot be right: a bracket that closes nothing, a call of nothing
    number,
    text,
    comment,
    bracket,  ///< the pair at the cursor
};

/// A stretch of the text, in bytes; a later one outweighs an earlier one. What lies between them is plain.
struct Colored {
    std::size_t begin = 0, end = 0;
    Color color = Color::plain;
};
inline constexpr auto no_cursor = static_cast<std::size_t>(-1);

/// A name that means nothing is left plain: perhaps it is not finished, or to be defined yet.
[[nodiscard]] std::vector<Colored> colored(const Session& session, std::string_view text,
                                           std::size_t cursor = no_cursor);

/// The signature of the function in whose brackets the cursor is; empty if it is in none.
[[nodiscard]] std::string signature_at(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang
