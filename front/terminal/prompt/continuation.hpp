#pragma once
// The continuation lines of a statement: their prompts show the open bracket, and hints help a lost user.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/scanner.hpp"
#include "lang/tokens.hpp"

namespace cubelang::terminal {

/// Tracks the open brackets and comments of a text line by line; each line is scanned once.
class OpenBrackets {
public:
    struct Open {
        std::string what{};    ///< a bracket, `/*` or a quote; may be empty
        std::size_t line = 0;  ///< its line number, from 1
    };

    void add_line(std::string_view line);
    /// The innermost open bracket or comment.
    [[nodiscard]] Open open() const;
    /// The prompt of the next line, as wide as `prompt`: "  ( ...> ". A bracket that was opened several lines above
    /// is preceded by its line number.
    [[nodiscard]] std::string continuation(const std::string& prompt) const;

private:
    void add(lang::Token::Kind kind, std::string_view token);

    std::vector<Open> open_;
    std::size_t lines_ = 0, ending_line_ = 0;
    std::string ending_;  ///< of the comment or text that is open
};

/// The prompts of all lines of `text` but the first.
[[nodiscard]] std::vector<std::string> continuations_in(const std::string& prompt, std::string_view text);
/// The text with prompts, as typed.
[[nodiscard]] std::string with_prompts(const std::string& prompt, std::string_view text);

/// A hint if the last line is empty, or is a prompt command, while a bracket is open; otherwise empty.
[[nodiscard]] std::string unclosed_hint(std::string_view text);
/// The same for an incomplete text with these open brackets.
[[nodiscard]] std::string unclosed_hint(std::string_view text, const OpenBrackets& open);

/// A statement that is being typed, line by line; each line is scanned once.
class TypedStatement {
public:
    void add(std::string_view line) {
        if (!text_.empty()) text_ += '\n';
        text_ += line;
    }
    void clear() { *this = {}; }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    /// Does the statement need more lines? Updates the open brackets if it does.
    [[nodiscard]] bool is_incomplete() {
        if (!growing_.is_incomplete(text_)) return false;
        for (; seen_ <= text_.size(); seen_ = line_end() + 1)
            open_.add_line(std::string_view(text_).substr(seen_, line_end() - seen_));
        return true;
    }
    /// The prompt for the next line.
    [[nodiscard]] std::string prompt(const std::string& first) const {
        return text_.empty() ? first : open_.continuation(first);
    }
    /// A hint for a lost user; usually empty.
    [[nodiscard]] std::string unclosed_hint() const { return terminal::unclosed_hint(text_, open_); }

private:
    [[nodiscard]] std::size_t line_end() const { return std::min(text_.find('\n', seen_), text_.size()); }

    std::string text_;
    std::size_t seen_ = 0;  ///< offset of the first line that `open_` has not seen
    lang::GrowingText growing_;
    OpenBrackets open_;
};

}  // namespace cubelang::terminal
