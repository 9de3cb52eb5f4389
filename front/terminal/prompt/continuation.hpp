#pragma once
// The further lines of a statement: their prompts say which bracket is open, and who is lost in them is told the way
// out.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/tokens.hpp"

namespace cubelang::shell {

/// What is open at the end of a text that comes line by line: each is looked at once.
class OpenAtEnd {
public:
    struct Open {
        std::string what{};    ///< a bracket, or `/*`; empty: nothing
        std::size_t line = 0;  ///< of the text, from 1
    };

    void add_line(std::string_view line);
    /// The innermost.
    [[nodiscard]] Open open() const;
    /// What stands before the next line, as wide as `prompt`: "  ( ...> ". A bracket that was opened some lines above
    /// has its line before it.
    [[nodiscard]] std::string continuation(const std::string& prompt) const;

private:
    void add(lang::Token::Kind kind, std::string_view token);

    std::vector<Open> open_;
    std::size_t lines_ = 0, comment_line_ = 0;
    bool in_comment_ = false;
};

/// What stands before each line of `text` but the first.
[[nodiscard]] std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text);
/// The text as it was typed at a prompt.
[[nodiscard]] std::string with_prompts(const std::string& prompt, std::string_view text);

/// Whoever leaves a line empty while a bracket is open, or types a command of the prompt there, may not know that it
/// is: what to do, in few words. Else nothing.
[[nodiscard]] std::string way_out(std::string_view text);
/// Of a text that is incomplete, and known to have that open.
[[nodiscard]] std::string way_out(std::string_view text, const OpenAtEnd& open);

}  // namespace cubelang::shell
