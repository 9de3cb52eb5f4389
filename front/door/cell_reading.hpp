#pragma once
// What a text in a cell says before it is run: is it whole, and what is it about where the cursor is? Jupyter counts in
// characters, the session in bytes.

#include <cstddef>
#include <string>
#include <string_view>

#include "runtime/session/session.hpp"

namespace cubelang::shell {

/// Where the character of that number begins; behind the end: the end.
[[nodiscard]] std::size_t byte_at(std::string_view text, std::size_t character);
/// How many characters are before that byte.
[[nodiscard]] std::size_t character_at(std::string_view text, std::size_t byte);

/// "complete", "incomplete" (more lines must follow) or "invalid" (none can mend it).
[[nodiscard]] std::string completeness(const std::string& text);
/// The blanks before the next line: two for each bracket that is open.
[[nodiscard]] std::string indent_after(std::string_view text);

/// The page of help about the name, moves or sign at the cursor, with the value of what was defined here; else the
/// signature of the call around it. Empty: there is nothing to say.
[[nodiscard]] std::string explained_at(const Session& session, std::string_view text, std::size_t cursor);

}  // namespace cubelang::shell
