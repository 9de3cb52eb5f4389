#pragma once
// The further lines of a statement: their prompts say which bracket is open, and who is lost in them is told the way
// out.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::shell {

/// What stands before the line that follows `text`, as wide as `prompt`: "  ( ...> ". A bracket that was opened some
/// lines above has its line before it.
[[nodiscard]] std::string continuation_of(const std::string& prompt, std::string_view text);
/// The same before each line of `text` but the first.
[[nodiscard]] std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text);
/// The text as it was typed at a prompt.
[[nodiscard]] std::string with_prompts(const std::string& prompt, std::string_view text);

/// Whoever leaves a line empty while a bracket is open, or types a command of the prompt there, may not know that it
/// is: what to do, in few words. Else nothing.
[[nodiscard]] std::string way_out(std::string_view text);

}  // namespace cubelang::shell
