#pragma once
// The escape sequences that terminals send, each without its first byte, Esc.

#include <optional>
#include <string>
#include <string_view>

namespace cubelang::editor {

/// Do these bytes begin a sequence, rather than stand for a key pressed with Alt?
[[nodiscard]] bool begins_sequence(std::string_view bytes);
/// A terminal's answer to a question, or the like: it goes on to a terminator of its own.
[[nodiscard]] bool is_string_sequence(std::string_view bytes);
/// One that says by its start how many bytes follow, whatever they are.
[[nodiscard]] bool is_counted_sequence(std::string_view bytes);

/// The key's name; "" if it is whole and means no key; nothing if more must follow.
[[nodiscard]] std::optional<std::string> sequence_name(std::string_view bytes);

}  // namespace cubelang::editor
