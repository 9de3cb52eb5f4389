#pragma once
// Syntax colours of a text that is being edited, and the signature of the call around the cursor. The text need not
// be a valid program.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang::inline session {

enum class Color : std::uint8_t {
    plain,
    keyword,
    known,  ///< a built-in function or constant
    own,    ///< a name that was defined in the session
    wrong,  ///< a closing bracket without an opening one, a call of an unknown function
    number,
    text,
    comment,
    bracket,  ///< the bracket pair at the cursor
};

/// A coloured span of the text, in bytes. Later spans override earlier ones; the rest is plain.
struct ColorSpan {
    std::size_t begin = 0, end = 0;
    Color color = Color::plain;
};
inline constexpr auto no_cursor = static_cast<std::size_t>(-1);

/// Unknown names stay plain: they may be incomplete or not defined yet.
[[nodiscard]] std::vector<ColorSpan> color_spans(const Session& session, std::string_view text,
                                                 std::size_t cursor = no_cursor);

/// An open call: its name, the function's signature, and the number of commas after its bracket.
struct OpenCall {
    std::string_view name{};
    std::string signature{};
    std::size_t commas = 0;
};
/// The innermost call that is open at the end of the text; without a name outside calls.
[[nodiscard]] OpenCall open_call(const Session& session, std::string_view before);
[[nodiscard]] inline std::string signature_at(const Session& session, std::string_view text, std::size_t cursor) {
    return open_call(session, text.substr(0, cursor)).signature;
}

}  // namespace cubelang::inline session
